import type { ExploreTexts } from './en.ts';

export const texts: ExploreTexts = {
	title: 'كل القراءات',
	subtitle: 'الاختيار بحسب ما في اليد: سؤال، أو حلم، أو اسم، أو فضولٌ لا غير.',
	description: 'كل قراءات الهدهد واختباراته: الفأل والطالع والاختبارات النفسية والمرشد. بلا مقابل وبلا تسجيل.',
	divination: 'الفأل والطالع',
	tests: 'الاختبارات النفسية',
	services: 'خدمات أخرى',
};
