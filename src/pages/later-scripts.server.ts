/**
 * Runs in the page once its server-rendered HTML stands: loads the scripts when the page has been painted, or at the
 * first touch. Whatever is touched before React has taken the page over is noted in `window.earlyTouches`, see early-touches.ts.
 */
const loader = `(()=>{
const touches=['pointerdown','touchstart','keydown','focusin','wheel'],early=window.earlyTouches={fields:new Set()};
let begun=false;
const load=()=>{
if(begun)return;begun=true;
for(const touch of touches)removeEventListener(touch,load,true);
const later=document.getElementById('later-scripts');
for(const href of later.dataset.modules.split(' ')){const link=document.createElement('link');link.rel='modulepreload';link.href=href;document.head.append(link)}
const script=document.createElement('script');script.type='module';script.text=later.text;document.head.append(script)};
const click=(event)=>{const button=event.target.closest('button,[role=button]');if(!button)return;event.preventDefault();event.stopPropagation();early.button=button};
const input=(event)=>early.fields.add(event.target);
addEventListener('click',click,true);addEventListener('input',input,true);
early.end=()=>{removeEventListener('click',click,true);removeEventListener('input',input,true)};
for(const touch of touches)addEventListener(touch,load,{capture:true,passive:true});
const idle=()=>self.requestIdleCallback?requestIdleCallback(load,{timeout:1500}):setTimeout(load,200);
const painted=()=>performance.getEntriesByName('first-contentful-paint').length?idle():setTimeout(painted,50);
const settled=()=>{painted();setTimeout(load,3000)};
if(document.readyState==='complete')settled();else addEventListener('load',settled);
})()`.replaceAll('\n', '');

const preload = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const entry = /<script type="module" async="">([\s\S]*?)<\/script>/;

/**
 * Makes a finished page load its scripts after it was painted: React Router's preloads and its module script become data
 * for a loader of a few lines. A page without scripts is returned as it is.
 */
export function loadScriptsLater(html: string): string {
	if (!entry.test(html)) return html;
	const modules = [...html.matchAll(preload)].map(([, href]) => href).join(' ');
	return html
		.replaceAll(preload, '')
		.replace(
			entry,
			(_, script: string) =>
				`<script type="text/later" id="later-scripts" data-modules="${modules}">${script}</script><script>${loader}</script>`,
		);
}
