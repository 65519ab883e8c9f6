/**
 * Runs in the page once its server-rendered HTML stands, and loads the scripts. Where nothing awaits them, as for most
 * who come for the first time, they are loaded at the first touch, be it a finger, a pointer's move, a key or
 * scrolling. They come by themselves, after the page was painted, where
 * - the page says so (`data-soon`),
 * - the address carries an answer for them: a fragment, or what a sign-in elsewhere returns,
 * - this browser holds something of the visitor's: a session, a draft, an answer half given,
 * - the service worker has them at hand. A browser also fires a pointer move when the page is painted under a resting
 *   pointer: that one has no movement and is ignored. Whatever is touched before React has taken the page over is noted
 *   in `window.earlyTouches`, see early-touches.ts.
 */
const loader = `(()=>{
const touches=['pointerdown','pointermove','touchstart','keydown','focusin','wheel','scroll','click','input','submit'];
const early=window.earlyTouches={fields:new Set()},later=document.getElementById('later-scripts');
let begun=false;
const load=(event)=>{
if(begun||event?.type==='pointermove'&&!event.movementX&&!event.movementY)return;begun=true;
for(const touch of touches)removeEventListener(touch,load,true);
for(const href of later.dataset.modules.split(' ')){const link=document.createElement('link');link.rel='modulepreload';link.href=href;document.head.append(link)}
const script=document.createElement('script');script.type='module';script.text=later.text;document.head.append(script)};
const wait=(element)=>{early.waiting?.removeAttribute('data-waiting');element.setAttribute('data-waiting','');early.waiting=element};
const click=(event)=>{const button=event.target.closest('button,[role=button]');if(!button)return;event.preventDefault();event.stopPropagation();early.button=button;wait(button)};
const submit=(event)=>{if(event.target.hasAttribute('action'))return;event.preventDefault();event.stopPropagation();early.form=event.target};
const input=(event)=>early.fields.add(event.target);
addEventListener('click',click,true);addEventListener('submit',submit,true);addEventListener('input',input,true);
early.end=()=>{removeEventListener('click',click,true);removeEventListener('submit',submit,true);removeEventListener('input',input,true);early.waiting?.removeAttribute('data-waiting')};
for(const touch of touches)addEventListener(touch,load,{capture:true,passive:true});
const holds=(storage)=>Object.keys(storage).some((key)=>key!=='theme');
const awaited=()=>{try{return 'soon' in later.dataset||location.hash||/[?&](code|error|error_code|token_hash)=/.test(location.search)||history.state?.usr||holds(localStorage)||holds(sessionStorage)||navigator.serviceWorker?.controller}catch{return true}};
if(!awaited())return;
const idle=()=>self.requestIdleCallback?requestIdleCallback(()=>load(),{timeout:1500}):setTimeout(load,200);
const painted=()=>performance.getEntriesByName('first-contentful-paint').length?idle():setTimeout(painted,50);
const settled=()=>{painted();setTimeout(load,3000)};
if(document.readyState==='complete')settled();else addEventListener('load',settled);
})()`.replaceAll('\n', '');

const preload = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const entry = /<script type="module" async="">([\s\S]*?)<\/script>/;

/**
 * Makes a finished page load its scripts when it is touched, or with `soon` once it was painted: React Router's preloads
 * and its module script become data for a loader of a few lines. A page without scripts is returned as it is.
 */
export function loadScriptsLater(html: string, { soon }: { soon: boolean }): string {
	if (!entry.test(html)) return html;
	const modules = [...html.matchAll(preload)].map(([, href]) => href).join(' ');
	return html
		.replaceAll(preload, '')
		.replace(
			entry,
			(_, script: string) =>
				`<script type="text/later" id="later-scripts"${soon ? ' data-soon=""' : ''} data-modules="${modules}">${script}</script><script>${loader}</script>`,
		);
}
