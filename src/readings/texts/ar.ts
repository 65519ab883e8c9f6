import type { ReadingTexts } from './en.ts';

export const texts: ReadingTexts = {
	writtenWithoutAi: 'كُتب هذا النصّ من دون ذكاء اصطناعي.',
	writtenByModel: 'كتبه النموذج اللغوي {model}.',
	actions: 'ما يمكن فعله بهذه القراءة',
	copy: 'نسخ',
	copied: 'نُسخ النصّ',
	copyFailed: 'لم يسمح المتصفّح بالنسخ. يمكن تحديد النصّ ونسخه يدويًّا.',
	share: 'مشاركة صورة',
	shared: 'الصورة بين التنزيلات',
	shareFailed: 'تعذّر إعداد الصورة.',
	print: 'طباعة',
	again: 'سؤال من جديد',
	saved: 'حُفظت في السجلّ.',
	saving: 'يجري الحفظ في السجلّ',
	notSaved: 'تعذّر حفظ هذه القراءة في السجلّ. ستبقى هنا ما دامت الصفحة مفتوحة.',
	saveAgain: 'إعادة الحفظ',
	notKept: 'تُحفظ القراءات بعد <signIn>تسجيل الدخول</signIn>. أمّا هذه فتزول مع مغادرة الصفحة.',
	crisisLines: 'من يمكن الحديث معه الآن',
	elsewhere: 'بلدان أخرى',
	nothingKept: 'لم يُحفظ شيء ممّا كُتب هنا.',
	back: 'العودة إلى السؤال',
};
