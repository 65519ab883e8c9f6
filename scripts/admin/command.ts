import type { Service } from './open-service.ts';

/** What may stand behind a command, in the form of `node:util`'s parseArgs. */
export const options = {
	help: { type: 'boolean', short: 'h' },
	page: { type: 'string' },
	password: { type: 'string' },
	name: { type: 'string' },
	admin: { type: 'boolean' },
	type: { type: 'string' },
	for: { type: 'string' },
	yes: { type: 'boolean' },
	soft: { type: 'boolean' },
	uri: { type: 'string' },
	public: { type: 'boolean' },
	'metadata-url': { type: 'string' },
	'metadata-file': { type: 'string' },
	domain: { type: 'string', multiple: true },
	edition: { type: 'string' },
	source: { type: 'string' },
	licence: { type: 'string' },
	remove: { type: 'boolean' },
} as const;

export type Options = {
	-readonly [Name in keyof typeof options]?: (typeof options)[Name]['type'] extends 'boolean'
		? boolean
		: (typeof options)[Name] extends { multiple: true }
			? string[]
			: string;
};

/** One command: it says what it did on standard output, and throws a Refusal where it did nothing. */
export type Command = (service: Service, words: readonly string[], options: Options) => Promise<void>;
