import { settings, wantOf } from './config.ts';

const sections: readonly [string, RegExp][] = [
	[
		'Server',
		/^(PORT|HOST|WEB_CONCURRENCY|SITE_URL|TRUSTED_PROXIES|BODY_LIMIT|REQUEST_TIMEOUT|RATE_LIMITS|WARM_UP|LOG_LEVEL|METRICS_TOKEN|CONTACT_PHONE)$/,
	],
	['Database', /^(DATA_DIR|DATABASE_|EMBEDDED_)/],
	['Tables', /^(STATEMENT_TIMEOUT_|MAX_ROWS|ANSWER_|TABLES_)/],
	['Keys and sessions', /^(PUBLISHABLE_KEY|SECRET_KEY|JWT_)/],
	['Sign-in', /^(AUTH_|GOOGLE_)/],
	['Mail and messages', /^(SMTP_URL|MAIL_FROM|SMS_|TWILIO_)/],
	['Language model', /^AI_/],
	['Files', /^STORAGE_/],
	['Realtime', /^REALTIME_/],
	['Quotas', /^QUOTA_/],
	['Retention', /^(AUDIT|UNCONFIRMED)_DAYS$/],
	['Blog', /^DAILY_ARTICLES/],
	['Traces and metrics', /^OTEL_/],
];

/** The text of `docs/configuration.md`, from the schema. */
export function configurationPage(): string {
	const names = Object.keys(settings);
	const listed = sections.flatMap(([, pattern]) => names.filter((name) => pattern.test(name)));
	const missing = names.filter((name) => !listed.includes(name));
	if (missing.length > 0) throw new Error(`no section of the page holds ${missing.join(', ')}`);
	const parts = sections.map(([title, pattern]) => {
		const rows = names.filter((name) => pattern.test(name)).map(row);
		return `## ${title}\n\n| variable | wants | default | meaning |\n|---|---|---|---|\n${rows.join('\n')}\n`;
	});
	return `# Configuration\n\nHoopoe is configured by environment variables. All are optional; an empty one counts as absent. A value that cannot be\nused stops the start with one line that names the variable. This page is written from the schema in\n\`src/platform/settings/config.ts\` by \`npm run docs\`.\n\n${parts.join('\n')}`;
}

function row(name: string): string {
	const setting = settings[name as keyof typeof settings];
	const parsed = setting.safeParse(undefined);
	const value = parsed.success ? parsed.data : undefined;
	const fallback = Array.isArray(value) && value.length === 0 ? undefined : value;
	const shown =
		fallback === undefined
			? ''
			: typeof fallback === 'boolean'
				? fallback
					? '`on`'
					: '`off`'
				: `\`${String(fallback)}\``;
	return `| \`${name}\` | ${wantOf(name).replaceAll('|', '\\|')} | ${shown} | ${setting.description ?? ''} |`;
}
