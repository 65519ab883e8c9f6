import { addRows, type Backend } from './backend.ts';

/** What a browser sends when it opens a page of the blog. */
export const pageHeaders = {
	accept: 'text/html',
	'accept-encoding': 'gzip, deflate, br',
	'accept-language': 'fa',
};

export const categories = ['Tarot', 'Dreams', 'Persian Poetry', 'Stories', null];

const words = {
	en: 'What you look for is on the way you go, not at its end. Read the verse once more, slowly. ',
	fa: 'آنچه می‌جویی در راهی است که می‌روی، نه در پایان آن. بیت را یک بار دیگر آهسته بخوان. ',
	ar: 'ما تبحث عنه في الطريق الذي تسلكه لا في آخره. فليُقرأ البيت مرّة أخرى على مهل. ',
	es: 'Lo que buscas está en el camino por el que vas, no al final. Lee el verso otra vez, despacio. ',
};

/** When the article of that number was published: each an hour before the one that precedes it. */
export const publishedAt = (number: number): string =>
	new Date(Date.UTC(2026, 0, 1) - number * 3_600_000).toISOString();

/** An article of about 700 words in each language. */
function articleOf(number: number): object {
	const moment = publishedAt(number);
	const told = Object.entries(words).flatMap(([language, text]) => [
		[`title_${language}`, `${text.slice(0, 40)}${number}`],
		[`excerpt_${language}`, text.repeat(3)],
		[`content_${language}`, `${text.repeat(7)}\n\n`.repeat(6)],
	]);
	return {
		slug: `article-${number}`,
		category: categories[number % categories.length],
		published: true,
		published_at: moment,
		created_at: moment,
		...Object.fromEntries(told),
	};
}

/** Adds so many articles, the newest of which is number 0. */
export const addArticles = (backend: Backend, count: number): Promise<void> =>
	addRows(
		backend,
		'blog_articles',
		Array.from({ length: count }, (_, number) => articleOf(number)),
	);
