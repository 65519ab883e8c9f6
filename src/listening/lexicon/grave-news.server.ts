import type { Language } from '#src/language/languages.ts';
import type { GraveNews } from '../heard.ts';
import type { Phrase } from '../text/phrases.ts';

/** How grave news is told that the events of the contract do not tell apart. It makes a text heavy, whatever else is heard. */
export const graveNews: Readonly<Record<Language, Readonly<Record<GraveNews, readonly Phrase[]>>>> = {
	en: {
		lostChild: [
			'(=miscarriage|=miscarried|=miscarrying|=stillborn|=stillbirth|=infertile|=infertility|=barren|=sterile)',
			'(=had|=having|=after|=my|=getting|=got) (=an|=the|=my)? abortion',
			"(=cant|=can't|=cannot|=never|=not|=couldn't|=couldnt) ~ (=have|=having|=conceive|=carry) (=children|=kids|=babies|=a baby|=a child|=child|=baby)?",
			"(=cant|=can't|=cannot) (=get|=fall) pregnant",
			"(=ivf|=insemination) ~ (=failed|=fails|=unsuccessful|=negative|=didn't|=didnt)",
			'(=failed|=unsuccessful) ~ (=ivf|=insemination)',
			'(=lost|=losing) (=the|=my|=our) (=baby|=pregnancy|=twins)',
			'(=no|=without) heartbeat',
		],
		war: [
			'(=bombing|=bombed|=bombs|=shelling|=shelled|=airstrike|=airstrikes|=missile|=missiles|=refugee|=refugees)',
			'(=fled|=fleeing|=escaped|=because of|=during|=in|=from|=to|=since) (=the|=this|=our)? war',
			'(=sent|=deployed|=drafted|=called up|=gone|=went|=is) (=to|=at)? (=the)? front (=line|=lines)?',
		],
		missing: [
			'(=son|=daughter|=brother|=sister|=father|=mother|=dad|=mom|=mum|=husband|=wife|=child|=kid|=uncle|=aunt|=cousin|=nephew|=niece|=friend|=boyfriend|=girlfriend) (=is|=has been|=went|=has gone|=was|=been) missing',
			'(=son|=daughter|=brother|=sister|=father|=mother|=dad|=mom|=child|=kid|=nephew|=niece) (=disappeared|=vanished|=has disappeared|=was kidnapped|=got kidnapped)',
		],
		ruin: [
			'(=house|=flat|=apartment|=shop|=village|=our home|=my home|=everything) (=was|=is|=has|=got|=just)? (=burned down|=burnt down|=burned to|=burnt to|=flooded|=collapsed|=destroyed|=washed away|=been destroyed)',
			'(=lost) (=everything|=our home|=my home|=the house|=our house|=my house) (=in|=to) (=the|=a)? (=fire|=flood|=earthquake|=storm|=hurricane)',
		],
		relapse: [
			'(=relapsed|=relapse|=relapsing)',
			'(=started|=back to|=went back to) (=drinking|=using) again',
			'fell off the wagon',
		],
	},
	fa: {
		lostChild: [
			'(سقط جنین|سقط شد|سقط کردم|سقطش کردم|سقط کردیم|سقط داشتم)',
			'(نازا|نازام|نازایی|عقیم|عقیمم|ناباروری|نابارور|نابارورم)',
			'(بچه دار|بچه‌دار|باردار|حامله) (نمیشم|نمی‌شم|نمیشیم|نمی‌شیم|نمیشه|نمی‌شود|نمی‌شوم|نشدم|نشدیم|نمیشوم)',
			'(آی وی اف|ivf|لقاح مصنوعی) ~ (نگرفت|نشد|ناموفق|جواب نداد|شکست)',
			'(جنین|بچه ام|بچه‌ام|بچم) ~ (از دست دادم|از دست دادیم|سقط)',
			'(ضربان|قلب) (نداشت|نداره|جنین ایستاد)',
		],
		war: [
			'(جنگ شد|جنگ شده|از جنگ|تو جنگ|توی جنگ|در جنگ|جنگ زده|به جنگ|رفت جنگ|رفته جنگ)',
			'(بمباران|موشک|موشک باران|زیر آوار|پناهنده|پناهندگی|جبهه)',
		],
		missing: [
			'(پسرم|دخترم|برادرم|داداشم|خواهرم|پدرم|بابام|مادرم|مامانم|شوهرم|بچه ام|بچم|عموم|داییم|رفیقم|دوستم) ~ (گم شده|گم شد|ناپدید شده|ناپدید شد|مفقود شده|مفقوده|خبری ازش نیست|پیداش نیست)',
		],
		ruin: [
			'(خونه|خانه|خونمون|خونم|خانه مان|مغازه|مغازم|مغازه ام) ~ (سوخت|سوخته|آتیش گرفت|آتش گرفت|خراب شد|ویران شد|آب گرفت|سیل برد|آوار شد)',
		],
		relapse: [
			'لغزش کردم',
			'(برگشتم|دوباره رفتم) (به|سمت|طرف) (مواد|الکل|مصرف)',
			'دوباره ~ (مصرف کردم|کشیدم)',
			'(ترکم|پاکیم) ~ (شکست|خراب شد)',
		],
	},
	ar: {
		lostChild: [
			'(أجهضت|اجهضت|إجهاض|اجهاض|الإجهاض|سقط الجنين|سقط الحمل|سقطت الجنين|طاح الجنين|نزل الجنين)',
			'(عقيم|عقيمة|العقم|عقم|عاقر)',
			'(ما|لا|لن|لم|مو) ~ (=أحمل|=احمل|=تحملين|=أنجب|=انجب|=تنجب|=ننجب|=نخلف|=أخلف|=اخلف)',
			'(فشلت|فشل|ما نجحت|ما نجح|لم تنجح) ~ (أنابيب|الأنابيب|حقن|الحقن|التلقيح|تلقيح)',
			'(فقدت|فقدنا|خسرت|خسرنا) (الجنين|جنيني|جنيننا|الحمل|حملي|البيبي)',
			'(ما|بلا|بدون) (في|فيه)? نبض',
		],
		war: [
			'(الحرب|القصف|قصف|يقصفون|يقصفوا|صاروخ|صواريخ|نازح|نازحين|نازحون|نزحنا|لاجئ|لاجئة|لاجئين|الجبهة|تحت الأنقاض|غارة|غارات)',
		],
		missing: [
			'(ولدي|ابني|بنتي|ابنتي|أخي|اخوي|أختي|اختي|أبي|ابوي|زوجي|صديقي) (=مفقود|=مفقودة|=انخطف|=انخطفت|=مخطوف|=مخطوفة)',
			'(ولدي|ابني|أخي|اخوي|أبي|ابوي|زوجي) =اختفى',
			'(بنتي|ابنتي|أختي|اختي) =اختفت',
		],
		ruin: [
			'(بيتي|بيتنا|دارنا|منزلي|منزلنا|دكاني|محلي) ~ (احترق|احترقت|انحرق|انهدم|تهدم|انهار|دمروه|دمر|تدمر|غرق)',
			'(احترق|احترقت|انحرق|انهدم|تهدم|انهار|دمروا|تدمر) (بيتي|بيتنا|دارنا|منزلي|منزلنا|دكاني|محلي)',
		],
		relapse: ['(انتكست|انتكاسة)', 'رجعت (أشرب|اشرب|أتعاطى|اتعاطى|للإدمان|للمخدرات|للخمر)'],
	},
	es: {
		lostChild: [
			'(=aborte|=aborto|=abortar|=aborté|=abortos)',
			'(=esteril|=estéril|=esteriles|=infertil|=infértil|=infertilidad|=esterilidad)',
			'no (puedo|podemos|puede|podre|podremos|voy a poder) (=tener|=concebir) (hijos|hijo|niños|bebes|mas hijos)?',
			'no (puedo|podemos|logro|logramos|consigo|conseguimos) (quedarme|quedar|quedarnos) (embarazada|encinta)',
			'(=fiv|in vitro|inseminacion) ~ (=no|=fallo|=falló|=fallida|=fracaso|=negativo)',
			'(=perdi|=perdí|=perdimos|=perder) (=al|=el|=mi|=a mi|=nuestro|=a nuestro) (=bebe|=bebé|=embarazo|=niño)',
			'(=sin|=no tenia|=no había|=no habia) latido',
		],
		war: [
			'(=bombardeo|=bombardeos|=bombardean|=bombardearon|=misil|=misiles|=refugiado|=refugiada|=refugiados)',
			'(=de|=en|=por|=durante|=desde|=a) (=la|=esta|=nuestra) guerra',
		],
		missing: [
			'(=hijo|=hija|=hermano|=hermana|=padre|=madre|=sobrino|=sobrina|=primo|=prima|=tio|=tia|=marido) ~ (=desaparecido|=desaparecida|=secuestraron|=secuestrado|=secuestrada)',
			'(=hijo|=hija|=hermano|=hermana|=sobrino|=sobrina) (=desaparecio|=ha desaparecido)',
		],
		ruin: [
			'(=casa|=piso|=tienda|=local|=pueblo) ~ (=quemo|=ardio|=inundo|=derrumbo|=destruida|=destruido|=incendio)',
			'se (=nos|=me)? (=quemo|=incendio|=inundo|=derrumbo) (=la|=mi|=nuestra|=el) (=casa|=piso|=tienda)',
		],
		relapse: ['(=recai|=recaida|=recaer)', '(=volvi|=he vuelto) a (=beber|=consumir|=drogarme)'],
	},
};
