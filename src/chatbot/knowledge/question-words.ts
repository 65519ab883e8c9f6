import type { Language } from '#src/language/languages.ts';

const list = (words: string): readonly string[] => words.split(' ');

/** Words of asking, which name nothing: folded, as they are typed. */
export const askingWords: Readonly<Record<Language, readonly string[]>> = {
	en: list(
		"what whats what's is are was were who whos who's the a an of in on to and or do does did how hows why when where which mean means meant meaning tell me about exactly please say says said stand stands for it its this that these those you your i i'm my we they he she people with explain define know want can could would there many kind get go come comes from have has had at by be been ever heard never him her them then if use used so just really actually ok hey hi and also quick question wondering something some thing things someone one everyone else general actually lot isn't isnt wasn't wasnt aren't arent were any give two sentences short bit little more supposed behind good difference between symbolize symbolizes symbolise symbolises",
	),
	fa: list(
		'چیه چی چیو چیست چه کیه کی کیست بود بوده بودن بودند است هست هستن نیست یعنی معنی معنیش معنا مفهوم درباره راجع برای واسه به از در تو توی که را رو این آن اون اینجا می با بر هم یا و تا چرا کجا کجاست چطور چطوری چگونه چند چندتا چندتان چندتاست کدوم کدام کدوما دقیقا لطفا بگو بگید بگین مورد برام بهم میشه می‌شه میگن میگه گفت گفتن توضیح بده دیگه همون همین همان داره دارن دارد کرده کردن کرد شد شده کنن میکنن نشون نشان میده میدن نشونه نشانه نماد چیا چیاست چیکاره‌ست چیکارست آدمیه آدم جور جوری کار کاریه قضیه‌ش قضیه آخرش اومده اومد خوندنش حساب تنها دستشه یه یک من ما شما اگه فرق تفاوت',
	),
	ar: list(
		'الواحد الإنسان المرء شخص أحدهم إنه أنه انو بأن دلالة دلالته دلالتها دلالتو تفسيره تفسيرها التفسير بكتب كتب لو إذا ما ماذا من هو هي مين منو شو ايش إيش شنو وش ايه إيه اي أي يعني معنى معناها معناه بتعني تعني تعنى بتكون يكون كيف ازاي كم متى وين أين ليش ليه لماذا عن في على الى إلى ب ل و او أو هل هذا هذه ذلك التي الذي اللي لي لنا عندكم عند كان كانت بأي باي جاء جاءت أتى شي شيء قل قولي احكي اشرح اشرحوا ممكن لو سمحت فضلك تقريبا بالضبط كتب قال قالوا عنه عنها يمثل يوضع جرى النهاية واحد حكايتها قصة حكاية أوي اوي صفات الفرق بين طلعتلي طلعت ترمز لإيش لايش يرمز ترمز عيد كيفية يحسب عليها عليه عليهم علي فيها فيه فيهم له لها لهم معه معها معهم منه منها منهم عنده عندها عندهم إليه إليها به بها ولا قول قولي قلي قوللي سمعني سمعيني هات هاتي عطني اعطني عطيني بدي ابغى عايز عايزة حلو حلوة',
	),
	es: list(
		'qué que quién quien quiénes quienes es son era eran fue fueron el la los las un una unos unas de del en a al y o por para con cómo como cuándo cuando dónde donde cuál cuales cuáles cual significa significan quiere decir dime cuéntame cuentame háblame hablame explícame explicame sobre exactamente porfa favor lo eso esa ese esto esta este me te se su sus mi tu hay cuántos cuantos cuántas cuantas cosa persona en general hace gente pasa sale salió salio saca muestra viene va tiene ponen dos frases sitio app simboliza simbolizan todo ser malo y si no lleva diferencia entre',
	),
}; // prettier-ignore

/** Words that tell of which kind a thing is: "the star card", "a star in a dream". */
export const kindWords: Readonly<Record<Language, Readonly<Record<'card' | 'symbol', readonly string[]>>>> = {
	en: {
		card: list('card cards tarot arcana arcanum upright reversed deck'),
		symbol: list('dream dreams dreaming dreamt dreamed nightmare'),
	},
	fa: { card: list('کارت ورق تاروت آرکانا کارته'), symbol: list('خواب رویا تعبیر خوابم خوابی خواب‌ها') },
	ar: {
		card: list('بطاقة البطاقة ورقة كارت الكارت تاروت التاروت بالتاروت'),
		symbol: list(
			'حلم الحلم المنام منام رؤيا الرؤيا أحلام الأحلام بالحلم حلمت تفسير يحلم بيحلم تحلم كيحلم يحلمون أحلم بحلم حلمان',
		),
	},
	es: {
		card: list('carta cartas tarot arcano arcanos naipe invertida'),
		symbol: list('sueño sueños soñar soñé soñado sueña'),
	},
};
