import type { KeptTexts } from './en.ts';

export const texts: KeptTexts = {
	loading: 'نبحث عن صفحتكم',
	keptOn: 'محفوظة منذ {date}',
	toHistory: 'العودة إلى السجلّ',
	missingTitle: 'هذه الصفحة ليست في دفتركم',
	missing: 'إمّا حذفتموها، وإمّا حفظها شخص آخر.',
	failed: 'لم تصل الصفحة الآن. هي محفوظة في مكانها، فحاولوا بعد قليل.',
	retry: 'محاولة أخرى',
	youAsked: 'سألتم',
	youDreamt: 'حلمتم',
	toGuide: 'حدّثوا المرشد عنها',
	delete: 'حذف',
	deleteTitle: 'هل تحذفون هذه القراءة؟',
	deleteLine: 'تذهب نهائيًّا ولا تُستعاد.',
	deleteConfirm: 'نعم، احذفوها',
	deleteKeep: 'لا، أبقوها',
	deleted: 'حُذفت',
	deleteFailed: 'لم تُحذف. حاولوا مرّة أخرى.',
};
