import { describe, expect, it } from 'vitest';
import { languages } from '#src/language/languages.ts';
import { listThemes, loadTheme } from '../../lore/themes.server.ts';
import { createFindThemes, isAkin } from './find-theme.server.ts';

const find = createFindThemes();
const first = async (topic: string) => (await find(topic))[0]?.name ?? null;

describe('the theme of a topic', () => {
	it.each([
		['The power of dream interpretation', 'the-power-of-dream-interpretation'],
		['Understanding your tarot reading', 'understanding-your-tarot-reading'],
		['Hafez and Persian mysticism', 'hafez-and-persian-mysticism'],
		['MBTI and spiritual growth', 'mbti-and-spiritual-growth'],
		['Meditation and inner peace', 'meditation-and-inner-peace'],
	])('that the administration suggests: %s', async (topic, theme) => {
		expect(await first(topic)).toBe(theme);
	});

	it.each([
		['I keep dreaming of snakes', 'the-snake'],
		['خواب مار دیدن', 'the-snake'],
		['رؤية الثعبان في المنام', 'the-snake'],
		['soñar con serpientes', 'the-snake'],
		['Why the Hermit holds a lamp', 'the-hermit'],
		['شب یلدا و فال حافظ', 'yalda'],
		['la reina Emperatriz del tarot', 'the-empress'],
	])('in any language, in any form of its words: %s', async (topic, theme) => {
		expect((await find(topic)).slice(0, 3).map(({ name }) => name)).toContain(theme);
	});

	it.each(languages)('by each of its titles in %s', async (language) => {
		for (const place of listThemes())
			for (const title of (await loadTheme(place)).words[language].titles) expect(await first(title)).toBe(place.name);
	});

	it.each(['zzyzx qwrtp', 'the of and your', 'quarterly invoicing software', ''])('is none for %j', async (topic) => {
		expect(await first(topic)).toBeNull();
	});
});

describe('words are forms of one', () => {
	it.each([
		['snake', 'snakes', true],
		['story', 'stories', true],
		['meditate', 'meditation', true],
		['interpretation', 'interpreting', true],
		['serpiente', 'serpientes', true],
		['espejo', 'espejos', true],
		['خواب', 'خوابی', true],
		['حلم', 'حلمها', true],
		['card', 'care', false],
		['moon', 'mood', false],
		['star', 'start', false],
		['bread', 'break', false],
		['fire', 'firm', false],
		['مار', 'مارمولک', false],
	])('%s, %s: %j', (one, other, akin) => {
		expect([isAkin(one, other), isAkin(other, one)]).toEqual([akin, akin]);
	});
});
