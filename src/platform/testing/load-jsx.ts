// `node --import load-jsx.ts`: has Node load `*.tsx` too, which it does not know, and pass over style sheets. Tests run the
// sources as Node itself does; of screens they need a part here and there.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';

registerHooks({
	load(url, context, nextLoad) {
		const [file] = url.split('?');
		if (file?.endsWith('.css')) return { format: 'module', source: '', shortCircuit: true };
		if (!file?.endsWith('.tsx')) return nextLoad(url, context);
		const { code } = transformSync(readFileSync(fileURLToPath(file), 'utf8'), {
			jsc: {
				parser: { syntax: 'typescript', tsx: true },
				transform: { react: { runtime: 'automatic' } },
				target: 'es2024',
			},
			sourceMaps: 'inline',
		});
		return { format: 'module', source: code, shortCircuit: true };
	},
});
