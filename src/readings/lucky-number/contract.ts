import type { BirthEntry } from '#src/readings/person/birth/birth-fields.ts';
import type { PersonMessages } from '#src/readings/person/messages.ts';
import type { Gender } from '#src/readings/person/schemas.ts';
import type { PersonTexts } from '#src/readings/person/texts/en.ts';
import type { PageTexts } from '#src/readings/reading-page.ts';
import type { LuckyNumberFacts } from './facts.server.ts';
import type { LuckyNumberRequest } from './request.ts';
import type { LuckyNumberTexts } from './texts/en.ts';

/** What the lucky number exchanges. */
export type LuckyNumber = {
	name: 'lucky-number';
	Request: LuckyNumberRequest;
	Facts: LuckyNumberFacts & { dayName: string };
	Fields: {
		luckyNumber: number;
		wealthNumber: number;
		protectionNumber: number;
		loveNumber: number;
		luckyDay: string;
		analysis: string;
	};
	Row: {
		full_name: string;
		mother_name: string;
		birth_date: string;
		gender: LuckyNumberRequest['gender'];
		calendar_type: LuckyNumberRequest['calendarType'];
		lucky_number: number;
		wealth_number: number;
		protection_number: number;
		love_number: number;
		lucky_day: string;
		analysis: string;
	};
};

/** What the loader of its page hands over. */
export type LuckyNumberLoaded = PageTexts & {
	texts: LuckyNumberTexts;
	person: PersonTexts;
	messages: PersonMessages;
};

/** What stands in its form. */
export type LuckyEntry = BirthEntry & { fullName: string; motherName: string; gender: Gender };
