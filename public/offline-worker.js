// The service worker. Pages come from the network whenever it answers, so that none is ever older than the server's.
// Without it, pages that were fetched ahead or visited before are answered from the caches, with the files they need; any
// other is answered with a page in its language that says so. Its sentences are those of src/pages/error-texts.ts; a test
// holds the two together. /offline.json lists what is fetched ahead (src/pages/serving/offline-list.server.ts).
//
// Caches: `ahead-VERSION-LANGUAGE` of the release in use, `visited`, and `own-USER` with the kept readings of somebody who
// is signed in, emptied when that person signs out.
const texts = {
	en: {
		title: 'This page is out of reach',
		line: 'There is no connection just now. The page you came from is still there, with what you typed; this one comes when the line does.',
		again: 'Try again',
		back: 'Back to the last page',
	},
	fa: {
		title: 'دست به این صفحه نمی‌رسد',
		line: 'الان اینترنت قطع است. صفحه‌ای که از آن آمدی و آنچه نوشته‌ای هنوز سر جایش است؛ این یکی با برگشتن اتصال می‌آید.',
		again: 'دوباره',
		back: 'برگشت به صفحهٔ پیش',
	},
	ar: {
		title: 'لا سبيل الآن إلى هذه الصفحة',
		line: 'الاتصال مقطوع. الصفحة التي جئتم منها باقية بما كتبتموه فيها؛ أمّا هذه فتصل مع عودة الاتصال.',
		again: 'محاولة أخرى',
		back: 'إلى الصفحة السابقة',
	},
	es: {
		title: 'Esta página queda fuera de tu alcance',
		line: 'Ahora mismo no hay conexión. La página de la que vienes sigue ahí, con lo que escribiste; esta llegará cuando vuelva la línea.',
		again: 'Probar otra vez',
		back: 'Volver a la página anterior',
	},
};

/** The faces of headings and of running text, by the names of their files. */
const faces = {
	en: ['alegreya', 'alegreya-sans'],
	fa: ['markazi', 'vazirmatn'],
	ar: ['markazi', 'naskh'],
	es: ['alegreya', 'alegreya-sans'],
};

/** Rules for those faces that were fetched ahead. */
async function faceRules(language) {
	const kept = [];
	for (const name of await caches.keys())
		if (name.startsWith('ahead-')) kept.push(...(await (await caches.open(name)).keys()));
	const paths = kept.map(({ url }) => new URL(url).pathname);
	return ['Heading', 'Text']
		.map((role, place) => {
			const file = new RegExp(`^/assets/${faces[language][place]}-.{8}[.]woff2$`);
			const path = paths.find((one) => file.test(one));
			return path ? `@font-face { font-family: "${role}"; font-weight: 400 700; src: url("${path}"); }` : '';
		})
		.join('\n\t');
}

const leaf = async (language) => {
	const { title, line, again, back } = texts[language];
	const direction = language === 'fa' || language === 'ar' ? 'rtl' : 'ltr';
	return `<!doctype html>
<html lang="${language}" dir="${direction}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="dark light">
<title>${title}</title>
<style>
	${await faceRules(language)}
	:root { --ground: #0d1638; --ink: #f1e9d8; --gold: #d9b45b; }
	@media (prefers-color-scheme: light) { :root { --ground: #f4ecdb; --ink: #2a2115; --gold: #8a6414; } }
	body { margin: 0; background: var(--ground); color: var(--ink); font: 1.1rem/1.75 Text, system-ui, sans-serif; text-align: center; }
	main { display: grid; place-content: center; justify-items: center; gap: 1.25rem; min-height: 100dvh; padding: 0 1.5rem; box-sizing: border-box; }
	svg { width: 5.5rem; height: 5.5rem; color: var(--gold); }
	h1 { margin: 0; font: 500 ${direction === 'rtl' ? 2.2 : 2}rem/1.4 Heading, serif; color: var(--gold); }
	p { max-width: 34rem; margin: 0; }
	p:last-of-type { display: flex; flex-wrap: wrap; justify-content: center; gap: 0.75rem; }
	a, button { padding: 0.6rem 1.2rem; border: 1px solid var(--gold); border-radius: 2rem; background: none; color: inherit; font: inherit; text-decoration: none; cursor: pointer; }
	a:focus-visible, button:focus-visible { outline: 2px solid var(--gold); outline-offset: 3px; }
</style>
<main>
<svg viewBox="-50 -50 100 100" fill="none" stroke="currentColor" stroke-width="1.5" aria-hidden="true">
	<path d="M-30-30h60v60h-60zM0-42.4 42.4 0 0 42.4-42.4 0z"/><circle r="16"/><circle r="3" fill="currentColor"/>
</svg>
<h1>${title}</h1>
<p>${line}</p>
<p><a href="">${again}</a><button type="button" onclick="history.back()">${back}</button></p>
</main>
<script>
	// "online" tells of this device's line only: a server that was away is asked for every few seconds.
	const tryAgain = () => fetch('/health', { cache: 'no-store' }).then((answer) => answer.ok && location.reload(), () => {});
	addEventListener('online', tryAgain);
	setInterval(() => document.hidden || tryAgain(), 3000);
</script>
</html>`;
};

const VISITED = 'visited';
const MOST_VISITED = 40;
const OWN = 'own-';

addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));

addEventListener('message', (event) => {
	if (event.data?.fetchAhead) event.waitUntil(fetchAhead(event.data.fetchAhead).catch(console.warn));
	if (event.data?.forgetOwn) event.waitUntil(deleteCaches((name) => name.startsWith(OWN)));
});

addEventListener('fetch', (event) => {
	const { request } = event;
	const url = new URL(request.url);
	if (request.method !== 'GET' || url.origin !== location.origin) return;
	if (request.mode === 'navigate') event.respondWith(answerPage(event, url));
	else if (url.pathname.endsWith('.data')) event.respondWith(answerElse(event, VISITED, { ignoreSearch: true }));
	else if (url.pathname.startsWith('/assets/')) event.respondWith(answerFile(request));
	else if (/^\/rest\/v1\/\w+_(readings|interpretations|results)$/.test(url.pathname)) {
		const person = personOf(request);
		if (person) event.respondWith(answerElse(event, OWN + person, { ignoreVary: true }));
	}
});

/** From the network, and kept; without it, what was kept; or the leaf. */
async function answerPage(event, url) {
	try {
		const answer = await fetch(event.request);
		if (answer.ok && !url.search && isOpen(url.pathname)) keep(event, VISITED, answer);
		return answer;
	} catch {
		const kept = await caches.match(url.pathname, { ignoreVary: true });
		if (kept) return kept;
		const first = url.pathname.split('/')[1];
		const language = Object.hasOwn(texts, first) ? first : 'en';
		return new Response(await leaf(language), { headers: { 'content-type': 'text/html; charset=utf-8' } });
	}
}

/** From the network, and kept in a cache; without it, what was kept there or fetched ahead. */
async function answerElse(event, name, match) {
	try {
		const answer = await fetch(event.request);
		if (answer.ok) keep(event, name, answer);
		return answer;
	} catch (error) {
		const own = await caches.open(name);
		const kept = (await own.match(event.request, match)) ?? (name === VISITED && (await caches.match(event.request, match)));
		if (kept) return kept;
		throw error;
	}
}

/** Files of a build never change: the kept one first. */
const answerFile = async (request) => (await caches.match(request.url, { ignoreVary: true })) ?? fetch(request);

/** Pages that only lead elsewhere, or that nobody should find open in a browser of others. */
const isOpen = (path) => !/^\/(\w\w\/)?(auth|admin|oauth)\b/.test(path);

function keep(event, name, answer) {
	const copy = answer.clone();
	event.waitUntil(
		(async () => {
			const cache = await caches.open(name);
			await cache.put(event.request, copy);
			const keys = await cache.keys();
			for (const key of keys.slice(0, Math.max(0, keys.length - MOST_VISITED))) await cache.delete(key);
		})().catch(console.warn),
	);
}

/** The person of a request's access token, or nothing: the key alone is nobody's. */
function personOf(request) {
	try {
		const [, payload] = (request.headers.get('authorization') ?? '').split('.');
		return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))).sub ?? null;
	} catch {
		return null;
	}
}

/** Fetches what a language needs offline, once a release, and lets go of what earlier releases left. */
async function fetchAhead(language) {
	const list = await fetch('/offline.json', { cache: 'no-store' });
	const { version, files, pages } = await list.clone().json();
	const cache = await caches.open(`ahead-${version}-${language}`);
	const paths = pages[language] ?? [];
	const wanted = [...files, ...paths, ...paths.map((path) => `${path}.data`)];
	while (wanted.length > 0)
		await Promise.all(
			wanted.splice(0, 4).map(async (path) => (await cache.match(path, { ignoreVary: true })) ?? cache.add(path)),
		);
	await deleteCaches((name) => name.startsWith('ahead-') && !name.startsWith(`ahead-${version}-`));
	// Tells that all is there.
	await cache.put('/offline.json', list);
}

async function deleteCaches(which) {
	for (const name of await caches.keys()) if (which(name)) await caches.delete(name);
}
