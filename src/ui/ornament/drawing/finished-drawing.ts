import { compactPath } from './compact-path.ts';
import { NAME } from './pen.ts';
import { sharePaths } from './share-paths.ts';

/** A drawing as it is kept: its name put into the ids, its paths short, and none written twice. */
export function finished(name: string, svg: string): string {
	const compact = svg
		.replaceAll(NAME, `${name}-`)
		.replace(/ d="([^"]+)"/g, (_, d: string) => ` d="${compactPath(d)}"`)
		.replace(/="(-?)0\./g, '="$1.');
	return sharePaths(compact, name);
}
