import type { MoulanaWords } from './shape.ts';

/** The sixty-four stories in English. */
export const words: MoulanaWords = {
	reed: {
		title: 'The reed',
		translation: ['Whoever stays far from the root he sprang from', 'keeps looking for the days when they were one.'],
		story:
			'A reed stands with its feet in mud, one green stalk among thousands, and makes no sound of its own. Then a knife comes. It is cut, burned hollow, pierced along its side, and carried to a room where people sit in a circle. Somebody puts it to their lips, and men and women weep who have never seen a reed bed. Each takes the tune for theirs: one hears a ship that did not come back, another a step on the stair. None of them asks the reed. All evening it goes on telling one thing, the place where it stood and how the wind went through it.',
		message:
			'The hollow that hurts is the hollow that sounds; a reed full of pith is a stick. Rumi does not say that longing is pleasant, and not every ache has a meaning: some are hunger, or a draught under the door. But one that has kept its tune for years knows an address.',
		practice:
			'Listen for five minutes to music without words, and do nothing else. Write down the first place it brings to mind, with its smell. What is it you miss there: the walls, the people, or who you were among them?',
	},
	layla: {
		title: 'The caliph looks at Layla',
		translation: ['“You are no lovelier than other lovely women.”', '“Hush,” she said, “for you are not Majnun.”'],
		story:
			'The caliph had heard of a woman for whose sake a gifted boy had lost his wits and gone to live among gazelles. He had her brought. The curtain was drawn aside, and before him stood a person with dust on her sandals, neither tall nor radiant, whom he would have passed in any street. He walked round her once, like a man who has been sold the wrong horse. “Are you she,” he asked, “over whom Majnun went astray? I see nothing in you that others have not.” Layla was not offended. She looked at him the way one looks at someone who has come to a spring without a cup, and told him what was missing. It was not in her.',
		message:
			'Beauty here is an act of the one who looks: it takes a Majnun to find a Layla. That is a comfort to anybody ordinary. It also flatters infatuation, for Majnun’s eyes were sharp for one face and blind to everything else he owed. The caliph at least saw the dust on her sandals.',
		practice:
			'Take one person you see daily and look at them for a whole minute as if you had to draw them afterwards. Note one thing you had never seen. Through whose eyes did you learn to find them plain?',
	},
	door: {
		title: 'Who is at the door',
		translation: ['“Now that you are I,” he said, “come in, O I:', 'there is no room in this house for two I’s.”'],
		story:
			'A man knocked at his friend’s door. “Who is it?” came from inside. “I,” he said. “Then go,” said the voice. “It is too early. There is no place at this table for the raw.” He went, and nobody called him back. For a year he wandered with that answer in his coat, through towns where no one knew his name, and what was stiff in him cooked slowly on the fire of missing someone. When he came back to the street he stood a long time before he dared to lift the ring, afraid that a clumsy word might slip out. “Who is at the door?” asked the voice. “At the door,” he said, “is you.” And the bolt moved.',
		message:
			'One word was too big for the doorway. Whoever says “I” first brings along a whole household: what I deserve, what I was promised, how it looks. The story is dangerous for people who have already made themselves small; they may knock as themselves, and loudly. It is meant for the rest of us.',
		practice:
			'Write one message today to someone close without the word “I” in it, and read it aloud before you send it. Which sentence becomes impossible to write, and what did it want?',
	},
	melon: {
		title: 'The seventeenth slice',
		translation: ['Through love what is bitter turns sweet;', 'through love what is copper turns gold.'],
		story:
			'Somebody had sent the master a melon. He called Luqman, who served him and whom he loved, cut the first slice and handed it over. Luqman ate it as if it were honey, so he was given a second, and a third, and so on up to the seventeenth. One slice was left. “This one is mine,” said the master; “I want to know how sweet a thing can be.” He bit into it, and it burned his tongue and blistered his throat; for a while he could not speak. “How could you swallow this poison,” he asked at last, “and never say a word?” Luqman was ashamed. “From your hand I have eaten so much that was good,” he said. “How could I cry out over one bitter melon?”',
		message:
			'Gratitude has a memory longer than the tongue’s, and one bad slice does not cancel the table. Yet mark who is speaking: a man who could not leave. Love may sweeten a bitter thing; it need not call it sweet, and the eighteenth slice may be refused with thanks.',
		practice:
			'Think of somebody who lately gave you something hard to swallow, and write down five good things that came from the same hand. Which of the five had you already stopped counting, and since when?',
	},
	shepherd: {
		title: 'Moses and the shepherd',
		translation: [
			'We do not look at the tongue and the phrase;',
			'we look at the spirit, and at how it stands with it.',
		],
		story:
			'On the road Moses heard a shepherd at prayer. “Where are you,” the man was saying, “that I may mend your shoes and comb your hair, wash your shirt, bring you milk, rub your feet and sweep your little room at bedtime?” Moses asked whom he was talking to. “To him who made us,” said the shepherd. “Stuff cotton in your mouth,” said Moses; “has he a body, that he should want shoes?” The shepherd tore his coat, sighed, and walked off into the desert. Then Moses was spoken to in his turn: You were sent to join, not to part; I have given everyone a speech of their own. So the prophet ran after the footprints, straight here, crooked there, to say that whatever a tight heart likes to say may be said.',
		message:
			'The shepherd’s grammar was poor and his comb was real. Careful people rarely notice how often they correct a kindness before they accept it. Still, Moses was no fool: words that comfort one person can mislead a village, and somebody must mind them. The order matters; first the milk, then the doctrine.',
		practice:
			'When someone says a thing clumsily to you today, answer what they meant and leave the wording alone. Afterwards take two minutes to note what it cost you. Whose awkward love have you been correcting for years?',
	},
	camel: {
		title: 'Majnun on his camel',
		translation: ['The soul spreads out its wings towards the heights;', 'the body has its claws sunk in the ground.'],
		story:
			'Majnun set out to Layla on a she-camel that had left her foal at home. As long as he was awake they went forward. But he would think of Layla, his mind would drift, the rein would slacken; and the camel, who had been waiting for nothing else, turned round and trotted back to her young. He came to himself miles behind where he had been. The way was three days long, and he was years upon it. At last he said: “We are both in love, and not with the same thing; we are no company for each other.” He threw himself down so hard that his leg broke. Then he bound it up, made a ball of himself, and rolled on towards her tent.',
		message:
			'Nobody in this story is wicked. The camel’s love is as good as his, and there lies the trouble: half the day you are steering, half the day you are carried home by something that also has a child to feed. Majnun’s broken leg is a lover’s answer. A rider with more patience would have brought the foal along.',
		practice:
			'Draw two arrows on paper, one for what you want and one for where the day really carried you, and write the name of the foal beside the second. What would it look like to take it with you?',
	},
	letters: {
		title: 'Reading love letters to the beloved',
		translation: ['“I am here before you, and you read out letters:', 'that is no sign of a lover, after all.”'],
		story:
			'After a long time she let him come and sit beside her. He reached into his coat, took out a bundle of letters, and began to read to her: verses in her praise, nights without sleep, tears, the colour of his face. He read well, and turned the pages. After a while she put her hand on the paper. “If all this is for me,” she said, “then now, when I am here, you are wasting your life with it.” He admitted that something was lacking. Last year, far from her, he had drunk from a clear spring; today he saw the spring and could not find the water. “Then it is not I whom you love,” she said. “You love a state you were in. I am only the house where it lived.”',
		message:
			'It is pleasant to be in love with one’s own longing; it comes with a good style. The person at the other end of the bench breathes, interrupts, and has cold hands. In fairness to the reader of letters: on some evenings a written page is the only courage a shy heart has.',
		practice:
			'Next time somebody sits opposite you today, leave the telephone in another room for ten minutes and ask about something small. Which feeling of your own have you kept visiting in the name of another person?',
	},
	bazaar: {
		title: 'A walk through the bazaar',
		translation: [
			'Heart, sit with someone who knows how it stands with hearts;',
			'go under that tree which carries fresh flowers.',
		],
		story:
			'Rumi takes his heart by the sleeve and leads it through a market. Do not drift from stall to stall in the lane of the perfumers like people who have nothing to do; sit down in the shop of somebody who really has sugar. Carry your own scales, or the first man with a gilded coin will talk you out of your money. Another will seat you at a door, all smiles, and say that he is coming back at once: do not wait, the house has two doors. At every corner a pot is boiling; put away your bowl, for not every pot that boils has in it what you are hungry for. And not every reed has sugar, he says, not every eye sight, not every sea a pearl.',
		message:
			'This is a love poem with a merchant’s eye. It supposes that a heart can be cheated by good manners, and that choosing company is half of loving. Its warning can sour, though: whoever carries the scales about all day will never be given anything, since gifts come without a weight on them.',
		practice:
			'Name the person after whose company you usually feel clearer, and send them two lines today without a reason. At which two-doored house are you still waiting, and what have you told yourself about it?',
	},
	pulse: {
		title: 'A finger on the pulse',
		translation: [
			'The lover’s illness stands apart from other illnesses;',
			'love is the astrolabe for what God keeps hidden.',
		],
		story:
			'She grew thinner each week, and the more the court doctors did, the worse it became: their vinegar heated, their almond oil dried. They had been very sure of themselves. Then a stranger came, sent everyone out of the room, took her wrist and began to chat. Where are you from? Who are your people? Which towns have you lived in since, and who sold you bread there? He asked it all idly, like someone passing the time, and kept one finger where it was. Town after town the beat stayed even. At the name of Samarkand it jumped. He went on through the streets of Samarkand, house by house, till it leapt again; then he laid her hand back on the blanket, and for the moment he said nothing to anybody.',
		message:
			'The others had treated her liver. He looked for an address, and he found it by asking about bread. It is flattering to think that every fatigue hides a Samarkand; most of it hides a late night. And mind how he ends: what a pulse gives away still belongs to the one whose wrist it is.',
		practice:
			'Say slowly, aloud, ten names of places and people from your last year, with two fingers on your wrist or only with attention. Write down where something moved. Whom would you let hold your hand while you go through the list?',
	},
	mirror: {
		title: 'A present for Joseph',
		translation: ['“A mirror I have brought you, O my light,', 'so that you think of me when you see your face.”'],
		story:
			'From the far end of the world a friend of his childhood came to see Joseph, and they sat against one cushion again and talked about the brothers, the well, the prison. When all that was told Joseph asked, as one may ask a friend: “And what have you brought me?” The guest groaned. He had looked everywhere, he said. But what was he to bring: a grain to the granary, a drop to the sea, cumin to Kerman, where the cumin grows? There was nothing that this house did not have, except one thing. He put his hand under his coat and drew out a mirror. “You have everything but the sight of yourself,” he said. “Look into this; and when you see your face, remember me.”',
		message:
			'To show somebody how fine they are is a gift that costs little and is seldom given. It asks something of the giver all the same: a mirror with a picture of its own on it is no use. And there are guests for whom a loaf would have been better. Ask first whether the other has eaten.',
		practice:
			'Tell one person today, in a single sentence with a fact in it, something good that they cannot see from where they stand. Then leave it at that. What did a friend once show you that you still see when you look in the glass?',
	},
	lancet: {
		title: 'Majnun and the bloodletter',
		translation: ['“I fear, good surgeon, if you open my vein,', 'that suddenly your blade will wound Layla.”'],
		story:
			'“Take your fee and go!” cried Majnun, with his sleeve already rolled up and the band tight about his arm. He had come down with a fever, out of sheer longing; the doctor had felt the heat of him and ordered that he be bled, and a man skilled with the blade had been fetched. This man lowered his hand. “What are you afraid of?” he asked. “At night lions, bears and wolves lie round you in a ring, and you sleep. Is it a needle, then?” “I do not fear the needle,” said Majnun; “my patience is heavier than a mountain. But there is no place in me that is not full of her. If you cut here, how do you know whom you will cut?”',
		message:
			'Read it gently and it says: whoever loves you is hurt when you are careless of your arm. That is a good reason for a scarf, a doctor, an early night. Read it hard, and here sits someone with no arm of his own any more. Layla, we may suppose, would have liked him to get well.',
		practice:
			'Do one small thing for your body today that you keep putting off, ten minutes at most, and do it in the name of somebody who would be glad. Write the name down. For whom are you handling yourself as if nobody else were inside?',
	},
	city: {
		title: 'Which city was the fairest?',
		translation: ['“Of all those cities, then, which was the best?”', '“The city,” he said, “in which my love is.”'],
		story:
			'He had been away for years, and it showed on his boots. Now he sat opposite her at last, and she questioned him as one questions travellers: “You have seen so many towns abroad. Which was the finest?” He might have begun with Damascus and its apricots, or with that harbour where the houses stand in the water up to their knees. He might have praised bazaars, baths, bridges. Rumi gives him half a line. “The one where she lives who has my heart.” And then, since she was still looking at him: “Where our queen has spread her carpet the eye of a needle is open country. If a Joseph like the moon sits at the bottom of a well, then that is paradise, even there.”',
		message:
			'The whole atlas shrinks to one door with somebody behind it; anyone who has run up a certain staircase knows that this is simply accurate. Only pity the towns a little. He had walked through them all and seen how far they were from her. And some people need a city in order to get well of a person.',
		practice:
			'Walk for ten minutes through your own streets and give one corner its true name, after someone you met or missed there. Put it on a piece of paper. Which place have you called ugly because nobody was waiting for you in it?',
	},
	halva: {
		title: 'The boy with the halva',
		translation: ['Until the boy who sells the halva weeps,', 'the sea of mercy does not come to the boil.'],
		story:
			'Sheikh Ahmad had borrowed all his life, from the rich, and given all of it away, to the poor. Now he lay ill, and round his bed sat the creditors like men with stones in their shoes. In the street a boy called out his halva. The sheikh signed to his servant: buy the tray, let these gentlemen have something sweet for once. They ate. When the boy asked for his half dinar, the old man said: “Where should I get it?” The child threw down the tray and wept, loud enough to bring the lane together, until afternoon; and the sheikh drew his blanket over his face. Then someone knocked. A stranger had sent a covered dish: four hundred dinars, and, folded in a paper, half a dinar more.',
		message:
			'All those grown men had wanted their money with sour faces; help came when one small person wept without dignity. There is a pride that would rather go bankrupt than say please. But nobody had asked the boy, and his half day of tears was not the sheikh’s to spend. Cry for yourself, then, and out loud.',
		practice:
			'Ask somebody today for one thing you need, in eight words, without a joke and without explaining why you deserve it. It takes a minute. What have you been hiding under the blanket so as not to be heard asking?',
	},
	jewel: {
		title: 'Ayaz and the king’s jewel',
		translation: [
			'He had stones in his sleeve, and in great haste',
			'he crushed it small: to him that seemed the right thing.',
		],
		story:
			'The king came into the council with a jewel that lit up his fingers and put it into the vizier’s hand. “What is it worth?” “More than a hundred donkey-loads of gold.” “Break it.” “How could I, who guard your treasury?” The king praised him and gave him a robe. It went on to the chamberlain, who said half the realm and would not break it either, and got a robe too; and so from hand to hand, fifty, sixty emirs, each with the answer of the one before him. At last it came to Ayaz, and he was asked its worth. “More than I know how to say.” “Then break it!” said the king. He had stones ready in his sleeve. When the shouting began he asked them: “Which is worth more, gentlemen, the stone or the word?”',
		message:
			'Sixty sensible men saved a pebble and never noticed that they were reciting. Ayaz looked at the one who asked, instead of at the thing. It is a dangerous story in an office: there are orders to smash that a decent person refuses, and careful stewards have saved many houses. Love knows who is speaking; obedience only hears the tone.',
		practice:
			'Pick one thing you guard because everybody says it is precious, a plan, a habit, a reputation, and leave it out of your hands for this one day. Note what you did with the free hand. Whose voice would you have to hear before you let it fall?',
	},
	walnuts: {
		title: 'Walnuts in the pocket',
		translation: ['“Our king,” he said, “is nothing but truth and faith:', 'whatever comes to us has come from us.”'],
		story:
			'After years of waiting came a message: tonight. “I have cooked beans for you,” it said; “sit in such a room until midnight, and I shall come without your calling.” The lover gave away bread for joy, went early, took his place and kept his eyes on the door. The lamp burned; it was warm; it had been a long time. Past midnight the door did open. The friend, true to the hour, saw him lying there fast asleep, stood a while, tore a strip from his sleeve as a token, put a few walnuts in his pocket and left. At daybreak he woke and found the sleeve, and then the nuts, such as one gives a child to play with. He did not complain. He turned them over in his hand.',
		message:
			'We suppose that love fails for want of luck; here it arrives on the minute, with beans, and finds no one at home. How often the great visit comes while we are getting ready for it. And yet it is human to be tired after years. A friend less witty might have sat down and woken him.',
		practice:
			'For ten minutes this evening be wholly there for one thing you have long wished for: a child’s talk, a book, your own bed. No screen, no second task. What were you preparing so hard that you slept through its arrival?',
	},
	answer: {
		title: 'Where is the “Here I am”?',
		translation: [
			'Your fear and your love are the noose of our kindness;',
			'under each “O Lord” of yours lie many a “Here I am”.',
		],
		story:
			'Night after night a man called upon God, until the name was sweet on his lips. One night Satan spoke to him, in quite a reasonable voice: “So much calling, you talker; and where among it all is one single ‘Here I am’? No answer comes from the throne. How long will you go on knocking with that brazen face?” The man stopped. He laid his head down, and it hurt. In his sleep he saw Khizr standing in a green place. “Why have you left off?” “Because nobody says, I am here. I fear the door is shut to me.” “I was sent to tell you,” said Khizr, “that this call of yours is the answer. The need in it, the burning, that was the messenger. Who do you think was pulling your feet?”',
		message:
			'Longing is usually counted as a lack of news. The old man in green counts it as the news. It is among the kindest turns in the whole book, and it should not be borrowed for the wrong house: a person who never answers, week upon week, may simply not be there, and then one may take one’s finger off the bell.',
		practice:
			'Write the thing you keep asking for on a slip of paper, and under it what the asking alone has already made you do. Three lines are enough. If the wish itself were a letter to you, what would it say?',
	},
	chickpea: {
		title: 'The chickpea in the pot',
		translation: ['I boil you not because you are hateful to me,', 'but so that you may take on taste and savour.'],
		story:
			'As soon as the water is hot the chickpea jumps. It climbs up to the rim of the pot, raises a hundred cries and says to the housewife: “Why do you set fire to me? You bought me; why are you turning me upside down?” She knocks it back with the ladle. “Boil nicely,” she says, “and do not run away from the one who makes the fire. You drank water in the garden, green and wet; it was for this fire that you drank it.” She tells it that she herself was once a thing of earth, and has had her own time in the pot. By evening the pea has gone soft. It no longer asks to get out, it asks for the ladle: stir me, it says, you do it so well.',
		message:
			'A comfort that is easily abused. Somebody who stands at the stove likes to tell the peas that it is for their good. Rumi’s cook may say so because she has been cooked. Where nobody can tell you what you are to become, and the fire merely burns, it is quite right to jump.',
		practice:
			'Cook or warm something slowly today, and stay beside it for ten minutes without a screen. Note the moment at which its smell changes. What in your present heat is cooking you, and what only burns?',
	},
	stone: {
		title: 'From stone to plant to animal',
		translation: ['I died as mineral and became a plant;', 'I died as plant and rose to animal.'],
		story:
			'A man had fled from Bukhara, and from the one he loved there, for fear of his anger. Years later he turned round. Friends held him by the coat: there is a sword waiting for you, they said. He answered like someone sick with thirst, who knows what water may do to him and goes to the river all the same. Then he counted up what he had already been. He had been stone, and let that go, and was a plant; he had been grass, and was an animal; he had been an animal, and here he stood. “When was I ever the less for it?” he asked. In Bukhara the other had long since been sorry. When the traveller fell at his feet he took the head of the man into his lap.',
		message:
			'Each form was a whole world while it lasted, and none of them could imagine the next. Somebody who looks back over three such doors may trust a fourth. Rumi counts only the doors that went upwards; a friend’s hand on the coat is not always cowardice, and some rivers should be admired from the bank.',
		practice:
			'Put three photographs or dates in a row, from times when you were plainly someone else, and say aloud what each of them was afraid to lose. What are you keeping now chiefly because you cannot picture yourself without it?',
	},
	wall: {
		title: 'The thirsty man on the wall',
		translation: [
			'Whoever is more in love with the voice of the water',
			'tears the heavier clods out of the screen between.',
		],
		story:
			'Beside a stream there stood a high wall, and on the wall sat a man half dead of thirst. He could see the water and not reach it. In his despair he broke off a brick and threw it in, and the splash came up to him like a friend’s voice. It went to his head. So he pulled out the next brick, and the next. “What do you get out of throwing stones at me?” called the water. “Two things,” he said. “First I hear you, and to a thirsty man that is music. And then, with every brick I take from the wall, it is lower and I am nearer.” So he went on, taking down with his own hands what he was sitting on.',
		message:
			'He does nothing heroic. He pulls out one brick because it makes a sound he likes, and it happens to be the way down. Work of this kind needs an ear more than a will. Note, however, that walls also keep goats out of gardens; before the tenth brick it is worth asking who built this one, and why.',
		practice:
			'Choose something you thirst for and take one brick away: one call, one drawer, one cancelled evening, ten minutes at most. Listen for the splash. Which stone of your wall are you proudest of, and what does it hold up?',
	},
	thorn: {
		title: 'The thornbush in the road',
		translation: [
			'The thornbush is growing in strength, and rising;',
			'the one who should dig it up grows older and less.',
		],
		story:
			'A man with a ready tongue planted a thornbush in the middle of the road. Those who passed by told him to dig it up; he agreed warmly and left it. It grew. It tore the skirts of the women and cut the bare feet of the poor until the road had red spots on it. At last the governor sent for him. “Certainly,” said the man, “I shall see to it one of these days.” He kept promising tomorrow, and tomorrow again, and meanwhile the bush struck its roots deep. “You say tomorrow,” the governor told him, “but with each day that goes by this tree gets younger and the digger gets weaker. It is in a hurry. You are the only one who is not.”',
		message:
			'The arithmetic is unkind and simple: a habit and its owner do not age in the same direction. Yet the man may not have been lazy; perhaps he liked to be asked. And not every bush by your door is your doing. Some were there before you came, and for those a pair of gloves is enough.',
		practice:
			'Name one thorn that others keep catching their sleeves on, and cut one twig off it today, a thing of ten minutes. Tell nobody. What has it been giving you all this time, that you promise so readily and never begin?',
	},
	tattoo: {
		title: 'A lion without a tail',
		translation: ['If it is your wish to shine like the day,', 'burn up that being of yours which is like night.'],
		story:
			'In Qazvin it was the fashion to be pricked with blue figures, and a strong man went to the barber and ordered a lion, fierce, between the shoulders, since he was born under Leo. The needle went in. “What are you making there?” he groaned. “The tail.” “Leave out the tail, my friend; my breath is stuck in it.” The barber began elsewhere. “And what is that?” “His ear.” “Let him have no ears. Be brief.” At the third place he screamed again, and was told that it was the belly. “What does a lion want with a belly?” The barber stood there for a while with his finger between his teeth. Then he threw the needle to the ground. “Who ever saw a lion without tail, head and belly? God himself has not made one.”',
		message:
			'We order the finished animal and quarrel over each prick. What is amusing is how reasonable every single objection sounds. In defence of the man from Qazvin: he found out in three stitches that he did not want a lion at all, and some people need thirty years and a diploma for that.',
		practice:
			'Take the plan you have been making smaller, and do its most disagreeable part for ten minutes by the clock. Then stop. Which piece of the lion did you leave out first, and what did you call that: modesty, good sense, lack of time?',
	},
	dragon: {
		title: 'The frozen dragon',
		translation: ['Keep the dragon in the snow of separation;', 'mind you do not drag him into the sun of Iraq.'],
		story:
			'In deep winter a snake catcher went up into the mountains to find something people would pay to see. He found a dragon stretched out in the snow, as thick as a pillar and to all appearance dead. He tied it up, threw rags over it and dragged it all the way to Baghdad: he had killed it with his own hands, he said, and nearly lost his life. On the bank of the Tigris he laid it down, and half the city came. He waited till there should be more of them, for more heads meant more coins. Meanwhile the sun of Iraq was shining on the rags. The thing had not been dead, only cold. It stirred once, the ropes cracked one after the other, and the crowd ran.',
		message:
			'The frozen creature is what we call overcome because it has had no chance lately: the temper that is gentle in a poor year, the envy that sleeps while nobody succeeds. Cold is not virtue. But do not despise it either; someone who knows what their snow is good for need not wrestle dragons.',
		practice:
			'Write down one thing you believe you are done with, and beside it the kind of day on which it would wake. Decide one small shade for that day, and note it in the calendar. What have you been dragging to market as a trophy?',
	},
	cage: {
		title: 'The merchant’s parrot',
		translation: [
			'The parrot said: “By what it did it advised me:',
			'let go of the charm of your voice, and of being liked.”',
		],
		story:
			'A merchant who was leaving for India asked his parrot what he should bring it. “When you see parrots there,” it said, “greet them, and tell them of one who sits in a cage and asks if that is fair.” He found a flock and gave the message. One of the birds trembled, fell and lay still. He was sorry that he had spoken, and at home, when pressed, told the story; and his own bird trembled, fell and lay still in the same way. He wept, tore his collar, lifted it out and laid it outside. It flew up to a high branch. “She showed me how,” it said. “My voice is what keeps me in. Be as dead, she told me, and you will be let go.” Then it wished him well and was gone.',
		message:
			'What we are praised for is often the bolt on the door: the charming talk, the readiness, the yes. The advice came without a word, and could be understood only by someone who was caged in the same manner. There is a price. A bird that plays dead is for a while really not heard by anybody, friends included.',
		practice:
			'For ten minutes, in company or on a call, leave out the thing you are liked for: the joke, the advice, the quick help. Watch what happens. For the sake of which song are you fed, and who would you be if it stopped?',
	},
	mad: {
		title: 'Not mad enough for this house',
		translation: [
			'I was dead and came alive, I was tears and turned to laughter;',
			'love’s good fortune came, and I became a fortune that lasts.',
		],
		story:
			'He came to the house of love and was examined at the door. “You are not mad,” he was told, “this house is not for you.” He went away and went mad, and put on the chain. “You are not drunk; you do not belong with us.” He went and got drunk till he was full of joy. “You have your wits about you, you are lost in fancy and doubt.” He became a simpleton and let go of everything. “You are a candle now; they all turn to you.” “No candle,” he said, “no gathering: I am smoke, and scattered.” “You are a master and a guide.” “Neither. I do what you say.” “You have wings and feathers; then you will get none from me.” And for the sake of those other wings he plucked his own.',
		message:
			'Each time he arrives with what was asked for, and each time the next refusal touches what he has just become proud of. So the door teaches. Let us add that there are doors of another kind, which raise the price only because they can; a beloved who enjoys the asking is not love.',
		practice:
			'Write your name and under it the five words by which people know you. Cross out the one you would least like to lose, and spend ten minutes on something that word would never do. What remains of you on the sheet?',
	},
	harper: {
		title: 'The old harp player',
		translation: [
			'“I spent the days of my life, one breath at a time;',
			'I breathed them all away in treble and bass.”',
		],
		story:
			'There had been a time when nightingales fell silent at his harp. Now he was seventy, his back was bent like the side of a jar, his voice made donkeys wince, and nobody hired him. So he carried the harp out to the graveyard of Medina. “You have fed me all these years,” he said to God; “today I have no other customer, I shall play for you.” He played, and wept, and fell asleep with it for a pillow. In the town the caliph Umar was told in a dream to take seven hundred dinars to a dear servant among the graves. He went, found only an old man, went round again, and sat down beside him with great respect. Then he sneezed, and the sleeper started up in terror. “From a friend,” said Umar, “for new strings.”',
		message:
			'He had thought himself finished; it turned out that he had only lost his audience. In the poem he then breaks the harp and weeps for his wasted breath, and Umar, gently, tells him that such weeping is one more curtain. We take the harp’s side too. It was a bad master perhaps, but a good pillow.',
		practice:
			'Do something for ten minutes that you were once praised for and no longer do well, with nobody there to hear it. Then write a line about how it felt in the hands. Who has been listening all along whom you never counted as an audience?',
	},
	needle: {
		title: 'A needle from the sea',
		translation: [
			'He turned to him and said: “Which is the better, emir,',
			'the kingdom of the heart, or that poor little one?”',
		],
		story:
			'By the edge of the sea sat a man mending his coat. An emir came riding along, looked, looked again, and got down from his horse: it was Ibrahim, son of Adham, who had once ruled Balkh, and whom he himself had served. He bowed. And he thought, for one may think while bowing: a man who had the seven climes, and now he plies a needle like a beggar! Ibrahim glanced up. He was one of those before whom it is better to think tidily. He took the needle, tossed it into the water and called for it in a loud voice. Then the sea was full of mouths. A hundred thousand fishes put up their heads, and each held in its lips a needle of gold.',
		message:
			'What looks like a fall from outside may be a change of country. Yet the miracle is made for the emir; Ibrahim needs one needle, of iron, and the coat will still have its hole tomorrow. Poverty is a kingdom for those who chose it. To the others one brings thread.',
		practice:
			'Mend one small thing with your own hands, a button, a hinge, a torn page, and stay with it to the last stitch. Look at it afterwards. Which loss of yours do passers-by still pity, long after you stopped wanting it back?',
	},
	guesthouse: {
		title: 'The guest in the wrong bed',
		translation: ['Whatever comes to you from the world of the unseen', 'is in your heart a guest: be good to it.'],
		story:
			'Two beds had been made up, one by the door for the guest, one at the back for the couple. It rained; they talked late; and the guest, full of supper and stories, dropped into the wrong one, and the host was too polite to speak. The wife came home from a feast at a neighbour’s, slipped under the blanket in the dark and whispered to the person lying there: “It has happened, my dear. Mud and rain: now we shall have him on our hands like a government tax.” The guest sprang up. “Leave me be,” he said, “I have boots, mud does not trouble me.” And he went out, and the dark where he walked was bright as if somebody were carrying candles. From that night on they kept the house open as an inn.',
		message:
			'Each morning, says Rumi, some mood comes running to the door; do not say that it hangs round your neck, it will be off again soon enough. A good rule for a sadness that has something to deliver. But to be a host is not to hand over the keys, and whoever breaks the plates may be seen to the gate.',
		practice:
			'Give the mood you woke up with a name, a coat and a bag, and write in four lines what it seems to have brought. Offer it a glass of water; really drink it. Which guest have you insulted in the dark, taking it for somebody else?',
	},
	apples: {
		title: 'Rotten apples',
		translation: ['The enmity of the wise is of this kind:', 'their poison is a gladness for the soul.'],
		story:
			'A rider came down the road just as a snake was disappearing into the mouth of a man asleep under a tree. He spurred his horse, too late. So he fell upon the sleeper with his club, drove him to where bad apples lay in heaps, and shouted: “Eat!” He ate till they dropped from his lips. “Run!” He ran, stumbled, was chased on, bleeding and full, and cursed with what breath he had: “What have I ever done to you? Happy those who never saw your face!” At nightfall he was sick. Everything came up, sweet and foul, and with it, long and black, the snake. Then he was on his knees. “One word! If you had told me one word!” “If I had told you,” said the rider, “your gall would have turned to water.”',
		message:
			'Not every hand that shakes us is against us, and some kindness has no time to be polite. That much is true. It is also what every bully has said since the world began. Two signs tell them apart: the rider wants no thanks, and when the snake is out he stops.',
		practice:
			'Think of one hard remark that later did you good, and one that only hurt, and note the first word of each. Compare how they ended. Who in your life had the right to wake you roughly, and from what did they take it?',
	},
	ducklings: {
		title: 'Hatched by a hen',
		translation: [
			'If your mother should frighten you of the water,',
			'do not be afraid: make haste, and drive for the sea.',
		],
		story:
			'An egg lay among other eggs, and a hen sat on it, because hens do not count. What came out was warm and yellow like the rest; it ran with the rest, scratched with the rest, and slept beneath the same wing. Only its feet were wide. Sometimes, when the wind came from over there, it would stop with its head on one side and could not have said what it had heard. Then the yard sloped down to a pond. The hen stood at the edge and screamed as she had every reason to scream, for she knew what water does to chickens. “Your mother was a duck,” says Rumi in its ear; “the other one was your nurse. The love of dry land you have from her. From whom do you have this?”',
		message:
			'Some fears are family property: honest, well kept, and cut to somebody else’s foot. Leave the nurse on the bank, the poem says, and it is right. Let us only wave. She sat for weeks on what was not hers, and in what she knew, which was chickens, she never told a lie.',
		practice:
			'Write down one warning you heard often as a child, and after it the name of the creature for whom it was true. Then dip a toe: five minutes of the forbidden thing, in its mildest form. What do your feet seem to be made for?',
	},
	fish: {
		title: 'Three fish in a pool',
		translation: ['“I shall go on it as a straw goes on it,', 'not as a person goes who knows how to swim.”'],
		story:
			'Fishermen passed a pool, saw three big fish in it and went off to get a net. All three had seen them too. The wisest wasted no time on debate, knowing how the others loved their pool; it made its breast into feet, as Rumi says, and set out by the long and bitter channel to the sea. The second was slower. When the net was there it thought: my good companion is gone, and it is too late for his way. So it turned up its belly and drifted, up and down, wherever the water took it. “What a pity,” said the men, “the best one is dead,” and threw it on the grass. It rolled, and rolled once more, and was in. The third swam left and right with great decision, and promised itself that next time it would live in the ocean.',
		message:
			'There are two doors out of a bad place: one goes early and by effort, the other late and by letting go. Both need a calm head. Do not take the second for a way of life, however; to lie still out of fear, year after year, is merely to be wet. And the first fish might have said goodbye.',
		practice:
			'Choose one matter in which you have been thrashing about, and for the rest of today make no move in it at all. Note this evening where it drifted. Which pool did you know to be too small on the day you first saw the men go by?',
	},
	boots: {
		title: 'What Ayaz kept under lock',
		translation: [
			'They looked about to the left and to the right:',
			'there was a torn pair of shoes, and a sheepskin coat.',
		],
		story:
			'Every morning before he went to the king, Ayaz went alone to a small room, stayed a moment, and locked it again with a very complicated lock. This could mean only one thing. “He keeps gold there, a jarful,” the courtiers told the king, “he, your favourite!” The king, who knew his man, said: “Go at midnight, break it open, and what you find is yours.” They fell in through the door like flies into buttermilk. On a nail hung a pair of peasant’s shoes, split at the toe, and a sheepskin. A blind, they decided; they fetched spits and dug until the floor was full of holes. “We are empty,” said the holes. Towards morning they stood before the king with earth on their knees. Ayaz had come to court in those shoes, and each day he wished them good morning.',
		message:
			'Someone who is rising does well to keep the first pair in sight; it saves many speeches. The lock may have been there because such a thing is easily laughed at. But a relic can turn into a medal, too, and there are people for whom the old coat smells of hunger. They may give it away without a prayer.',
		practice:
			'Find one object from the time before you were any good at what you do now, and set it for today where you will see it. Say good morning to it once. What would the person who wore those shoes want to ask you?',
	},
	plough: {
		title: 'Why do you spoil the field?',
		translation: [
			'How should this become a rose bed and a wheat field',
			'unless this ground is first made ugly and waste?',
		],
		story:
			'“What are you doing to that ground?” shouted a man from the path. He could not bear it: a good level meadow, and here came somebody with an iron, ripping it open from end to end. “You are wrecking it! You are throwing it all about!” The ploughman did not stop. “Go along, simpleton,” he said over his shoulder, “and learn to tell building from ruin. Where is the garden to come from, if this does not first look dreadful? The tailor takes his shears to a length of satin: does anyone run in and ask why he tears up the beautiful cloth? Did you ever see a house put up on an old site before the old walls were down? Or bread, by someone who was sorry for the wheat?” By then he had reached the end of the furrow, and he turned the oxen.',
		message:
			'Half of every work looks like damage, and the one who stops there has both: the torn cloth and no coat. It is worth knowing when one’s own kitchen, or heart, is full of clods. Still, not all that has been torn up is being ploughed. The question is whether there is anybody about with seed.',
		practice:
			'Take a drawer, a page, a plan that needs undoing, and for ten minutes make it worse on purpose, with the first seed of the new order lying beside you. Leave it open overnight. What did you once call a ruin that was in fact the second furrow?',
	},
	boat: {
		title: 'The grammarian and the boatman',
		translation: [
			'Here it is losing you need, not parsing; know that.',
			'If you are lost to yourself, go safe into the water.',
		],
		story:
			'A grammarian got into a boat, settled himself and turned to the boatman. “Have you ever studied grammar?” “No.” “Then half your life has gone for nothing.” The boatman was hurt, and for the moment he kept quiet and rowed. Out on the water the wind rose and drove them into a whirlpool. Over the noise he called to his passenger: “Tell me, can you swim?” “No, my good and well-spoken man.” “Then the whole of your life has gone for nothing, grammarian, for the boat is going down.” What happened next Rumi does not tell. He lets the two of them turn in the whirlpool and speaks of the sea, which carries a body that has given up struggling on its surface, and pulls under the one that fights.',
		message:
			'In Persian the joke hangs on one letter: nahv is grammar, mahv is being effaced. Learned people laugh at it most, since they know how dry their boat is. But who has told us the tale so well? A man with a great deal of grammar. Nobody has ever learned to float by despising books.',
		practice:
			'Let one remark of yours go unsaid today, the one with which you would have been right, and count slowly to sixty instead. What do you hear in that minute that your answer would have covered?',
	},
	painters: {
		title: 'The painters and the polishers',
		translation: [
			'There is a way from two hundred colours to no colour;',
			'colours are like cloud, and the colourless is a moon.',
		],
		story:
			'The painters of China and those of Rum both claimed to be the better, and the sultan gave them two rooms that faced each other, with a curtain between. The Chinese asked for a hundred colours, and every morning the treasury sent them more. The others asked for none. “What we do,” they said, “is take off the rust.” They shut the door and polished the wall. When the Chinese had finished they beat their drums; the sultan came, and what he saw took his breath away. Then he went across. The curtain was drawn up, and on the bare wall opposite lay everything he had just seen, every leaf and every bird, and deeper, and it moved with the light.',
		message:
			'Rumi gives the prize to the rubbing cloth. A quiet mind adds nothing, and so the world looks better in it. Be just to the drums, though: without the people who mixed the paint there would have been a very clean wall, and nothing on it.',
		practice:
			'Clean one window or one mirror today, slowly, with both sides and all the corners, and then stand before it for three breaths. Which opinion would have to be rubbed off before you could see a certain person as they are?',
	},
	garden: {
		title: 'The Sufi in the garden',
		translation: [
			'The gardens and the fruit are in the heart;',
			'what falls on this water and clay is their grace mirrored.',
		],
		story:
			'A Sufi had gone to a garden to have his heart opened, and there he sat under the vines with his forehead on his knees, sunk down into himself as into a well. A busybody who walked by took offence at so much sleep. “What are you dozing for?” he said. “Look at the vines! Look at the trees, the green, the signs of mercy. It is commanded: behold.” The other did not lift his head. “Its signs are in the heart,” he answered; “what is out there is only the signs of those signs.” He meant it as when a garden stands upside down in a stream and trembles because the water does. Some run along the bank all their lives, he thought, trying to pick that fruit.',
		message:
			'He does not despise the apples; he asks where their sweetness is known. It is a good answer to anyone who thinks that only moving eyes are looking. The busybody has a case as well: to close one’s eyes in a garden can be depth, and it can be the habit of a man who no longer wants to meet anybody.',
		practice:
			'Look at one plant for three minutes, then shut your eyes for three more and let it stand there until it fades. Which part of it did you have to invent, and what does the invention tell about you?',
	},
	prayer: {
		title: 'Four at prayer',
		translation: ['Happy the soul that has seen its own fault:', 'who names another’s has bought it for himself.'],
		story:
			'Four men from India went into a mosque, and each said his intention and stood up to pray with a contrite heart. The muezzin came in, and to one of them a word escaped: “Have you given the call? Is it time?” The second, still bowing, said: “Hush, you spoke; that makes your prayer void.” The third said to the second: “Why do you scold him, uncle? Look to yourself.” The fourth thought with satisfaction: “Thank God, I have not fallen into the pit like these three.” Only that he thought it aloud. So all four prayers were spoiled, and, says Rumi, those who had found the fault went further astray than the one who had made it.',
		message:
			'The first man wanted to know the time; the other three wanted to be right. It goes fast, faster than one can shut one’s mouth, and the last is the most elegant, because he accuses nobody. Now and then a fault does have to be named aloud. One knows those cases by this: the naming gives no pleasure.',
		practice:
			'Until this evening, each time you catch yourself with a correction on your tongue, move a coin from one pocket to the other; then count them. Which of those faults do you know so well because you live with it?',
	},
	moon: {
		title: 'Say nothing',
		translation: [
			'I serve the moon: of anything but the moon say nothing to me;',
			'unless it be of candle and sugar, say nothing to me.',
		],
		story:
			'Last night, he tells, I went out of my mind, and love saw me and said: “I am here. Do not shout, do not tear your shirt, say nothing.” “Love,” I said, “it is something else I am afraid of.” “There is no something else,” it said. “Say nothing. I shall tell you hidden things in your ear; only nod.” Then a moon came up on the road of the heart, and I asked my heart what kind of moon it was. It signed to me: not for your measure, pass on. “Is it an angel’s face or a human one?” “Neither; say nothing.” “What is it? I am turned upside down.” “Stay upside down,” it said. “You are sitting in a house full of pictures: get up, take your things, go, and say nothing.”',
		message:
			'Ten questions, and to every one the same gentle hand on the mouth. There are things that answer only as long as they are not asked. But mind the difference: this silence is offered by love, with a nod. One that is demanded by somebody who fears what you know is another matter, and may be broken.',
		practice:
			'Tonight go to a window for five minutes and look for the moon, or for the place where it is hidden, without a word and without taking a picture. What have you lately talked to pieces that was still growing?',
	},
	visit: {
		title: 'The deaf man’s visit',
		translation: [
			'Through one conclusion which the deaf man drew',
			'a friendship of ten years was brought to nothing.',
		],
		story:
			'A man hard of hearing was told that his neighbour was ill. “I must go,” he thought, “but what shall I catch of a sick man’s voice? I shall watch his lips and work it out. I ask how he is; he will say, better. I say, thanks be to God. I ask what he has eaten; he will name some broth. I say, may it do you good. I ask who the doctor is; he names him, and I praise the man.” So he went. “How are you?” “Dying.” “Thanks be to God!” “What have you eaten?” “Poison.” “May it do you good.” “And who is treating you?” “The angel of death: go away!” “A lucky foot he has; rejoice.” And he walked home, content that he had done his duty as a neighbour.',
		message:
			'It was not his ears that failed; it was the finished conversation he had brought along. Most of us hear well enough and bring ours all the same. The sick man, to be sure, might have taken a breath too: he lay there and gathered abuse against somebody who, after all, had come.',
		practice:
			'Ask one person today how things are, and give no answer until you have repeated in your own words what they said. Two minutes will do. Whose half of the talk have you been writing for them, and for how long?',
	},
	mouse: {
		title: 'The mouse who led a camel',
		translation: ['Give ear to “Be still”, and be silent:', 'since you have not become God’s tongue, be an ear.'],
		story:
			'A mouse took a camel’s rope in its paws and marched off. The camel went along good-naturedly, and the mouse thought: what a hero I am. The camel felt the thought and said to itself, wait a little. They came to a river in which an elephant might have been in trouble, and there the mouse stood still. “What is the matter, friend of hill and plain?” said the camel. “You are my guide; step in bravely.” “It is deep,” said the mouse, “I am afraid of drowning.” The camel put in a foot. “It reaches to the knee.” “To your knee! Between knee and knee there is a difference; this goes a hundred yards over my head.” “Then do not be so bold another time,” said the camel, and was sorry, and took the mouse up on its hump.',
		message:
			'The camel, who could have said everything at the start, says nothing until the water speaks. That is tact, and a little malice. And the mouse did have the rope, and did go first: somebody must, and now and then a small one finds the ford. What it lacked was a question on the way.',
		practice:
			'In your next conversation ask two real questions before you say how a thing is done. Note afterwards what you would not have learned. Where do you hold the rope merely because a larger creature is being polite?',
	},
	hoopoe: {
		title: 'The hoopoe before Solomon',
		translation: ['So the tongue of trust is a thing apart:', 'to be of one heart is better than to be of one tongue.'],
		story:
			'When Solomon’s tent was pitched all the birds came to wait on him. They found that he spoke their language; they left off chirping and talked with him more clearly than one talks with a brother. One after another they told what they could do, not out of vanity, but so that he might let them near. The hoopoe’s turn came. “O king,” it said, “I have one skill, and it is a small one. I shall be brief; brief is better.” “Say it.” “When I fly at the height of my flight I can see the water under the ground: how deep it lies, what colour it has, whether it springs from clay or from rock. For the sake of your army, keep one who knows that at your side.” And Solomon, who had deserts before him, said: “Be our companion.”',
		message:
			'The others sang long; the hoopoe named one thing that somebody needed. Two people may have the same mother tongue and be strangers, says Rumi, and Turk and Indian may understand each other without any. A crow stood by and sneered: if it sees so well, how does it walk into snares? That is worth keeping in mind too.',
		practice:
			'Write in one sentence what you can really do that others need, with no adjective in it, and read it to someone. With whom do you fall silent easily, and what is it that they never ask you for?',
	},
	drum: {
		title: 'Drumming at an empty house',
		translation: [
			'Although for you this moment is the middle of the night,',
			'for me the morning of delight is close at hand.',
		],
		story:
			'In the fasting month drummers go round before dawn, so that people wake and eat. One of them stood before a great gate in the dead of night and drummed with all his might. A window opened across the way. “In the first place,” said a voice, “it is midnight, and nowhere near dawn. In the second place there is nobody in that house except demons and fairies; it has stood empty for years. For whose ear are you beating that thing?” The drummer let his sticks rest. “You have spoken,” he answered, “now listen to me. With you it is midnight. With me it will soon be day. And as to the house: people give their gold for mosques and walk for months to Mecca, and who ever tells them that nobody is at home?”',
		message:
			'Most of what is worth doing was begun too early, by the clocks of the neighbours, and before a house that looked shut. He plays for the one who owns the walls. For all that the voice from the window deserves a hearing; it is not a philistine only because it wants to sleep, and faith can be practised with soft sticks.',
		practice:
			'Do a piece of work for ten minutes today that no one will ever check, and do it properly to the last corner. Do not mention it. For whose ear, if you are honest, have you been beating your drum this year?',
	},
	mail: {
		title: 'Luqman in the workshop',
		translation: [
			'If you do not ask, it is shown to you the sooner:',
			'no bird flies as fast as the bird of patience.',
		],
		story:
			'David was bending iron. He made a ring, hung it into another ring, and both into a third, and Luqman, who had come to see him and had never watched that trade, stood by the bench and burned with curiosity. What could it be, ring upon ring? A net? A bridle? He had his mouth open. Then he told himself that patience is a quicker guide than any, and closed it, and watched the hands. The thing grew sleeves. It got a neck. When the last ring was shut David stood up, drew it over his head and shook himself, so that it rang. “A fine coat, young man,” he said, “against blows in a battle.” Luqman looked at it from all sides. “So is holding one’s tongue,” said he.',
		message:
			'Certain answers are being made before our eyes, and all that a question does is to jog the elbow of the one who is making them. This goes for children, friends and dough. But it does not go for every workshop: where something is being forged that will be worn by you, or against you, ask at the first ring.',
		practice:
			'Watch somebody at their work for five minutes without asking and without advising; follow the hands. Then say in one sentence what you saw. What are you about to ask for that would be finished by Thursday if you let it be?',
	},
	palm: {
		title: 'The caliph under the palm',
		translation: ['“This man lies on the earth asleep, without a weapon;', 'I shake in my seven limbs: what is this?”'],
		story:
			'Caesar’s envoy rode into Medina and asked where the palace of the caliph was, so that he might take his horse and baggage there. People smiled. “Umar has no palace,” they told him. A desert woman pointed with her chin: “Over there, under the palm tree. He is asleep in the shade.” The envoy went up quietly and stopped some way off. He had stood before emperors and not blinked; he had gone into thickets after lions and leopards, had given blows and taken them. There was a man on the ground, without guards, in a patched shirt, breathing. And he began to tremble. He crossed his hands and waited. After an hour Umar woke, returned his greeting, saw how pale he was and made him sit down close by.',
		message:
			'Some people alter the air merely by being finished with something. No sword lay beside him, so there was nothing to take one’s measure against. Awe, however, is a poor judge and has trembled before worse men. The better proof comes an hour later: he wakes, and the first thing he does is to calm a stranger.',
		practice:
			'Take off one piece of your armour for the length of a conversation today, the watch, the title, the quick joke, the raised phone. Ten minutes will do. In whose presence do you grow quiet, and does it make you larger or smaller?',
	},
	sword: {
		title: 'Ali lays down the sword',
		translation: ['“When in the battle another motive came to me,', 'I saw that it was right to put away the sword.”'],
		story:
			'Their fight was as good as over; the great warrior lay on his back, and Ali stood above him with the blade raised. Then the man did the last thing that was left to him. He spat, and it struck Ali in the face. Ali let go of the sword. He stepped back and did nothing at all, and this was the only moment of that day in which the other was really afraid. “You had me,” he said. “What have you seen, that your anger should sit down like that? Tell me; something has caught fire in me too.” “I was fighting for the truth,” said Ali, “and my arm belonged to it. When you spat I grew angry on my own account. Half of the blow would have been for God and half for my face. With that I do not strike.”',
		message:
			'The pause is quite short, about as long as it takes to wipe one’s cheek, and everything turns in it. Even a just cause is no longer quite that cause when one’s own hurt has joined it. Mind only that the pause is not the end: he explains himself, he frees the man. There are quarrels which must be taken up again tomorrow, with a dry face.',
		practice:
			'The next time someone stings you today, set down for one minute whatever you have in your hand, the cup, the pen, the phone, and answer afterwards. Note what the first answer would have been. How much of your best fight is for the cause, and how much for your face?',
	},
	minstrel: {
		title: 'I do not know, I do not know',
		translation: ['“Say what you do know, you blockhead;', 'do not draw out this ‘I know not, I know not’.”'],
		story:
			'A Turkish lord woke at dawn with a heavy head and called for music. The minstrel tuned his strings and began. “I know not whether you are a moon or an idol,” he sang; “I know not what you want of me. I know not how to serve you, whether to keep still or put you into words.” So he went on, verse after verse, and each of them knew less than the last. When it was past bearing the Turk jumped up and reached for his mace. “Then sing of what you know! I ask you where you come from, and you tell me: not from Balkh, not from Herat, not from Baghdad and not from Mosul!” “My lord,” said the minstrel, “what I mean is shy. I say no to all the rest so that you may get wind of it.”',
		message:
			'There is a not-knowing that is laziness with a lute, and another one that clears the room for what cannot be said. From outside they sound alike, which is hard on the audience. The man with the mace has our sympathy up to a point: if one does happen to know the way to Mosul, one ought to say so.',
		practice:
			'Answer one question today with a plain “I do not know”, and stay silent for three breaths instead of filling it up. Write down what came in the third. Which thing that you love have you only ever managed to describe by what it is not?',
	},
	hobbyhorse: {
		title: 'The sage on a stick',
		translation: ['“My wit is a treasure, and I am its ruin;', 'if I show the treasure, then I am mad.”'],
		story:
			'“I need advice,” a man said in the town; “is there anybody here with sense?” “Only one,” they told him, “that one over there,” and showed him a grown man galloping on a cane among the children. The seeker called out to him. He reined in. “Be quick, my horse is hot and kicks!” And off he was again, with a cry, and had to be shouted for a second time, and a third; and each time he threw down in passing an answer that hit the mark. “One more question,” panted the man. “With a head like yours, why this game?” “Those rascals want to make me judge of the town,” said the rider. “I told them no; they said that there was none so learned. So I had to go mad. Inside I am what I was. Mind the hoofs!”',
		message:
			'He has hidden the gold where nobody looks, in a ruin, and he spends it on boys. One can understand it: a gift that is put on a chair soon turns into a chair. On the other hand the town still has no judge. Someone who can see straight, and plays, is free; it is less certain whether the widow next door is.',
		practice:
			'Do something for five minutes that makes you look a little foolish, hop over the paving stones, hum, draw with the wrong hand. Keep your dignity in a pocket. Which seat are you afraid of being offered, and which one do you take in secret?',
	},
	jar: {
		title: 'The inspector and the drunkard',
		translation: ['“I told you to say Ah, and you say Hoo!”', '“I am happy,” said he, “and you are bent with grief.”'],
		story:
			'Round midnight the inspector of morals came upon someone lying at the foot of a wall. “You are drunk. What have you been drinking?” “What was in the jar.” “And what was in the jar?” “What I have been drinking.” “That is not clear to me. What is it, what you have been drinking?” “What is hidden in the jar.” So it went round, and the inspector stuck fast like a donkey in a bog. “Say Ah,” he ordered, meaning to smell his breath. “Hoo,” said the man, “hoo!” “I said Ah!” “Ah is for sorrow; hoo is how the merry sound.” “Enough philosophy. Get up, off to prison.” “Leave me in peace, inspector. Who takes a pledge from a naked man? If I could walk, I should be at home in bed.”',
		message:
			'Whoever asks only for the answer he has on his form will be led round by the nose, politely, until morning. What he could have learnt, that there is a kind of gladness which is not against anybody, was lying at his feet. He was right about one thing: the wall was cold, and the man should have been got home.',
		practice:
			'Ask somebody a question today to which you have no answer ready, and let the first half minute of theirs go by without a sign. Then ask what they mean by one word of it. Which of your questions are in truth an order to say Ah?',
	},
	island: {
		title: 'The cow on the green island',
		translation: [
			'You have eaten for years, and food did not run short:',
			'leave what is to come, and look at what has been.',
		],
		story:
			'There is a green island in the world, and on it lives a single cow with a sweet mouth. From morning till night she grazes, and she is thorough: by evening the plain is bare from shore to shore, and she is round and shining. Then it gets dark. She stands in the stubble and thinks: what shall I eat tomorrow? She thinks it from all sides. By dawn she is as thin as a hair. The sun comes up, and there it is once more, clover to the waist, barley in the blade, and she falls upon it, and fills out, and in the evening lies awake. This has been going on for years. Never once, says Rumi, has it come into her head to count: so many summers, and on which of those days was there no grass?',
		message:
			'The night accounts are always made up without the mornings. Anyone who counts backwards for a change finds a good deal of clover and can sleep on that. But do not tell this tale to somebody with an empty larder. There are islands where the grass does not come back, and fear is there a form of good sense.',
		practice:
			'Before bed write down seven things that you feared would be lacking in the last year, and tick those which came all the same. Turn off the light with the list face up. At what hour does your own cow begin to think, and what would she do with a neighbour?',
	},
	elephant: {
		title: 'The elephant in the dark',
		translation: [
			'If in the hand of each there had been a candle,',
			'the difference would have gone out of their words.',
		],
		story:
			'Some people from India had brought an elephant and shown it in a house without light. Many came to see it, each went into the dark, and since eyes were of no use they felt with the palm of the hand. One got hold of the trunk: the creature is like a water pipe, he reported. Another’s hand came on the ear, and to him it was a fan. One felt the leg: I have seen its shape, it is a pillar. One laid his hand on the back: in truth it is like a throne. Thus everyone who had touched a part understood the whole by that, and they called it by names as different as a bent letter and a straight one. Nobody had lied. Nobody had gone to fetch a candle.',
		message:
			'The tale is told to make us tolerant, and it makes us a little proud too, for whoever tells it has seen the elephant. Have we? The eye of the senses is a palm, Rumi says, no more. A candle would settle it, and a candle is something very modest: light enough to see the next hand.',
		practice:
			'Take a quarrel of yours and write three honest sentences from the place where the other one stands, beginning with what their hand is touching. Which part of the elephant is it that only they can reach?',
	},
	grapes: {
		title: 'Four men and one coin',
		translation: ['In their dispute those people came to blows,', 'because they did not know what names conceal.'],
		story:
			'Somebody gave four men a coin. The Persian said: “Let us buy angur with it.” The Arab cried: “No, you rogue, I want inab, not angur!” The third was a Turk: “I don’t want your inab, I want üzüm.” “Enough of that talk,” said the Greek; “we shall have stafili.” They began to argue and then to strike one another with their fists, for they were rich in ignorance and poor in knowledge. If a man of many languages had been there, says Rumi, he would have said: give me that coin, and be quiet for a while; I shall get all four of you what you want. He would have gone to the market and come back with grapes.',
		message:
			'All of them asked for the same thing and nobody got it, because each stood guard over a word. It is tempting to believe that every quarrel is of this kind. It is not: sometimes one does want grapes and the other a goat, and then a dictionary helps nobody. First look what the fist is defending.',
		practice:
			'Take the word that is used most in a disagreement of yours, respect, order, freedom, and ask the other one today what they would see if they had it. What, exactly, would lie on the table if you got your way?',
	},
	treasure: {
		title: 'The treasure at home',
		translation: ['He told himself: the treasure is in my own house;', 'what have I then to do with want and wailing?'],
		story:
			'A man in Baghdad had run through his inheritance, and in his need he dreamt that he should go to Egypt, where a treasure was waiting for him. He walked there, arrived without a penny, and went out at night to beg in the dark, for he was ashamed. The watchman took him for a thief and beat him. “Stop,” he cried, “I will tell you the truth,” and told his dream. The watchman believed him and shook his head. “What a fool. I too have dreamt, many times, of a treasure: in Baghdad, in such a street, in such a house,” and he named the man’s own street and his own house. “And did I leave my bed for it?” The other thanked him for the blows, went home and dug.',
		message:
			'What he sought lay under his floor, and he could not have learned it at home. So it is wrong to say that he went in vain, and wrong to say that one must go far: the road was the price of one sentence in a stranger’s mouth. The watchman, who held the same map, stayed poor.',
		practice:
			'Go through your own rooms for ten minutes like a guest who has heard that something valuable is hidden there, and open one drawer that you never open. What had you to hear from a stranger before you would believe it?',
	},
	grocer: {
		title: 'The parrot and the bald man',
		translation: [
			'Do not measure the work of the pure by yourself,',
			'though in writing shir, the lion, is like shir, the milk.',
		],
		story:
			'A grocer had a green parrot that kept his shop and made conversation with the customers. Once, when he was out, a cat leapt after a mouse; the parrot took fright, fled to the other side and upset the bottles of rose oil. The grocer came back, found the floor swimming and struck the bird on the head, so that its feathers came off and it was bald. It said no more. For days he pulled his beard with remorse and gave presents to every dervish, that the bird might talk again. Then a man came by with his head shaved as bare as a bowl. “You there,” called the parrot at once, “how did you come among the bald? Did you, too, spill the oil?” The whole street laughed.',
		message:
			'It is so natural, to think that what happened to one head explains the other. We do it tenderly, in order to feel at home in the world, and we do it unjustly. Yet something came of the mistake: the bird spoke. A wrong comparison can be the first word after a long hurt.',
		practice:
			'Recall the last time you said “I know just how that is”, and ask the person today what was different in their case. Listen for five minutes. Which of your own broken bottles do you see behind every bald head?',
	},
	well: {
		title: 'The lion in the well',
		translation: ['You were holding a blue glass before your eyes;', 'that is why the world looked blue to you.'],
		story:
			'The animals of a valley sent the lion one of them each day, by lot, so that he would leave the others in peace. When the hare’s turn came it took its time. The lion was hoarse with rage. “I was on my way with another, fatter hare,” it said, “but a lion stopped us, took my companion and laughed at you.” “Where?” It led him to a well and hung back: “He is down there; I am afraid, unless you take me in your arms.” The lion held it to his breast and bent over the edge. From the water a lion looked up, furious, with a plump hare in its arms. He let go of the one, sprang at the other, and was his own enemy all the way down.',
		message:
			'Much of the wrong we see in people is our own nature in their water, says Rumi, and he is often right. He is not always right. Some wells do have a lion in them, and the small should not be told to look for themselves in every pair of jaws. The hare, remember, saw quite clearly.',
		practice:
			'Write down the fault that annoys you most in a certain person, then the last three occasions on which you showed a cousin of it. Take five minutes, and be merciful. What colour is the glass you have been holding up?',
	},
	donkey: {
		title: 'The donkey is gone',
		translation: ['It was their imitation that brought me to ruin:', 'two hundred curses upon such imitation.'],
		story:
			'A travelling Sufi came to a lodge at evening, watered his donkey, put it in the stable and left it to the servant. The dervishes of the house were poor and hungry. While he rested they sold the donkey, bought food and candles, and invited him to the feast. He was touched by so much attention. After the meal they danced till the dust rose to the ceiling, and the singer struck up a song: “The donkey is gone, the donkey is gone!” Everybody took it up, feet stamping, hands clapping, until dawn; and the guest sang louder than all. In the morning the stable was empty. “I came several times to tell you,” said the servant, “but you were singing it with more feeling than anyone, and I thought: he knows, and he is content.”',
		message:
			'One can sing a thing with one’s whole heart and not know what it says. The tune of others carries us very well, for a night. Rumi curses such copying, and then takes half of it back: go on echoing good friends, he says, until you can draw from the sea yourself. So all of us began.',
		practice:
			'Take one sentence you often repeat, about money, about love, about your generation, and trace on paper where you first heard it. Five lines will do. What has been led out of the stable while you were singing?',
	},
	crescent: {
		title: 'The hair before the moon',
		translation: ['When one bent hair became a veil across the sky,', 'how will it be when all your parts are bent?'],
		story:
			'It was the eve of the month of fasting, in the days of Umar, and people climbed a hill to look for the new moon. “Umar,” one called out, “there it is, there is the crescent!” Umar looked up and did not find it. “That moon,” he said, “has risen out of your fancy. My eyes are better than yours, and I see nothing. Wet your hand, pass it over your eyebrow, and then look again.” The man did so. “O king, it is gone; there is no moon.” “Yes,” said Umar, “a hair of your brow had bent into a bow, and shot you an arrow of opinion.” One crooked hair had been enough, and he would have sworn to it before a judge.',
		message:
			'Note how the error is treated: no lecture, a wet finger. The man was not a liar, he was honest and had a hair before his eye, and so are most of those who contradict us. But so, too, may be the one with the good eyes. It was Umar’s luck that the moon did not rise while he was explaining.',
		practice:
			'Take something you were sure of this week and look at it once more after washing your face in cold water. Write down what is still there. From which hair, a fear, a wish, an old insult, does your crescent take its bend?',
	},
	lamp: {
		title: 'With a lamp, by daylight',
		translation: [
			'Yesterday the shaykh went round the town with a lamp:',
			'“I am weary of beast and devil; I long for a human being.”',
		],
		story:
			'In the middle of a long song about wanting, among gardens, kings and the sea, Rumi lets an old man walk across the page. He carries a lamp, and he goes round the city with it. People ask what he is looking for. He is tired, he says, of demons and wild beasts; it is a human being that he longs for. They tell him kindly that there is none to be had: we too have looked. “What cannot be found,” he answers, “is just what I long for.” The Greeks told this of Diogenes, who did it at noon, and meant it as a slap. The shaykh’s lamp is warmer. He looks under each hat as if this might be the one.',
		message:
			'You can carry that lamp as a reproach, and then you will find only faces that turn away from the glare. You can also carry it low, so that people see where they step. And perhaps the neighbours were right, and decent people are so plentiful that nobody notices them without a lamp.',
		practice:
			'Before tonight find one thing that somebody did well without being seen, and tell them so in a sentence. It takes a minute. For whose sake do you yourself go on being a human being when there is no light on you?',
	},
	fly: {
		title: 'The fly at the helm',
		translation: [
			'“Of sea and ship,” it said, “I have read a good deal;',
			'I have been pondering on it for some time.”',
		],
		story:
			'A straw was floating in a puddle that a donkey had left, and on the straw sat a fly. It raised its head like a pilot. “I have studied the sea,” it said, “and the theory of ships; for a long while I thought about nothing else. Well then: here is the sea, there is the ship, and I am the man for it, experienced and of sound judgement.” And it steered. It kept off the shore; it watched the weather; and the water stretched away on all sides farther than its eye could reach, so that it was not boasting when it spoke of the boundless ocean. Who was there to see what it really was? Somebody’s shadow passed over the puddle. The captain noted a cloud.',
		message:
			'As far as one’s sight goes, so far goes one’s sea; that is the whole of the joke, and it is not confined to flies. A bit of doubt, Rumi adds, and the creature might have become a phoenix. Let us say a word for it nevertheless. It did not stay on the bank, and every admiral has begun in something that a donkey left.',
		practice:
			'Take a subject on which you speak with ease, and for ten minutes look up the one thing about it that you have always skipped. Write it on a slip. From what height would somebody have to look to see the edge of your sea?',
	},
	fox: {
		title: 'How the fox learned to divide',
		translation: [
			'“From whom have you learned this, O great one?”',
			'“O king of the world, from what befell the wolf.”',
		],
		story:
			'Lion, wolf and fox went hunting in company and brought home an ox, a goat and a hare. “Wolf,” said the lion, “you are old and just. Divide.” “The ox is yours,” said the wolf, “for you are large; the goat is mine, being the middle one; and the hare is for the fox.” The lion found the word mine rather loud. He raised his paw, and after that they were only two. “Now you,” he said. The fox bowed down to the ground. “This fat ox is your majesty’s breakfast. The goat will make a broth for the king at noon. And the hare is something to nibble at night.” “What justice!” cried the lion. “Where did you study?” “With the wolf.” “Since you have quite become ours, take all three; how could I hurt you now? You are myself.”',
		message:
			'Rumi hears in it a lover who has given up saying mine, and a wise person who can learn from another’s bruise. We hear something else as well: how people speak in houses where there is a paw. Those who come second have every reason to thank those who came first. They might also look for other hunting company.',
		practice:
			'Write the name of someone from whose mistake you learned for nothing, and thank them in one line, on paper or in a message, without mentioning the mistake. Five minutes. Where do you divide like the fox, out of love, and where because of the paw?',
	},
	jackal: {
		title: 'The jackal in the dye vat',
		translation: [
			'“Do you cry as the peacocks cry?” He said: “No.”',
			'“Then you are no peacock, my lord High-and-Mighty.”',
		],
		story:
			'Among the vats of a dyer a jackal fell into one after another, stayed a good hour, and climbed out red, green, blue and yellow. The sun came up and lit his coat. He could not help seeing it. He strolled out before the others and murmured into the ear of one who had always found fault: “Look at me. No idol has such colours; call me the pride of the world.” They gathered round him like moths about a candle. “What are we to call you, then?” “A peacock, as bright as Jupiter.” “Peacocks spread their tails in the rose garden. Can you do that?” “No. How shall I tell of a desert I never crossed?” “And their cry, can you give their cry?” He was silent a moment. He was honest, underneath. “No,” he said.',
		message:
			'A colour is asked for its voice sooner or later, and it is wise to practise the voice first. But consider that company of experts, not one of whom has ever been anything but grey. The poor animal had an hour of sunrise on his back. If he had said “look, how funny, I fell into the dye”, they would have danced.',
		practice:
			'Name one thing you let people believe about yourself that is only dye, and correct it today towards one person, in a light voice. It takes a minute. Which of your colours would you keep even if nobody could see it?',
	},
	cat: {
		title: 'Weighing the cat',
		translation: [
			'“If this is the cat, then where is that meat?',
			'And if it is the meat, then look: where is the cat?”',
		],
		story:
			'Half a stone of meat he had carried home, with much running about, because a guest was expected. While he went to fetch the guest, someone in the house who had not eaten well for a long time roasted it, opened a bottle, and sat down. “Where is the meat?” he asked when he was back. “The company is at the door.” “The cat had it. Buy some more.” He did not raise his voice. “Boy,” he said, “bring me the scales.” Then he took the cat, which purred, and laid her in the pan. Half a stone to the ounce. He looked at the pointer for a while. “That was the weight of the meat,” he said. “If this is the cat, where is the meat? And if this is the meat, would you please show me the cat?”',
		message:
			'Some excuses can be put on the scales, and it is a pleasure to see it done so quietly. Rumi at once weighs something more: if this is the body, where is the spirit, and the other way about? Meanwhile the guest stands at the door. The sum is right, supper is still lacking, and nobody has asked about that hunger.',
		practice:
			'Take one explanation you have given lately and weigh it: write on the left what happened, on the right what you said. Do it in five lines, kindly. What were you so hungry for, that time, that the cat had to have it?',
	},
	ram: {
		title: 'Robbed twice over',
		translation: [
			'He took off his clothes and went down into the well;',
			'the clothes were carried off by that same nimble thief.',
		],
		story:
			'Behind him on a rope he had a fine ram, and when he turned round, a rope. He ran to the left and he ran to the right. By the side of a well he came on a man who was beating his head and crying woe. “What is it, friend?” “My purse, a hundred dinars in gold! It has slipped down there. If you can get it out, I give you a fifth with all my heart: twenty dinars, on the nail.” The other reckoned. Twenty dinars: that was ten rams! One door had been shut, and look, here were ten thrown open; God had taken a sheep and was sending a camel. Already he had laid coat, shirt and shoes in a neat pile on the edge. There was only water at the bottom. When he came up there was no pile, and nobody crying.',
		message:
			'Hardly ever are we so easy to rob as in the hour after a robbery, when the world owes us something and we are already adding it up. That is the moment to sit down on the rim. But one should not draw from it that every voice beside a well is a thief; people do lose purses, and cry.',
		practice:
			'Recall your last loss and the very next thing you did, bought, signed, said; write the two down side by side. Give the next loss an hour on a bench first. What did you believe you were owed, and by whom?',
	},
	tanner: {
		title: 'The tanner among the perfumes',
		translation: ['He did not know that in that place of pasture', 'it was the rosewater which had brought him down.'],
		story:
			'Where the lane of the perfumers begins, a man collapsed and lay across the path like a log. People came running at once, and every one of them was helpful. One rubbed his chest. One sprinkled him with rosewater, not knowing that this was just what had felled him. Another burned aloes wood and sugar; a fourth felt his pulse, a fifth smelled his mouth, in case it was wine. He grew paler. At last his brother came through the crowd, a tanner like himself, with something from the tannery folded in his sleeve. He bent over as though to tell him a secret and held it beneath his nose. It was dog’s dung. The man took a breath, a deep one, opened his eyes, and was at home.',
		message:
			'So many good hands, and each of them poured on more of the same. Before helping it is well to ask what air somebody is used to. Rumi scolds the nose, which dislikes roses; we are on the brother’s side, who was not ashamed to bring what was needed. Later, slowly, one may begin with a very small rose.',
		practice:
			'Ask someone who is not well, before you do anything for them, what usually helps. Then bring that, even if you would not have chosen it. It takes five minutes. What sort of rosewater do people keep pouring over you?',
	},
	bread: {
		title: 'Tears cost nothing',
		translation: [
			'“Bread on the road does not come to hand without a coin;',
			'but water of two eyes can be had for nothing.”',
		],
		story:
			'“Why are you crying?” asked someone who came along the road, for a bedouin sat there and wept aloud beside his dog. “He is failing,” said the man. “Such a good dog! He hunted for me in the daytime and watched for me at night, and no thief came near us.” “What is the matter with him? Is he wounded?” “It is hunger.” “Have patience, then; God rewards the patient. And what have you got in that sack, so full and fat?” “That? My bread, and what was left of yesterday’s supper. I have to keep up my strength.” “And you give the dog none of it?” “My love does not go as far as that,” the bedouin said. “Bread costs money. Tears are free.” The dog lay with its nose towards the sack and said nothing.',
		message:
			'It is a bitter small mirror. One recognises in it many letters of condolence, and the sort of sorrow over the world that never opens the bag. In fairness: there are days when tears are all a person has, and then they are no cheap coin. The test is simple; one looks whether there is a sack.',
		practice:
			'Think of a need that has moved you this week, and take one piece of bread out of your own bag for it: a coin, a meal, ten minutes by the telephone. What lies in the sack that you have been telling yourself is strictly for the road?',
	},
	turban: {
		title: 'Open it before you run',
		translation: [
			'“Unroll it, and rub it well with your own hand;',
			'then take it, if you like: I make it yours by right.”',
		],
		story:
			'A scholar had gathered rags, scraps of fur, cotton, torn cuffs, and wound them up inside his turban, until it sat on him like a dome. Outside it was silk. Before dawn he set out for the college with it, where a place is given according to the size. In a dark lane somebody had been waiting for exactly such a head. A snatch, and the thief was off. “My boy!” called the scholar after him. “Open it first! Feel it with your fingers, and then carry it away with my blessing.” The thief, running, pulled at an end. Behind him in the road there fell a hundred thousand rags, until he had in his hand one yard of threadbare cloth. He threw it down. “You swindler,” he shouted, “a whole night’s work for nothing!” “I did give you good advice,” said the other.',
		message:
			'So the world calls to us too, Rumi says, from inside its own splendid windings: unroll me first. It may be the only honest thing about it. Who laughs at the scholar should put a hand to his head, though. All of us have padded something; and rags, one has to admit, are warm.',
		practice:
			'Take one thing you are running after, an invitation, a title, a parcel, and unroll it for five minutes on paper, layer by layer. Keep the yard of cloth that is left. With what have you stuffed the place where you were afraid of seeming small?',
	},
};
