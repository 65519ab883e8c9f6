import { answered } from './own-en-answered.server.ts';
import { received } from './own-en-received.server.ts';
import type { OwnSpeech } from './own-shape.ts';

/** What is said in English to one matter, one person or one way of asking only. */
export const own: OwnSpeech = {
	before: /(?:my|our|the(?= (?:old |poor )?(?:dog|cat|rabbit|horse|pony)))/,
	your: 'your {word}',
	and: ' and ',
	does: "(?:'s|s)? (?:is|are|has|have|was|were|had|got|gets|lost|needs?|may|might|can'?t|cannot|won'?t|keeps?|started|been|just|in|slept|cheated|lied|betrayed|told|stole|kissed|emptied|took|spread|sold|collapsed|fell|found|went|had|diagnosed|made|being)|'s ",
	called: {
		mother: 'mum|mam|mom|mummy|mommy|mother|mama|ma|stepmum|stepmother|amma|ammi',
		father: 'dad|daddy|father|papa|pa|stepdad|stepfather|baba|abba',
		partner: 'husband|wife|partner|boyfriend|girlfriend|fiance|fiancee|fella|hubby|missus|other half',
		former_partner: 'ex husband|ex wife|ex boyfriend|ex girlfriend|ex',
		child: 'son|daughter|boy|girl|baby|little one|lad|toddler|kid|teenager|eldest|youngest|stepson|stepdaughter',
		sibling: 'brother|sister|twin|little brother|little sister|big brother|big sister|half brother|half sister',
		grandparent:
			'nan|nana|nanna|nanny|gran|granny|grandma|grandmother|grandad|granddad|grandpa|grandfather|gramps|dadi|nani',
		relative:
			'aunt|auntie|aunty|uncle|cousin|niece|nephew|mother in law|father in law|sister in law|brother in law|khala',
		friend: 'best friend|best mate|oldest friend|friend|mate|bestie|flatmate|housemate',
		boss: 'boss|manager|line manager|supervisor|gaffer',
		colleague: 'colleague|coworker|workmate',
		teacher: 'teacher|tutor|professor|supervisor',
		neighbour: 'neighbour|neighbor|upstairs neighbour|next door neighbour',
		animal: 'dog|cat|rabbit|hamster|horse|pony|budgie|parrot|guinea pig|puppy|kitten|tortoise|pet',
	},
	lines: [...received, ...answered],
};
