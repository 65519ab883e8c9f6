// The service worker: answers a page that cannot be fetched with a leaf in the page's language that says so. It keeps no
// page, so that none is ever older than the server's. Its sentences are those of src/pages/error-texts.ts; a test
// holds the two together.
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

const leaf = (language) => {
	const { title, line, again, back } = texts[language];
	const direction = language === 'fa' || language === 'ar' ? 'rtl' : 'ltr';
	return `<!doctype html>
<html lang="${language}" dir="${direction}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="dark light">
<title>${title}</title>
<style>
	:root { --ground: #0d1638; --ink: #f1e9d8; --gold: #d9b45b; }
	@media (prefers-color-scheme: light) { :root { --ground: #f4ecdb; --ink: #2a2115; --gold: #8a6414; } }
	body { margin: 0; background: var(--ground); color: var(--ink); font: 1.1rem/1.75 "Alegreya Sans", Vazirmatn, "Noto Naskh Arabic", system-ui, sans-serif; text-align: center; }
	main { display: grid; place-content: center; justify-items: center; gap: 1.25rem; min-height: 100dvh; padding: 0 1.5rem; box-sizing: border-box; }
	svg { width: 5.5rem; height: 5.5rem; color: var(--gold); }
	h1 { margin: 0; font-size: 1.6rem; font-weight: 600; color: var(--gold); }
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

addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => {
	const { request } = event;
	if (request.mode !== 'navigate' || request.method !== 'GET') return;
	const first = new URL(request.url).pathname.split('/')[1];
	const language = Object.hasOwn(texts, first) ? first : 'en';
	event.respondWith(
		fetch(request).catch(
			() => new Response(leaf(language), { headers: { 'content-type': 'text/html; charset=utf-8' } }),
		),
	);
});
