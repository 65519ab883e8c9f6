import { existsSync } from 'node:fs';
import { type Topic, type TopicTexts, topics } from './topic.ts';

const written = topics.filter((topic) => existsSync(new URL(`./topics/${topic}.server.ts`, import.meta.url)));
const loaded = await Promise.all(
	written.map(async (topic) => {
		const { texts } = (await import(new URL(`./topics/${topic}.server.ts`, import.meta.url).href)) as {
			texts: TopicTexts;
		};
		return [topic, texts] as const;
	}),
);

/** What the guide says of each topic. */
export const topicTexts: Partial<Record<Topic, TopicTexts>> = Object.fromEntries(loaded);
