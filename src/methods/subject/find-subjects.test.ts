import { describe, expect, it } from 'vitest';
import { findSubjects } from './find-subjects.ts';
import type { Subject } from './subject.ts';

describe('findSubjects', () => {
	it.each<[string, string, Subject]>([
		['en', 'Does she still love me?', 'love'],
		['en', 'Should I take the new job?', 'work'],
		['en', 'Will my visa come and can I fly in May?', 'travel'],
		['en', 'I am so tired and cannot sleep.', 'wellbeing'],
		['en', 'My mother and I have not spoken since winter.', 'family'],
		['en', 'I cannot decide between the two.', 'decision'],
		['en', 'How long must I wait for an answer?', 'waiting'],
		['en', 'My father died last year and I miss him.', 'loss'],
		['en', 'What does the moon know?', 'open'],
		['fa', 'آیا هنوز مرا دوست دارد؟', 'love'],
		['fa', 'در این شغل بمانم یا نه؟ حقوقم کم است.', 'work'],
		['fa', 'مهاجرت کنم یا بمانم؟', 'travel'],
		['fa', 'شب‌ها خوابم نمی‌برد و اضطراب دارم', 'wellbeing'],
		['fa', 'با مادرم آشتی کنم؟', 'family'],
		['fa', 'میان این دو کدام را انتخاب کنم؟', 'decision'],
		['fa', 'کی خبرش می‌رسد؟ چقدر صبر کنم؟', 'waiting'],
		['fa', 'از وقتی پدربزرگم فوت کرد عزادارم', 'loss'],
		['fa', 'این چه رازی است؟', 'open'],
		['ar', 'هل يحبّني حقًّا؟', 'love'],
		['ar', 'هل أقبل الوظيفة الجديدة؟', 'work'],
		['ar', 'هل أسافر هذا العام؟', 'travel'],
		['ar', 'أشعر بالتعب والقلق كل ليلة', 'wellbeing'],
		['ar', 'كيف أصالح أمي؟', 'family'],
		['ar', 'أيّهما أختار؟ أنا في حيرة', 'decision'],
		['ar', 'متى يصل الخبر؟ طال الانتظار', 'waiting'],
		['ar', 'توفي جدي وأنا في حداد', 'loss'],
		['es', '¿Todavía me quiere mi novio?', 'love'],
		['es', '¿Acepto el trabajo nuevo?', 'work'],
		['es', '¿Hago el viaje a Chile?', 'travel'],
		['es', 'Estoy cansada y no duermo', 'wellbeing'],
		['es', '¿Cómo hablo con mi madre?', 'family'],
		['es', 'No sé qué decidir', 'decision'],
		['es', '¿Cuánto tengo que esperar la respuesta?', 'waiting'],
		['es', 'Murió mi abuelo y lo echo de menos', 'loss'],
	])('%s: %s is about %s', (language, text, subject) => {
		expect(findSubjects(text, language)).toContain(subject);
	});

	it('puts first what is spoken of most', () => {
		expect(findSubjects('My boss, my salary, my job: does my mother see?', 'en')[0]).toBe('work');
	});

	it('hears a question in another language than the page’s', () => {
		expect(findSubjects('آیا عاشق من است؟', 'en')[0]).toBe('love');
		expect(findSubjects('Will he marry me?', 'fa')[0]).toBe('love');
	});

	it('hears letters as people type them', () => {
		expect(findSubjects('كار و حقوق من', 'fa')[0]).toBe('work');
		expect(findSubjects('TRABAJO', 'es')[0]).toBe('work');
	});

	it('never finds more than three', () => {
		expect(findSubjects('love work travel sleep mother decide wait died', 'en')).toHaveLength(3);
	});
});
