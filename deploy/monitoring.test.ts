import { readFileSync } from 'node:fs';
import { parser } from '@prometheus-io/lezer-promql';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { createMetrics } from '../src/platform/process/metrics.ts';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const rules = z
	.strictObject({
		groups: z.tuple([
			z.strictObject({
				name: z.literal('hoopoe'),
				rules: z.array(
					z.strictObject({
						alert: z.string().regex(/^Hoopoe[A-Z]\w+$/),
						expr: z.string(),
						for: z
							.string()
							.regex(/^\d+m$/)
							.optional(),
						labels: z.strictObject({ severity: z.enum(['page', 'ticket']) }),
						annotations: z.strictObject({ summary: z.string(), runbook: z.string() }),
					}),
				),
			}),
		]),
	})
	.parse(parse(read('monitoring/alerts.yaml'), { strict: true })).groups[0].rules;
const panels = z
	.object({ panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })) })) })
	.parse(JSON.parse(read('monitoring/dashboard.json'))).panels;
const expressions = [
	...rules.map(({ alert, expr }) => [alert, expr] as const),
	...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
].map(([name, expr]) => [name, expr.replaceAll('$__rate_interval', '5m')] as const);

describe('alert rules and dashboard', () => {
	it.each(expressions)('%s is PromQL over metrics that there are: %s', async (_, expression) => {
		const names: string[] = [];
		const errors: string[] = [];
		parser.parse(expression).iterate({
			enter({ type, from, to }) {
				if (type.isError) errors.push(expression.slice(from, to));
				if (type.name === 'Identifier') names.push(expression.slice(from, to));
			},
		});
		expect(errors).toEqual([]);
		const metrics = createMetrics();
		metrics.pool(() => ({ connections: 0, idle: 0, waiting: 0 }));
		metrics.realtime.watch(() => ({ sockets: 0, channels: 0 }));
		const known = (await metrics.list()).map(({ name }) => name);
		const used = names.filter((name) => name.startsWith('hoopoe_'));
		expect(used.length).toBeGreaterThan(0);
		for (const name of used)
			expect(
				[name, name.replace(/_(bucket|count|sum)$/, '')].some((one) => known.includes(one)),
				name,
			).toBe(true);
	});

	it('point to a chapter that there is', () => {
		const page = read('../docs/operations.md');
		for (const { annotations } of rules) {
			const chapter = annotations.runbook.replace('docs/operations.md: ', '');
			expect(page.includes(`**${chapter}`) || page.includes(`# ${chapter}`), chapter).toBe(true);
		}
	});
});
