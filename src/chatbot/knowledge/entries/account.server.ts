import type { KnowledgeEntry } from '#src/words/knowledge.ts';

/** What the guide knows of accounts, of keeping what one was given, and of the languages here. */
export const account: readonly KnowledgeEntry[] = [
	{
		id: 'delete-account',
		kind: 'hoopoe',
		words: {
			en: {
				names: [
					'delete my account',
					'delete account',
					'close my account',
					'remove my account',
					'how do I delete my account',
				],
				say: 'Under Profile, Security, the last part is “Delete the account”: it asks for one word to be sure, and then everything goes, readings and results with it, at once and for good. Single readings are deleted under History.',
			},
			fa: {
				names: [
					'حذف حساب',
					'پاک کردن حساب',
					'حسابمو پاک کنم',
					'حسابم را پاک کنم',
					'اکانتمو حذف کنم',
					'حسابمو حذف کنم',
					'حذف اکانت',
				],
				say: 'در نمایه، بخش امنیت، آخرین قسمت «پاک کردن حساب» است: یک کلمه می‌پرسد تا مطمئن شود، و بعد همه چیز با خوانش‌ها و نتیجه‌ها یکجا و برای همیشه پاک می‌شود. خوانش‌های تکی را از تاریخچه می‌شود پاک کرد.',
			},
			ar: {
				names: ['حذف الحساب', 'أحذف حسابي', 'احذف حسابي', 'حذف حسابي', 'امسح حسابي', 'إلغاء الحساب'],
				say: 'في الملف الشخصي، عند الأمان، آخر ما هناك «حذف الحساب»: يسأل عن كلمة للتأكّد، ثمّ يُحذف كلّ شيء مع القراءات والنتائج في الحال وإلى الأبد. أمّا القراءة الواحدة فتُحذف من السجلّ.',
			},
			es: {
				names: [
					'borrar mi cuenta',
					'borro mi cuenta',
					'elimino mi cuenta',
					'eliminar mi cuenta',
					'cerrar mi cuenta',
					'borrar la cuenta',
					'eliminar la cuenta',
					'darme de baja',
				],
				say: 'En Perfil, Seguridad, lo último es «Borrar la cuenta»: pide una palabra para estar seguros y entonces se va todo, lecturas y resultados, al momento y para siempre. Las lecturas sueltas se borran en Historial.',
			},
		},
	},
	{
		id: 'keep-readings',
		kind: 'hoopoe',
		words: {
			en: {
				names: [
					'keep my readings',
					'save my readings',
					'save my reading',
					'keep my reading',
					'find my old readings',
					'my past readings',
					'is my question stored',
					'is my question saved',
				],
				say: 'Whoever is signed in has each reading and result kept by itself, with its question; they stand under History and can be deleted there. Without an account nothing is stored, and a reading is gone with its page, unless you copy it, print it or share its picture.',
			},
			fa: {
				names: [
					'فال هام ذخیره',
					'ذخیره کردن فال',
					'فال های قبلی',
					'فالمو نگه دارم',
					'فالم رو ذخیره کنم',
					'خوانش های قبلی',
				],
				say: 'برای کسی که وارد حسابش شده هر خوانش و نتیجه با پرسشش خودبه‌خود می‌ماند؛ در تاریخچه‌اند و همان‌جا پاک می‌شوند. بی حساب چیزی ذخیره نمی‌شود و خوانش با صفحه‌اش می‌رود، مگر آنکه رونوشت بگیری، چاپش کنی یا تصویرش را بفرستی.',
			},
			ar: {
				names: ['أحفظ قراءاتي', 'حفظ القراءات', 'قراءاتي السابقة', 'أحفظ قراءتي', 'هل يُحفظ سؤالي', 'هل ينحفظ سؤالي'],
				say: 'من سجّل الدخول تُحفظ له كلّ قراءة ونتيجة مع سؤالها تلقائيًّا؛ تجدونها في السجلّ وتحذفونها منه. ومن دون حساب لا يُحفظ شيء، وتزول القراءة مع صفحتها إلّا إن نسختموها أو طبعتموها أو شاركتم صورتها.',
			},
			es: {
				names: [
					'guardar mis lecturas',
					'guardar mi lectura',
					'mis lecturas anteriores',
					'dónde están mis lecturas',
					'se guarda mi pregunta',
					'guardan mi pregunta',
				],
				say: 'A quien ha iniciado sesión se le guarda sola cada lectura y cada resultado, con su pregunta; están en Historial y allí se borran. Sin cuenta no se guarda nada y la lectura se va con su página, salvo que la copies, la imprimas o compartas su imagen.',
			},
		},
	},
	{
		id: 'languages-here',
		kind: 'hoopoe',
		words: {
			en: {
				names: [
					'use it in Spanish',
					'in Persian',
					'in Arabic',
					'use this in Spanish',
					'other languages',
					'which languages',
					'change the language',
					'what languages do you speak',
					'do you speak Spanish',
					'do you speak Persian',
					'do you speak Arabic',
				],
				say: 'Everything here is written in English, Persian, Arabic and Spanish; the language menu at the top changes it, on the page you are on. Write to me in any of the four, and I shall understand.',
			},
			fa: {
				names: [
					'زبان سایت',
					'به انگلیسی',
					'به عربی',
					'زبان های دیگه',
					'چه زبان هایی',
					'عوض کردن زبان',
					'انگلیسی بلدی',
					'عربی بلدی',
				],
				say: 'اینجا همه چیز به فارسی، عربی، انگلیسی و اسپانیایی نوشته شده؛ زبان را از فهرست بالای صفحه عوض کن، همان صفحه می‌ماند. به هر کدام از این چهار زبان بنویسی می‌فهمم.',
			},
			ar: {
				names: [
					'لغة الموقع',
					'بالإنجليزية',
					'بالفارسية',
					'لغات أخرى',
					'أي لغات',
					'تغيير اللغة',
					'تحكي إنجليزي',
					'تتكلم إنجليزي',
				],
				say: 'كلّ ما هنا مكتوب بالعربيّة والفارسيّة والإنجليزيّة والإسبانيّة؛ تُغيَّر اللغة من القائمة أعلى الصفحة وتبقى الصفحة نفسها. اكتبوا لي بأيّ من الأربع فأفهمكم.',
			},
			es: {
				names: [
					'usarlo en inglés',
					'en árabe',
					'en persa',
					'otros idiomas',
					'qué idiomas',
					'cambiar el idioma',
					'hablas inglés',
					'hablas persa',
					'hablas árabe',
				],
				say: 'Todo aquí está escrito en español, inglés, persa y árabe; el idioma se cambia en el menú de arriba, sin salir de la página. Escríbeme en cualquiera de los cuatro y te entenderé.',
			},
		},
	},
];
