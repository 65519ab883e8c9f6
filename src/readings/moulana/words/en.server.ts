import type { MoulanaWords } from './shape.ts';

/** The thirty-two stories in English. */
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
};
