import type { PoemId } from '#src/methods/divan/poems.ts';

/** What each of the twelve verses says, in two sentences of English. */
export const meanings: Readonly<Record<PoemId, string>> = {
	1: 'The first line, in Arabic, asks the cupbearer for the cup; the second says why, in Persian: love looked easy, and then the difficulties fell. It stands at the head of the Divan, so that everything after it is said by somebody who knows.',
	2: 'Hope builds palaces, and this couplet looks at the foundations: they and life both stand on wind. What Hafez draws from it is no gloom but an invitation, “come”, to the one hour that is really there.',
	3: 'It tells the ascetic with the spotless nature to leave the rogues alone, since the sins of others are entered in another book. Behind the politeness stands a question about his own page.',
	4: 'Thanks and complaint come in one breath, and neither is withdrawn: so one speaks to a friend who is still a friend. The second line chooses its listener, somebody who knows the finer points of love.',
	5: 'In Jamshid’s cup the whole world could be seen; the heart asked for it for years and begged from a stranger what it had at home. Further on in the ghazal the old Magian looks laughing into a cup of wine, and sees a hundred things there.',
	6: 'Rescue came in the last dark of the night, when nobody counts on it any more; the water of life, too, is said to have been found by Khidr in the Land of Darkness. Who gave it the verse does not say: “they gave”.',
	7: 'Joseph, lost to Jacob, comes back to Canaan, and the hut of sorrows, where the father wept, becomes a garden. The consolation stands in the refrain, “do not grieve”, to which each couplet of the ghazal returns.',
	8: 'A young rose that was given into his care he gives into God’s, to be kept from the envious eye of its own meadow. It is a blessing for somebody dear who is out of reach, and it asks for nothing but their safety.',
	9: 'Those at the door say first what they have not come for, pomp and rank, and then what brought them: a bad turn, and the need of shelter. It is said in the plural, so that nobody has to be unhappy alone.',
	10: 'Flowers are scattered, wine is poured, and the ceiling of the sky is to be broken open for a new design. All of it is an invitation in the plural: no one could do it alone, and no one in it waits for better times.',
	11: 'The sky is a green field and the new moon its sickle; at the sight he remembers what he himself has sown, and the harvest. It is a reckoning in two lines and without a threat: a look up, and a thought.',
	12: 'At dawn he tells the wind of his longing, and a voice answers: trust in the kindness of God. Who spoke stays open; the answer came, at any rate, to somebody who had said it aloud.',
};
