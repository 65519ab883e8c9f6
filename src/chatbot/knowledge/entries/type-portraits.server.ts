import type { Language } from '#src/language/languages.ts';

/** What is told of each of the sixteen types: the end of a sentence whose subject is somebody with these letters. */
export const typePortraits = {
	ISTJ: {
		en: 'keeps promises to the day and fetches the paper when others argue from memory',
		fa: 'قولش را سر روز نگه می‌دارد و وقتی دیگران از حافظه حرف می‌زنند کاغذ را می‌آورد',
		ar: 'يفي بوعده في يومه، ويأتي بالورقة حين يجادل غيره من الذاكرة',
		es: 'cumple lo prometido en su fecha y, si otros discuten de memoria, trae el papel',
	},
	ISFJ: {
		en: 'remembers who takes no sugar, and looks after people without being asked',
		fa: 'یادش می‌ماند چه کسی چای را بی‌قند می‌خورد و نگفته هوای آدم‌ها را دارد',
		ar: 'يتذكّر من يشرب الشاي بلا سكّر، ويعتني بالناس دون طلب',
		es: 'recuerda quién toma el café sin azúcar y cuida sin que se lo pidan',
	},
	INFJ: {
		en: 'sees where a person is heading before they do, and needs much time alone to bear it',
		fa: 'پیش از خود آدم می‌بیند به کجا می‌رود و برای تاب آوردنش تنهایی زیاد می‌خواهد',
		ar: 'يرى إلى أين يمضي الإنسان قبل أن يراه هو، ويحتاج إلى خلوة طويلة',
		es: 've hacia dónde va una persona antes que ella, y necesita mucho tiempo a solas',
	},
	INTJ: {
		en: 'draws the map first and is seldom surprised by the road, though sometimes by the people on it',
		fa: 'اول نقشه را می‌کشد و کمتر از راه غافلگیر می‌شود، گاهی از همراهان',
		ar: 'يرسم الخريطة أوّلًا، وقلّما يفاجئه الطريق وقد يفاجئه الناس',
		es: 'dibuja primero el mapa y rara vez lo sorprende el camino; la gente, a veces',
	},
	ISTP: {
		en: 'understands a thing by taking it apart and says little while doing so',
		fa: 'چیزها را با باز کردنشان می‌فهمد و وسط کار کم حرف می‌زند',
		ar: 'يفهم الشيء بتفكيكه، ويقلّ كلامه وهو يعمل',
		es: 'entiende las cosas desmontándolas y habla poco mientras tanto',
	},
	ISFP: {
		en: 'shows care by what the hands make and lives by a taste that will not be argued with',
		fa: 'مهرش را با کار دست نشان می‌دهد و سلیقه‌ای دارد که با بحث عوض نمی‌شود',
		ar: 'يُظهر مودّته بما تصنعه يداه، وله ذوق لا يُجادَل فيه',
		es: 'muestra el cariño con las manos y tiene un gusto que no se discute',
	},
	INFP: {
		en: 'lives by values that are seldom spoken aloud, imagines much, and is gentle until one of them is touched',
		fa: 'با ارزش‌هایی زندگی می‌کند که کمتر به زبان می‌آورد، خیال‌پرداز است و نرم، تا کسی به آن ارزش‌ها دست بزند',
		ar: 'يعيش بقيم قلّما يعلنها، حالم ليّن ما لم تُمسّ قيمه',
		es: 'vive de valores que rara vez dice en voz alta, imagina mucho y es suave hasta que le tocan uno',
	},
	INTP: {
		en: 'would rather know why than be right, and follows a thought past supper',
		fa: 'دانستنِ چرا را به حق داشتن ترجیح می‌دهد و دنبال فکر تا بعد از شام می‌رود',
		ar: 'يفضّل أن يعرف لماذا على أن يكون محقًّا، ويتبع الفكرة إلى ما بعد العشاء',
		es: 'prefiere saber por qué a tener razón, y sigue una idea hasta después de la cena',
	},
	ESTP: {
		en: 'is in the water while others test it with a toe, and reads a room by acting in it',
		fa: 'تا دیگران آب را با نوک پا می‌سنجند توی آب است و جمع را وسط عمل می‌خواند',
		ar: 'يكون في الماء وغيره يجسّه بإصبعه، ويقرأ المكان وهو يتحرّك فيه',
		es: 'ya está en el agua cuando otros la prueban con el pie',
	},
	ESFP: {
		en: 'makes a Tuesday into an occasion and notices who is standing by the wall',
		fa: 'از سه‌شنبه‌ای معمولی جشن می‌سازد و می‌بیند چه کسی کنار دیوار ایستاده',
		ar: 'يجعل من يوم عاديّ مناسبة، ويلحظ من وقف عند الجدار',
		es: 'hace de un martes una fiesta y ve quién se quedó junto a la pared',
	},
	ENFP: {
		en: 'is drawn by beginnings and by people, and has more strings than hands to hold them',
		fa: 'آغازها و آدم‌ها او را می‌کشند و نخ‌هایش بیشتر از دست‌هایش است',
		ar: 'تجذبه البدايات والناس، وخيوطه أكثر من يديه',
		es: 'le tiran los comienzos y la gente, y tiene más hilos que manos',
	},
	ENTP: {
		en: 'argues the other side to see whether it holds, and likes a door better than a room',
		fa: 'طرف دیگر را می‌گیرد تا ببیند محکم است یا نه و در را از اتاق بیشتر دوست دارد',
		ar: 'يدافع عن الرأي الآخر ليختبر متانته، ويحبّ الباب أكثر من الغرفة',
		es: 'defiende lo contrario para ver si aguanta, y le gusta más la puerta que el cuarto',
	},
	ESTJ: {
		en: 'says who does what by when, and is usually there first',
		fa: 'می‌گوید چه کسی چه را تا کی انجام دهد و معمولاً خودش اول از همه آنجاست',
		ar: 'يقول من يفعل ماذا ومتى، ويصل أوّل الناس في العادة',
		es: 'dice quién hace qué y para cuándo, y suele llegar antes que nadie',
	},
	ESFJ: {
		en: 'keeps the table together and knows how everybody at it is',
		fa: 'سفره را جمع نگه می‌دارد و حال همهٔ دور آن را می‌داند',
		ar: 'يجمع المائدة، ويعرف حال كلّ من حولها',
		es: 'mantiene unida la mesa y sabe cómo está cada cual',
	},
	ENFJ: {
		en: 'hears what a group could become and says it so that they believe it',
		fa: 'می‌شنود جمع چه می‌تواند بشود و طوری می‌گوید که باور کنند',
		ar: 'يسمع ما يمكن أن تصيره الجماعة، ويقوله فيصدّقونه',
		es: 'oye lo que un grupo podría llegar a ser y lo dice de modo que lo crean',
	},
	ENTJ: {
		en: 'takes the lead, organises the means to a goal, and has to remember that people are not means',
		fa: 'هدف را می‌بیند و وسیله‌ها را می‌چیند و باید یادش بماند آدم‌ها وسیله نیستند',
		ar: 'يرى الهدف ويرتّب الوسائل، وعليه أن يذكر أنّ الناس ليسوا وسائل',
		es: 've la meta, ordena los medios y tiene que recordar que la gente no es un medio',
	},
} as const satisfies Record<string, Record<Language, string>>;
