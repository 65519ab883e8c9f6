import type { Topic, TopicTexts } from './topic.ts';
import { texts as anger } from './topics/anger.server.ts';
import { texts as card } from './topics/card.server.ts';
import { texts as change } from './topics/change.server.ts';
import { texts as decision } from './topics/decision.server.ts';
import { texts as dream } from './topics/dream.server.ts';
import { texts as faith } from './topics/faith.server.ts';
import { texts as family } from './topics/family.server.ts';
import { texts as fear } from './topics/fear.server.ts';
import { texts as friendship } from './topics/friendship.server.ts';
import { texts as gratitude } from './topics/gratitude.server.ts';
import { texts as grief } from './topics/grief.server.ts';
import { texts as guilt } from './topics/guilt.server.ts';
import { texts as home } from './topics/home.server.ts';
import { texts as loneliness } from './topics/loneliness.server.ts';
import { texts as longing } from './topics/longing.server.ts';
import { texts as love } from './topics/love.server.ts';
import { texts as meaning } from './topics/meaning.server.ts';
import { texts as money } from './topics/money.server.ts';
import { texts as name } from './topics/name.server.ts';
import { texts as verse } from './topics/verse.server.ts';
import { texts as waiting } from './topics/waiting.server.ts';
import { texts as weariness } from './topics/weariness.server.ts';
import { texts as work } from './topics/work.server.ts';
import { texts as worth } from './topics/worth.server.ts';

/** What the guide says of each topic. */
export const topicTexts: Readonly<Record<Topic, TopicTexts>> = {
	love,
	longing,
	grief,
	loneliness,
	decision,
	work,
	money,
	family,
	friendship,
	fear,
	anger,
	guilt,
	faith,
	meaning,
	change,
	waiting,
	gratitude,
	dream,
	name,
	card,
	verse,
	weariness,
	worth,
	home,
};
