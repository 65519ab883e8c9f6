import { answerAnew, compressPage, plainPage, type Rendered } from './compress-page.server.ts';
import { watchedPaths } from './fixed-pages.ts';
import { type Ready, withoutPlainBytes } from './static-files.server.ts';

type Report = (error: unknown) => void;

/** Fixed pages, each rendered once, compressed and kept. */
export interface FixedPageStore {
	find(path: string): Ready | undefined;
	/** Renders a page that is not kept, once for all who ask for it meanwhile. What fails is tried again the next time. */
	render(path: string, report: Report): Promise<Ready | Response>;
	/** Drops the pages that show what has changed. */
	dropWatched(): void;
}

export function createFixedPageStore(renderPath: (path: string, report: Report) => Promise<Rendered>): FixedPageStore {
	const fixed = new Map<string, Promise<Ready | Response>>();
	const ready = new Map<string, Ready>();
	/** Changes so far: a page that shows them and was begun before the last one is not kept. */
	let edition = 0;

	async function keep(path: string, report: Report): Promise<Ready | Response> {
		const begun = edition;
		const rendered = await renderPath(path, report);
		if (rendered.status !== 200) return answerAnew(rendered);
		const page = withoutPlainBytes(await compressPage(await plainPage(rendered), 6));
		if (edition === begun || !watchedPaths.includes(path)) ready.set(path, page);
		return page;
	}

	return {
		find: (path) => ready.get(path),
		render(path, report) {
			const known = fixed.get(path);
			if (known) return known;
			const made = keep(path, report);
			fixed.set(path, made);
			made.then(
				(page) => page instanceof Response && fixed.delete(path),
				() => fixed.delete(path),
			);
			return made;
		},
		dropWatched() {
			edition++;
			for (const path of watchedPaths) {
				fixed.delete(path);
				ready.delete(path);
			}
		},
	};
}
