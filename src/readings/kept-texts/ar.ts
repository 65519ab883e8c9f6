import type { KeptTexts } from './en.ts';

export const texts: KeptTexts = {
	loading: 'البحث عن الصفحة',
	keptOn: 'محفوظة منذ {date}',
	toHistory: 'العودة إلى السجلّ',
	missingTitle: 'هذه الصفحة ليست في هذا الدفتر',
	missing: 'إمّا حُذفت، وإمّا حفظها شخص آخر.',
	failed: 'لم تصل الصفحة الآن. هي محفوظة في مكانها، والمحاولة ممكنة بعد قليل.',
	retry: 'محاولة أخرى',
	youAsked: 'السؤال',
	youDreamt: 'الحلم',
	toGuide: 'حدّثوا الدليل عنها',
	delete: 'حذف',
	deleteTitle: 'هل تُحذف هذه القراءة؟',
	deleteLine: 'تذهب نهائيًّا ولا تُستعاد.',
	deleteConfirm: 'نعم، تُحذف',
	deleteKeep: 'لا، تبقى',
	deleted: 'حُذفت',
	deleteFailed: 'لم تُحذف. يُرجى المحاولة مرّة أخرى.',
};
