import { readFileSync } from 'node:fs';
import { validate } from 'dockerfile-utils';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { z } from 'zod';
import packageFile from '../package.json' with { type: 'json' };
import { nodeFlags } from '../scripts/node-flags.mjs';
import { settings } from '../src/platform/settings/config.ts';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const documents = (name: string): unknown[] =>
	parseAllDocuments(read(name), { strict: true, uniqueKeys: true }).map((document) => {
		expect([...document.errors, ...document.warnings]).toEqual([]);
		return document.toJS();
	});

describe('the Dockerfile', () => {
	const text = read('Dockerfile');
	const stages = text.split(/^FROM /m).slice(1);
	const last = stages.at(-1) ?? '';

	it('is one', () => {
		expect(validate(text).map(({ message }) => message)).toEqual([]);
	});

	it('asks the network for nothing but images and packages', () => {
		expect(text).not.toMatch(/\b(curl|wget|apt-get|apk|git clone|ADD)\b/);
	});

	it('installs once, in a step that is repeated only when a package changes', () => {
		expect(stages[0]?.match(/^RUN .*install/gm)).toEqual([
			'RUN --mount=type=cache,target=/root/.npm node scripts/setup.mjs install',
		]);
	});

	it('runs as somebody who is not root, tells whether it lives, and is stopped by the signal that the server knows', () => {
		expect(last).toMatch(/^USER 1000:1000$/m);
		expect(last).toMatch(/^HEALTHCHECK /m);
		expect(last).toMatch(/^STOPSIGNAL SIGTERM$/m);
		expect(last).not.toMatch(/^RUN .*npm/m);
	});

	it('starts the server as npm start does', () => {
		expect(last).toContain(`CMD ${JSON.stringify(['node', ...nodeFlags, 'src/main.ts']).replaceAll(',', ', ')}\n`);
		expect(text).toContain(`NODE_IMAGE=node:${packageFile.dependencies.node.split('.')[0]}-`);
	});

	it('keeps what it needs, and nothing secret, in its context', () => {
		const ignore = read('Dockerfile.dockerignore').split('\n');
		expect(ignore).toContain('*');
		const named = [...last.matchAll(/^COPY --from=build \/app\/(\S+)/gm)].map(([, name]) => name);
		const made = ['node_modules', 'build'];
		for (const name of named)
			if (!made.includes(name as string)) expect(ignore).toContain(`!${name}`.replace('!./', '!'));
	});
});

const known = (names: string[]) =>
	names.filter((name) => !(name in settings) && !['NODE_ENV', 'POSTGRES_PASSWORD'].includes(name));

describe('the compose file', () => {
	const service = z.strictObject({
		image: z.string(),
		build: z.strictObject({ context: z.literal('..'), dockerfile: z.literal('deploy/Dockerfile') }).optional(),
		restart: z.literal('unless-stopped'),
		init: z.boolean().optional(),
		read_only: z.boolean().optional(),
		cap_drop: z.array(z.literal('ALL')).optional(),
		security_opt: z.array(z.string()).optional(),
		stop_grace_period: z.string().regex(/^\d+s$/),
		shm_size: z.string().optional(),
		depends_on: z.record(z.string(), z.strictObject({ condition: z.literal('service_healthy') })).optional(),
		ports: z.array(z.string().regex(/^127\.0\.0\.1:\d+:\d+$/)).optional(),
		environment: z.record(z.string(), z.union([z.string(), z.number()])),
		env_file: z.array(z.strictObject({ path: z.string(), required: z.boolean() })).optional(),
		volumes: z.array(z.string().regex(/^[a-z]+:\/[a-z/]+$/)),
		tmpfs: z.array(z.string()).optional(),
		healthcheck: z
			.strictObject({ test: z.array(z.string()), interval: z.string(), timeout: z.string(), retries: z.number() })
			.optional(),
	});
	const [file] = documents('compose.yaml');
	const compose = z
		.strictObject({
			name: z.string(),
			services: z.strictObject({ hoopoe: service, database: service }),
			volumes: z.record(z.string(), z.null()),
		})
		.parse(file);

	it('has no writable root and no rights, waits for the database, and keeps data in volumes of its own', () => {
		const { hoopoe, database } = compose.services;
		expect(hoopoe).toMatchObject({ read_only: true, init: true, cap_drop: ['ALL'] });
		expect(Object.keys(hoopoe.depends_on ?? {})).toEqual(['database']);
		expect(database.healthcheck).toBeDefined();
		const used = [hoopoe, database].flatMap(({ volumes }) => volumes.map((volume) => volume.split(':')[0]));
		expect(used.sort()).toEqual(Object.keys(compose.volumes).sort());
	});

	it('sets settings that there are, and has no password in it', () => {
		expect(known(Object.keys(compose.services.hoopoe.environment))).toEqual([]);
		expect(read('compose.yaml')).not.toMatch(/PASSWORD: (?!\$\{)/);
	});
});

describe('the Kubernetes manifests', () => {
	const labels = z.record(z.string(), z.string());
	const metadata = z.strictObject({ name: z.string(), labels });
	const selector = z.strictObject({ matchLabels: labels });
	const probe = z.strictObject({
		httpGet: z.strictObject({ path: z.enum(['/health', '/ready']), port: z.literal('http') }),
		periodSeconds: z.number(),
		timeoutSeconds: z.number().optional(),
		failureThreshold: z.number(),
	});
	const container = z.strictObject({
		name: z.string(),
		image: z.string(),
		command: z.array(z.string()).optional(),
		ports: z.array(z.strictObject({ name: z.literal('http'), containerPort: z.number() })).optional(),
		envFrom: z.array(
			z.union([
				z.strictObject({ configMapRef: z.strictObject({ name: z.string() }) }),
				z.strictObject({ secretRef: z.strictObject({ name: z.string() }) }),
			]),
		),
		startupProbe: probe.optional(),
		livenessProbe: probe.optional(),
		readinessProbe: probe.optional(),
		lifecycle: z
			.strictObject({ preStop: z.strictObject({ exec: z.strictObject({ command: z.array(z.string()) }) }) })
			.optional(),
		resources: z.strictObject({ requests: labels, limits: labels }),
		securityContext: z.strictObject({
			allowPrivilegeEscalation: z.literal(false),
			readOnlyRootFilesystem: z.literal(true),
			capabilities: z.strictObject({ drop: z.tuple([z.literal('ALL')]) }),
		}),
		volumeMounts: z.array(z.strictObject({ name: z.string(), mountPath: z.string() })),
	});
	const pod = z.strictObject({
		automountServiceAccountToken: z.literal(false),
		restartPolicy: z.enum(['Never', 'Always']).optional(),
		terminationGracePeriodSeconds: z.number().optional(),
		securityContext: z.strictObject({
			runAsNonRoot: z.literal(true),
			runAsUser: z.literal(1000),
			runAsGroup: z.literal(1000),
			fsGroup: z.literal(1000),
			seccompProfile: z.strictObject({ type: z.literal('RuntimeDefault') }),
		}),
		topologySpreadConstraints: z
			.array(
				z.strictObject({
					maxSkew: z.number(),
					topologyKey: z.string(),
					whenUnsatisfiable: z.enum(['ScheduleAnyway', 'DoNotSchedule']),
					labelSelector: selector,
				}),
			)
			.optional(),
		containers: z.tuple([container]),
		volumes: z.array(
			z.union([
				z.strictObject({ name: z.string(), emptyDir: z.strictObject({ sizeLimit: z.string() }) }),
				z.strictObject({ name: z.string(), persistentVolumeClaim: z.strictObject({ claimName: z.string() }) }),
			]),
		),
	});
	const template = z.strictObject({ metadata: z.strictObject({ labels }), spec: pod });
	const kinds = z.discriminatedUnion('kind', [
		z.strictObject({ apiVersion: z.literal('v1'), kind: z.literal('ConfigMap'), metadata, data: labels }),
		z.strictObject({
			apiVersion: z.literal('apps/v1'),
			kind: z.literal('Deployment'),
			metadata,
			spec: z.strictObject({
				replicas: z.number().min(2),
				selector,
				strategy: z.strictObject({
					type: z.literal('RollingUpdate'),
					rollingUpdate: z.strictObject({ maxSurge: z.number().min(1), maxUnavailable: z.literal(0) }),
				}),
				minReadySeconds: z.number(),
				template,
			}),
		}),
		z.strictObject({
			apiVersion: z.literal('v1'),
			kind: z.literal('Service'),
			metadata,
			spec: z.strictObject({
				selector: labels,
				ports: z.array(z.strictObject({ name: z.string(), port: z.number(), targetPort: z.literal('http') })),
			}),
		}),
		z.strictObject({
			apiVersion: z.literal('policy/v1'),
			kind: z.literal('PodDisruptionBudget'),
			metadata,
			spec: z.strictObject({ minAvailable: z.number().min(1), selector }),
		}),
		z.strictObject({
			apiVersion: z.literal('v1'),
			kind: z.literal('PersistentVolumeClaim'),
			metadata,
			spec: z.strictObject({
				accessModes: z.array(z.literal('ReadWriteOnce')),
				resources: z.strictObject({ requests: labels }),
			}),
		}),
		z.strictObject({
			apiVersion: z.literal('batch/v1'),
			kind: z.literal('CronJob'),
			metadata,
			spec: z.strictObject({
				schedule: z.string(),
				timeZone: z.string(),
				concurrencyPolicy: z.literal('Forbid'),
				jobTemplate: z.strictObject({ spec: z.strictObject({ backoffLimit: z.number(), template }) }),
			}),
		}),
	]);
	const found = ['kubernetes/hoopoe.yaml', 'kubernetes/backup.yaml'].flatMap(documents).map((one) => kinds.parse(one));
	const of = <Kind extends (typeof found)[number]['kind']>(kind: Kind) =>
		found.find((one) => one.kind === kind) as Extract<(typeof found)[number], { kind: Kind }>;

	it('choose the pods that there are', () => {
		const wanted = of('Deployment').spec.template.metadata.labels;
		expect(of('Deployment').spec.selector.matchLabels).toEqual(wanted);
		expect(of('Service').spec.selector).toEqual(wanted);
		expect(of('PodDisruptionBudget').spec.selector.matchLabels).toEqual(wanted);
		expect(of('CronJob').spec.jobTemplate.spec.template.metadata.labels).not.toEqual(wanted);
	});

	it('ask /ready before visitors come and /health before a restart, and end after what runs may finish', () => {
		const { containers, terminationGracePeriodSeconds } = of('Deployment').spec.template.spec;
		const [{ livenessProbe, readinessProbe, startupProbe, lifecycle }] = containers;
		expect([livenessProbe, startupProbe, readinessProbe].map((one) => one?.httpGet.path)).toEqual([
			'/health',
			'/health',
			'/ready',
		]);
		const seconds = Number(lifecycle?.preStop.exec.command[1]);
		expect(terminationGracePeriodSeconds).toBeGreaterThan(seconds + 10);
	});

	it('mount volumes that they have, and set settings that there are', () => {
		for (const { containers, volumes } of [
			of('Deployment').spec.template.spec,
			of('CronJob').spec.jobTemplate.spec.template.spec,
		]) {
			expect(containers[0].volumeMounts.map(({ name }) => name).sort()).toEqual(volumes.map(({ name }) => name).sort());
			expect(containers[0].volumeMounts.map(({ mountPath }) => mountPath)).toEqual(
				expect.arrayContaining(['/tmp', '/data']),
			);
		}
		expect(known(Object.keys(of('ConfigMap').data))).toEqual([]);
	});
});

describe('the systemd unit', () => {
	const unit = read('hoopoe.service');
	const values = (key: string) => [...unit.matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value]) => value);

	it('starts the server as npm start does, as a user of its own, and restarts it', () => {
		expect(values('ExecStart')).toEqual([`/opt/hoopoe/node_modules/.bin/node ${nodeFlags.join(' ')} src/main.ts`]);
		expect(values('User')).toEqual(['hoopoe']);
		expect(values('Restart')).toEqual(['always']);
	});

	it('has sections, keys and values only, and settings that there are', () => {
		for (const line of unit.split('\n')) expect(line).toMatch(/^(|#.*|\[(Unit|Service|Install)\]|[A-Z]\w*=.*)$/);
		const names = values('Environment').flatMap((line) => line?.match(/\w+(?==)/g) ?? []);
		expect(known(names).filter((name) => !name.startsWith('MALLOC_'))).toEqual([]);
	});

	it('may write to its own folders and do nothing else to the machine', () => {
		expect(values('ProtectSystem')).toEqual(['strict']);
		expect(values('NoNewPrivileges')).toEqual(['true']);
		expect(values('CapabilityBoundingSet')).toEqual(['']);
	});
});
