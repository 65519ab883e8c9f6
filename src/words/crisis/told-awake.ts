import { fold } from '#src/words/fold.ts';
import { phraseSet } from './phrase-set.ts';

/**
 * How people tell of violence done to them or to somebody at home, awake. In a dream the same words are a scene, so that
 * they count only in a text that tells of none; the lists beside (`en.ts` and so on) count everywhere.
 *
 * Each line stands for several phrases: `(a|b|)` is one of its alternatives, the last one here being nothing. Phrases are
 * matched in folded text (`fold`).
 */
const lines: readonly string[] = [
	// English.
	'(slapped|slaps|punched|punches|strangled|strangles|molested|groped) me',
	'(pushed|pushes|shoved|shoves|threw|throws) me (down|against|into the|onto the|to the floor|across|around)',
	'(kicked|kicks) me (in the|and|when|on the|again)',
	'(threw|throws) (a|an|the|his|her) (plate|glass|chair|phone|bottle|cup|knife|shoe|mug) at me',
	'throws things at me',
	'(grabbed|grabs|held|holds|took|had) me by the (throat|neck|hair)',
	'(hands|hand) (around|round) my (throat|neck)',
	'(punched|stamped on) my (stomach|belly|face|head|bump) (and|while|when|last|again|so|because)',
	'he (punched|hit) my (stomach|belly|face|bump)',
	"(won't|wont|will not|doesn't|doesnt) stop touching me",
	'(makes|made) me do (things|stuff) (in bed|to him|i dont want)',
	"(don't|dont|do not|never) feel safe (at home|in my own home|in this house|with him)",
	'(is|was|keeps|been) following me home',
	'(twisted|twists|broke) my (arm|wrist)',
	'(pulled|pulls|dragged|drags) me by (the|my) hair',
	'(pulled|pulls) my hair and',
	'(gets|got|becomes|became|turns|turned|is|was|has been) violent (with me|to me|towards me|toward me|when|again|at home)',
	'(he|she|husband|wife|boyfriend|girlfriend|partner|father|dad|mother|mom|mum|stepfather|stepdad|brother|son|ex) (is|was|has been) (abusive|violent)',
	'(raised|raises|lifted|lifts) (his|her|a) (hand|fist) (to|at|against|on) (me|my)',
	'(laid|lays) (his|her) hands on me',
	'(afraid|scared|terrified) (that |)(he|she|my husband|my wife|my ex|my partner|my boyfriend|my father|my dad|my brother) (will|might|would|is going to) (kill|hurt|hit|beat)',
	'(is|keeps|been) stalking me',
	'(threatens|threatened) (to hurt|to hit|to beat|me with)',
	'(locks|locked|keeps) me (in the house|in my room|in the room|locked)',
	'touched me (at night|when i was (a child|little|small|a girl|a boy|young)|there|inappropriately)',
	'(hits|beats|slaps|is hitting|is beating) my (mother|mom|mum|sister|brother|children|kids|daughter|son)',
	'(outside|at|in) my (house|flat|home|door|room|work|window|garden|car) (again |now |right now |)with a (knife|gun|axe|bat|hammer|crowbar)',
	'(pointed|points|pulled|pulls|held|holds) a (knife|gun) (at|on|to) (me|us|my)',
	'(threatened|threatens|threatening|came at|comes at|chased|chases) (me|us) with a (knife|gun|axe|bat|hammer|bottle)',
	'(uncle|cousin|stepdad|stepfather|stepbrother|dad|father|brother|grandad|grandfather|coach|teacher|neighbour|neighbor|babysitter) (makes|made|forces|forced) me (do (things|stuff|it)|touch (him|it))',
	'(uncle|cousin|stepdad|stepfather|stepbrother|dad|father|brother|grandad|grandfather|coach|teacher|neighbour|neighbor|babysitter) (does|did|is doing) (things|stuff) to me',
	'(husband|wife|boyfriend|girlfriend|partner|dad|father|stepdad|stepfather|mum|mom|mother|brother|ex) (hit|smacked|belted|battered) me (again|last|yesterday|tonight|on|in|so|and|because|when|across|with|for|hard|this)',
	'(stepdad|stepfather|dad|father|uncle|brother|stepbrother|grandad|boyfriend|cousin) (comes|came|keeps coming|gets|got) (into|in|to) my (room|bed|bedroom) (at night|when|every night|while|and)',
	'(scared|afraid|frightened|terrified) to go home (because|to him|to my|tonight|when|he|cos)',
	// Persian.
	'کتک (میزنه|می زنه|میزند|می زند|میزنن|می زنن|می زنند|زده|خوردم|خورده ام|خوردیم|میخورم|می خورم|میزد|می زد)',
	'(منو|مرا|من رو|من را|مامانم رو|مادرم را|مادرم رو|مامانمو|خواهرم رو|خواهرم را|بچه هام رو|بچه هایم را) (کتک |)(میزنه|می زنه|میزند|می زند|میزنن|می زنند|زد)',
	'دست بزن (داره|دارد|داشت)',
	'دست (روم|رویم|روی من|رو من) (بلند کرد|بلند کرده|بلند می کنه|بلند میکنه|بلند می کند)',
	'(روم|رویم|روی من) دست بلند (کرد|کرده|می کرد)',
	'(گلومو|گلوم رو|گلویم را|گردنمو|گردنم رو) (گرفت|گرفته|فشار داد|فشار میده|فشار می ده)',
	'(شوهرم|نامزدم|دوست پسرم|پدرم|بابام|برادرم|داداشم) (خفه ام|خفم) (کرد|می کرد)',
	'(دستمو|دستم رو|دستم را) (پیچوند|پیچاند|شکست)',
	'(شوهرم|نامزدم|دوست پسرم|پدرم|بابام|برادرم|داداشم) هلم (داد|داده|میده|می ده|می دهد)',
	'(سیلی|مشت) (بهم |به من |)(زد|زده|میزنه|می زنه|می زند|خوردم)',
	'لگدم (زد|زده|میزنه|می زنه|می زند)',
	'(زد|میزنه|می زنه|خوابوند|خواباند) (تو|توی|در) (گوشم|صورتم|دهنم)',
	'(تو|توی) گوشم (زد|میزنه|می زنه|خوابوند)',
	'(موهامو|موهام رو|موهایم را) (کشید|میکشه|می کشه|می کشد)',
	'با (کمربند|سیم|شلنگ) (منو|مرا|من رو|من را|می زند|میزنه|می زنه|زد)',
	'تهدید (کرد|کرده|می کنه|میکنه|می کند) (که |)(منو|مرا|من رو|من را) (می کشه|میکشه|می کشد|بکشه|میزنه|می زنه)',
	'تهدیدم (کرد|کرده|می کنه|میکنه|می کند) (با چاقو|با اسلحه|به مرگ|به قتل|به کتک|می کشمت|میکشمت)',
	'(می ترسم|میترسم) تهدیدم',
	'تهدیدم (می کنه|میکنه|می کند) (می ترسم|میترسم)',
	'بلایی (سرم|سر من) (بیاره|بیارد|میاره|می آورد)',
	'(منو|مرا|من رو|من را) (تو|توی|در) (خونه|خانه|اتاق) (زندانی|حبس) (کرده|می کنه|میکنه|می کند|کرد)',
	'(منو|مرا|من رو|من را) (زندانی|حبس) (کرده|کرد|می کنه|میکنه)',
	'(بهم|به من|به خواهرم|به دخترم) (دست درازی|دست اندازی|تعرض) (کرد|کرده|می کنه|میکنه|شد)',
	'(رگم رو|رگم را|رگمو|رگ دستم را|رگ دستمو) (زدم|می زنم|میزنم|زده ام)',
	'(می خواستم|میخواستم|خواستم|می خوام|میخوام) (برم |بپرم )زیر (قطار|مترو|تریلی|کامیون)',
	'بپرم (جلوی|جلو) (قطار|مترو|تریلی|کامیون|ماشین)',
	'تیغ (گذاشتم|گذاشته بودم|میذارم|می ذارم) (رو|روی) (دستم|رگم|مچم)',
	'دست (گذاشت|گذاشته|میذاره|می ذاره|میکشه|می کشه) (رو|روی|به) (تنم|بدنم|سینه م|باسنم)',
	'(معلمم|استادم|مربیم|داییم|عموم|ناپدریم|رئیسم|پسرعموم) گفت (لباستو|لباساتو|لباست رو) (دربیار|در بیار)',
	'با (کمربند|شلنگ|سیم|چوب) (افتاد|افتاده|افتاده بود|میفته|می افته) به (جونم|جونمون|جانم|جون مامانم|جون مادرم)',
	'(تا حد مرگ|تا سر حد مرگ) (زدم|زدتم|منو زد|کتکم)',
	// Arabic.
	'(زوجی|جوزی|رجلی|ابی|ابوی|بابا|اخوی|اخی|خطیبی|امی|طلیقی|کان|صار) (یمد|مد|رفع|یرفع|بیمد|بیرفع) (یده|ایده|ایدو|یدو) علی',
	'(یمد|مد|رفع|یرفع|بیمد|بیرفع) (یده|ایده|ایدو|یدو) (علیا|علیی|علینا)',
	'(عنیف|عنیفه) (معی|معای|معایا|ویای|معنا)',
	'(دفعنی|دزنی|رمانی|زقنی) (من|علی) (الدرج|السلم|الدرجات|الارض|الجدار|الحیط)',
	'(زوجی|جوزی|رجلی|ابی|ابوی|بابا|اخوی|اخی|خطیبی|امی|حبیبی|طلیقی) (خنقنی|یخنقنی|بیخنقنی)',
	'(حابسنی|یحبسنی|بیحبسنی|حبسنی|قافل علی) (بالبیت|فی البیت|بالغرفه|فی الغرفه|فی الدار)',
	'(تعرضت|اتعرض) (لتحرش|للتحرش|لاعتداء|لاعتداء جنسی|للعنف|لعنف)',
	'(طلیقی|زوجی|جوزی|خطیبی|اخوی|ابوی|زوجی السابق|حبیبی السابق) (یهددنی|بیهددنی|هددنی|بهددنی|تهددنی|بتهددنی|هددتنی)',
	'(جوزی|زوجی|رجلی|ابوی|ابویا|اخوی|اخویا|امی|حماتی|خطیبی|مرات ابوی) (حرق|حرقلی|بیحرق|حرقت|کسر|کسرلی|بیکسر|لوی) (ایدی|یدی|رجلی|ضلعی|ذراعی|وجهی|سنی|ظهری)',
	'(هددنی|یهددنی|بیهددنی|بهددنی|تهددنی|بتهددنی|هددتنی) (بالقتل|بالسکین|بالضرب|بالموت|بسلاح|انه یقتلنی|یقتلنی)',
	'(یضرب|بیضرب|ضرب) (امی|اختی|اخواتی|اولادی|عیالی|بنتی|ولدی|اخوی الصغیر)',
	'(زوجی|جوزی|رجلی|ابی|ابوی|اخوی|اخی|خطیبی|امی|طلیقی) (صفعنی|یصفعنی|رکلنی|لکمنی)',
	'(صفعنی|رکلنی|لکمنی) (علی وجهی|علی وشی|قدام|امام|فی بطنی)',
	'(عطانی|اعطانی|ضربنی) (کف|بوکس|بالحزام|بالعصا)',
	'(شدنی|یشدنی|سحبنی|یسحبنی|جرنی) من شعری',
	'(یتحرش|تحرش|بیتحرش) (باختی|ببنتی|بابنتی)',
	'(خالی|عمی|ابوی|ابی|ابویا|بابا|اخوی|اخی|اخویا|جارنا|جاری|استاذی|المعلم|زوج امی|جوز امی|ابن عمی|ابن خالی|ابن خالتی|واحد|راجل|رجل|مدیری|المدیر|زمیلی|جدی) (کان |)(یلمسنی|بیلمسنی|لمسنی|یتلمسنی|یتحسسنی|یحسس علی|بیحسس علیا|حسس علی|کیقیسنی)',
	'(یلمسنی|بیلمسنی|لمسنی|یتلمسنی|لمسونی) (وانا صغیره|وانا صغیر|وانا طفله|وانا نایمه|بدون رضای|غصب|غصب عنی|من غیر رضای|غصبا عنی|تحت هدومی)',
	'(یضایقنی|بیضایقنی|یضایقنی بالشغل) (ویلمسنی|وبیلمسنی|وبیحسس علیا|ویحسس علی)',
	'(یبتزنی|بیبتزنی|ابتزنی|کیبتزنی) (بصور|بصوری|بفیدیو|بفیدیوهات|جنسیا)',
	'(یهددنی|بیهددنی|هددنی|کیهددنی) (بصور|بصوری|ینشر صوری|انه ینشر صوری|یفضحنی بصوری)',
	'(یزوجونی|یجوزونی|بیجوزونی|یزوجنی|یجوزنی|بیجوزنی|هیجوزونی|رح یجوزونی) (بالغصب|غصب|غصب عنی|غصبا عنی|غصبن عنی|بالقوه|بالاجبار|بالزور|رغما عنی|وانا قاصر|وانا عمری|وانا طفله|وانا مو راضیه|وانا مش موافقه|وانا رافضه|وانا ما بدی)',
	'(بیجبرنی|یجبرنی|اجبرنی|بیجبرونی|یجبرونی|اجبرونی|یغصبونی|غاصبینی|یغصبنی|غصبونی|کیجبرونی|کیفرضو علی) (ان |انی |علی |)(اتجوز|اتزوج|نتزوج|الزواج|الجواز|زواج)',
	'(کسر|بیکسر) (تلفونی|موبایلی|جوالی) (وحبسنی|وقفل علی|وضربنی)',
	// Spanish.
	'me (levanta|levanto|ha levantado|levantaba) la mano',
	'me (agarra|agarro|coge|cogio|sujeta|sujeto|aprieta|apreto) (fuerte |muy fuerte |)(del|por el) (cuello|pelo|cabello)',
	'me (estrangula|estrangulo|ahorco|zarandea|zarandeo|abofetea|abofeteo|patea|pateo)',
	'me (empuja|empujo|ha empujado|tiro) (por las escaleras|contra la pared|contra el suelo|al suelo)',
	'me (tiro|tira|lanzo|lanza|ha tirado) (un|una|el|la) (plato|vaso|silla|botella|movil|zapato|cuchillo)',
	'me (tira|lanza) cosas',
	'me (encierra|encerro|tiene encerrada|tiene encerrado|deja encerrada) (en casa|en la casa|en el cuarto|en la habitacion|con llave)',
	'me (dio|da|pego|pega|ha dado|ha pegado|metio) (un|una) (punetazo|bofetada|paliza|patada|guantazo|cachetada|bofeton|torta)',
	'(le |)(pega|pego|golpea|golpeo|ha pegado) a mi (madre|mama|hermana|hermano|hija|hijo|abuela)',
	'(sufri|he sufrido|sufro) (una violacion|una agresion|abusos|abuso|malos tratos|una paliza)',
	'me (toqueteaba|manoseaba|toqueteo|manoseo)',
	'me tocaba (cuando era|de nina|de nino|el cuerpo|por las noches|sin permiso|mientras dormia)',
	'(abuso|abusaba|abusaron|ha abusado) de mi',
	'mi (jefe|jefa|supervisor|profesor|profe|maestro|entrenador|padrastro|tio|vecino|cura|casero|patron) me (manosea|manoseo|manoseaba|acosa sexualmente|acosaba sexualmente|acoso sexualmente)',
	'mi (hija|hijo|hermana|hermano|amiga|amigo|novia|novio|nieta|nieto|sobrina|sobrino|nena|mejor amiga) (se corta los brazos|se corta las piernas|se corta las munecas|se corta la piel|se hace cortes|se autolesiona|se corto las venas)',
	'mi (esposo|marido|pareja|novio|ex|papa|padre) tiene (un arma|una pistola) y me (amenaza|amenazo|apunta|apunto)',
	'me (amenaza|amenazo|apunta|apunto) con (su arma|su pistola|una pistola|un cuchillo|el cuchillo)',
	'mi (papa|padre|padrastro|tio|abuelo|hermano|primo|hermanastro) me (toca|tocaba|toco) (por las noches|de noche|por la noche|ahi abajo|las partes|mis partes|debajo de la ropa)',
	'me (obligo|obliga|obligaba|forzo|fuerza|forzaba) a (tener relaciones|tener sexo|acostarme con el|hacer cosas que no queria)',
	'mi (vecino|hermano|papa|padre|cunado|yerno|hijo) le (pega|pego|pegaba) a su (mujer|esposa|novia|pareja|hija|hijo)',
	'(pegarle|pegandole|golpear|golpeando) a mi (madre|mama|hermana|hermano|hija|hijo|abuela)',
	'mi violador',
	'mi ex (me persigue|me sigue|me amenaza|me vigila|no deja de perseguirme)',
	'me (amenaza|amenazo|ha amenazado) con (matarme|pegarme|hacerme|un arma|quemarme)',
	'miedo (de|a) que (mi marido|mi esposo|mi pareja|mi novio|mi ex|mi padre|me) (me |)(mate|pegue|haga dano|haga algo)',
	'tengo miedo (de|a) mi (marido|esposo|pareja|novio|ex)',
	'me (hago cortes|corto los brazos|corto las piernas|corto la piel)',
];

/** What tells that a text is of a dream, or of a book, a film or a game. */
const asleep = new Set(
	[
		...[
			'dream',
			'dreams',
			'dreamt',
			'dreamed',
			'dreaming',
			'nightmare',
			'nightmares',
			'movie',
			'film',
			'novel',
			'game',
		],
		...['خواب', 'خوابم', 'خوابی', 'خوابش', 'رویا', 'کابوس', 'فیلم', 'سریال', 'بازی'],
		...['حلم', 'حلمت', 'الحلم', 'حلمی', 'احلم', 'منام', 'المنام', 'منامی', 'کابوس', 'فیلم', 'مسلسل'],
		...['sueno', 'suenos', 'sone', 'soñe', 'soñado', 'sonado', 'pesadilla', 'pelicula', 'serie', 'novela'],
	].map(fold),
);

/** Words that take a phrase back when they stand right before it: negations, and Persian nouns that make it another verb. */
const takesBack = new Set(
	[
		...['not', 'never', "doesn't", "didn't", 'doesnt', 'didnt', 'no', 'nunca', 'jamas'],
		...['هرگز', 'هیچوقت', 'حرف', 'صدا', 'ما', 'لا', 'لم', 'مو', 'مش'],
	].map(fold),
);

const phrases = phraseSet(lines);

/** Spanish: "me sigue viendo las historias", "me sigue en Instagram" is no pursuit; "me sigue hasta casa", "me sigue acosando" are. */
const goesOnDoing = (verb = '', next = '') =>
	verb === 'sigue' &&
	/^(?!acosando|persiguiendo|amenazando|vigilando|pegando|golpeando|espiando|molestando)\S+(?:ando|iendo|yendo)$|^(?:instagram|insta|ig)$/.test(
		next,
	);

/** Whether the folded words of a text tell of violence suffered awake. */
export function tellsOfViolence(words: readonly string[]): boolean {
	if (words.some((word) => asleep.has(word))) return false;
	return words.some((_, from) => {
		if (takesBack.has(words[from - 1] ?? '')) return false;
		return phrases.endsOf(words, from).some((to) => !goesOnDoing(words[to - 1], words[to]));
	});
}
