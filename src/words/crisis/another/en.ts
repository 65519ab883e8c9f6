import { anyOf, pattern, type Telling, words } from './telling.ts';

const self = '(?:him ?self|her ?self|hisself|hissel|himsel|hersel|them ?sel(?:f|ves)|theirsel(?:f|ves)|thierself)';
const kin = anyOf(
	'son|daughter|kid|child|boy|girl|lad|lass|brother|sister|bro|brudda|sis|sibling|husband|wife|partner|hubby|missus',
	'boyfriend|girlfriend|bf|gf|fiancee?|ex|mum|mom|mam|ma|mummy|mommy|mother|dad|da|daddy|father|parents|nan|gran|grandma',
	'grandmother|grandad|grandpa|grandfather|auntie?|aunty|uncle|cousin|cuz|niece|nephew|friend|frnd|mate|bestie|pal|buddy',
	'flatmate|roomm?ate|roomie|housemate|colleague|coworker|coursemate|classmate|boss|neighbou?r|teacher|student|pupil|teen',
	'teenager|stepson|stepdaughter|twin|guy|man|woman|lady|person',
);
const who = `(?:he|she|they|hes|shes|theyre|hed|shed|theyd|hell|shell|(?:my|our|his|her|a|the|this) ${words(3)}${kin}s?|(?:wee|little|big|mate|best) ${words(1)}${kin}?s?|${kin}|someone|somebody|some1)`;
const his = '(?:his|her|their|thier|his own|her own|their own|my \\S+s)';
const afraid = anyOf(
	'afraid|scared|terrified|frightened|fear|fears|feared|fearful|worried|worry|worries|worrying|panicking|panicked|dread|dreading',
	'petrified|freaking out|anxious|sick with worry|have a feeling|got a feeling|bad feeling|what if|in case|incase|convinced',
);
const will =
	'(?:might|may|will|would|could|ll|gonna|gunna|going to|about to|goes and|hell|shell|theyll|hes gonna|shes gonna|wants? to|wanted to|trying to|tries to|tried to|tempted to|does|do|to)';
const dead =
	'(?:die|dead|be dead|were dead|was dead|wasnt here|werent here|not be here|not be alive|not wake up|never wake up|wouldnt wake up|wont wake up|wasnt alive|never been born|never born|not been born|wasnt born|hadnt been born|disappear for ?ever|go to sleep and (?:never|not) wake(?: up)?|just not exist|not exist|stop existing|cease to exist|end it|end things for good|join (?:him|her|them) in (?:heaven|the grave))';
const pills =
	'(?:pills?|tablets?|tabs|tablet strips|paracetamols?|tylenol|ibuprofen|panadols?|meds|medication|medicines?|painkillers|antidepressants|diazepam|xanax|insulin|bleach|poison|rat poison|sniper|pesticide)';
const limbs =
	'(?:arms?|forearms?|wrists?|legs?|thighs?|skin|stomach|belly|body|hands?|ankles?|hips?|veins?|throat|chest|shoulders?)';

const says = '(?:says?|said|told|tells|keeps saying|wrote|texted|posted)';

/** Up to so many words of what somebody else is said to do: with "I" it is the one who writes. */
const theirs = (most: number) => `(?:(?!(?:i|im|ive|ill|id|ima|we) )\\S+ ){0,${most}}`;

/** How English tells of somebody else who may harm themselves. */
export const english: Telling = {
	somebody: pattern(`${who}|${says}`),
	told: [
		// Something done to oneself.
		pattern(
			`(?:do|does|did|done|doing|try|tries|trying) (?:something|smth|sth|somthing|summat|anything|some harm|harm|damage|a mischief) ${words(3)}to ${self}`,
		),
		pattern(`(?:what|things|stuff|that) ${words(4)}(?:do|does|doing|done|did) to ${self}`),
		pattern(`(?:do|does|doing|done|did) ${self} (?:in|harm|a mischief|an injury|some harm)`),
		pattern(`(?:do|does|doing|done|did) away with ${self}`),
		pattern(
			`(?:hurts?|hurting|hurtin|harms?|harming|harmed|injur(?:es|ing)|cuts?|cutting|burns?|burning|burned|burnt|starv(?:es|ing)|scratch(?:es|ing)|bites|biting|hits|hitting|punch(?:es|ing)|slaps|slapping|kills?|killing|offs?|offing|tops?|topping|unaliv(?:e|es|ing)|drown(?:s|ing)?|hang(?:s|ing)?|poison(?:s|ing)?|shoot(?:s|ing)?|slash(?:es|ing)?|ends?|ending) ${self}`,
		),
		pattern(`${afraid} ${words(8)}(?:hurt|harm|injure|cut|burn|starve|hit) ${self}`),
		pattern(
			`(?:bang(?:s|ing)?|hit(?:s|ting)?|smash(?:es|ing)?|punch(?:es|ing)?) ${his} head ${words(2)}(?:off|on|against|into|wall|till|til|until)`,
		),
		pattern(`use (?:it|them|the knife|the knives) on ${self}`),
		// Wishing to be dead, and not to live.
		pattern(
			`${who} ${theirs(6)}(?:wants?|wanted|wanting|wanna|wishes|wished|wishing|wish|would rather|rather|hopes|hoping|longs|ready|deserves|planning|prays|praying|prefer|better|wouldnt mind|waiting|welcome|wan|dey talk) ${words(3)}${dead}`,
		),
		pattern(
			`${who} ${theirs(8)}(?:doesnt|does not|dont|do not|didnt|did not|no longer|not|never|cant|cannot|wont|no wish to|no desire to|no will to|lost the will to) (?:want|wants|wanna|wanted|wanting|see the point (?:of|in)|see a point (?:of|in)|see any point (?:of|in)|see (?:a|any) (?:reason|future)(?: to)?|care|wish|have the will|go on|bear)? ?(?:to )?(?:live|living|be alive|being alive|alive|exist|existing|go on|go on living|keep living|keep going|carry on living|carry on|wake up|(?:be|being) (?:here|around|on (?:this|the) (?:earth|planet|world)|in this world)|remain in this world|see (?:tomorrow|the morning|another day))`,
		),
		pattern(
			`${who} ${theirs(8)}(?:tired?|tire|sick|done|bored|had enough|fed up|weary|exhausted|over) (?:of|with|from|for)? ?(?:life|living|being alive|existing|this life|this world|her life|his life)`,
		),
		pattern(
			`${who} ${theirs(8)}(?:no|any|sees? no|see the|see a|whats the|what is the|what s the) (?:point|reason|use|purpose) ${words(1)}(?:in|of|to|for) (?:living|live|keep living|being alive|be alive|being here|existing|going on|go on|carrying on|staying alive|life)`,
		),
		pattern(
			`${who} ${theirs(6)}(?:(?:nothing|nothin|no reason|nobody|no one) ${words(2)}(?:to live for|to go on for)|life ${words(3)}(?:isnt|aint|is not|not) worth (?:living|it))`,
		),
		pattern(
			`(?:were|we are|wed|we|everyone|everybody|every1|evry1|the kids|the children|the family|the whole family|the world|the whole world|theyd|people|all of us|us all|our kids|the baby|life|this place|things) ${words(5)}(?:better ?off|better|easier|happier|lighter) (?:without|w out|w o|if) (?:him|her|them|(?:he|she|they) (?:was|were|wasnt|werent|died|disappeared|didnt|is|are))`,
		),
		pattern(
			`better off (?:dead|not here|not being here|not alive|six feet under|6 feet under|in the grave|in the ground)`,
		),
		pattern(
			`(?:no ?one|nobody|noone|none of us|not one) ${words(2)}(?:would|will|d|ll|gonna|going to) ${words(2)}(?:miss|notice|care|cry) ${words(2)}(?:if|when) (?:he|she|they|hes|shes) (?:was|were|is|are|died|dies|disappeared|wasnt|werent|gone|dead|vanished)`,
		),
		pattern(
			`(?:wont|will not|may not|might not|wouldnt|not) (?:be|wake up) (?:alive|here|around|with us) ${words(1)}(?:on|by|in the|for|much longer|any ?more|tomorrow|next)`,
		),
		// Suicide by its names, plans and farewells.
		pattern(
			`(?:suicidal|sucidal|suicidel|end(?:ing|s)? (?:it all|it tonight|${his} (?:own )?li(?:fe|ves))|tak(?:e|es|ing) ${his} (?:own )?li(?:fe|ves)|(?:tried|attempted|attempting|trying|threatens?|threatened|threatening|thinking|thinks|talks?|talking|considered|considering|planning|plans?) ${words(2)}(?:suicide|sucide|to end it(?: all)?|of ending it(?: all)?|about ending it all|to hang|to overdose|to od|to jump|ending ${his} life))`,
		),
		pattern(
			`${who} ${theirs(6)}(?:suicide|sucide|suicid) ${words(2)}(?:attempt|plan|plans|note|letter|watch|pact|thoughts|again|tonight|last (?:night|week|month|year))`,
		),
		pattern(
			`(?:attempted|tried) (?:it|to end it|to do it) ${words(1)}(?:again|already|twice|once|before|last|two|three|\\d)`,
		),
		pattern(`(?:plan|date|method) ${words(1)}(?:and|with|to) ${words(2)}(?:date|plan|method|kill|die|do it)`),
		pattern(
			`${who} ${theirs(8)}(?:ending it|hanging from|hang from|gone by|gone before|swinging from|be gone) ?(?:all |a rope|the rope|a tree|next week|by|soon|the weekend|christmas|monday|(?= $))`,
		),
		pattern(
			`(?:rang|called|phoned|texted|wrote|writes|came) ${words(2)}to say (?:goodbye|good bye|sorry for everything) ${words(3)}(?:and (?:to )?(?:look after|take care|forgive|tell|hung|never|that)|then hung|to (?:me|us) for (?:ever|good))`,
		),
		pattern(
			`(?:want|wants|wanting|wish|reason|make|convince|help|get) ${words(4)}(?:to )?(?:want to live|keep living|stay alive|choose life) ?(?:again|(?= $))`,
		),
		pattern(
			`(?:last|final) (?:night|day|message|post|words?|goodbye) ${words(1)}(?:on (?:this )?earth|alive|ever|here with us|in this world|to everyone|to us all)`,
		),
		pattern(
			`${who} ${theirs(6)}(?:goodbye|good bye|farewell|bye) (?:letter|note|message|msg|text|post|video|voice ?note|voicemail|email|story|status)s?`,
		),
		pattern(
			`(?:found|read|left|leaves|wrote|written|writing|writes|seen|saw|sent|posted) ${words(3)}(?:goodbye|good bye|farewell) (?:letter|note|message|msg|video|voice ?note)s?`,
		),
		pattern(
			`(?:goodbye|good bye|farewell|sorry) ${words(6)}(?:phone (?:is )?off|not answering|isnt answering|wont answer|not picking up|cant reach|cant get hold|switched off|forgive)`,
		),
		pattern(
			`giv(?:en|ing|es) ${words(1)}(?:his|her|their|all) ${words(3)}(?:things|stuff|belongings|possessions) away`,
		),
		pattern(
			`giv(?:en|ing|es) away ${words(1)}(?:all |everything )?(?:his|her|their|he|she) ${words(2)}(?:things|stuff|belongings|possessions|owns?|favourite|favorite)`,
		),
		pattern(
			`(?:standing|stood|sat|sitting|found|caught|climbed|climbing|stands|was|went) ${words(5)}(?:on|off|over|at|onto) (?:the|a) (?:\\S+ )?(?:bridge|ledge|roof|railing|cliff|tracks?|parapet|edge) ${words(8)}(?:jump|end it|die|kill|train|police|talked (?:him|her|them) down)`,
		),
		pattern(`(?:going to|gonna|wants? to|wanted to|threatened to|about to) jump(?: off| from| in front)?`),
		pattern(
			`(?:bought|found|hid|hiding|got|tied|has) ${words(3)}(?:rope|noose|ropes) ${words(6)}(?:room|swing|scared|afraid|tree|garage|ceiling|neck|under|wardrobe)`,
		),
		// Wounds.
		pattern(
			`(?:blades?|razors?|razor ?blades?|scars|cut marks|cuts|slashes|burn marks|burns|scratches|lines|marks|blood|bandages?) ${words(6)}(?:in|on|under|inside|all over|down|up|along|across|round|around) ${his} ${words(2)}(?:rooms?|drawers?|bed|bag|${limbs}|pillow|sleeves?|mattress|pencil ?case|school ?bag)`,
		),
		pattern(
			`(?:cuts|cutting|cut|carv(?:es|ed|ing)|burns|burning|burned|slashes|slashed|slices|slicing|sliced|scratches|stabs|stabbing) ${words(3)}${his} (?:own )?${limbs}`,
		),
		pattern(
			`(?:carv(?:es|ed|ing)|cut|cutting) ${words(3)}(?:in|into|on) ${his} (?:own )?${limbs}|cigarettes? ${words(3)}(?:on|out on) ${his} (?:own )?${limbs}`,
		),
		pattern(
			`${who} ${theirs(4)}(?:started|starts|keeps|been|back (?:to|at)|still|caught|stop|is|hes|shes) (?:cutting|self ?harm(?:ing|s)?|cuttin)(?: again| at night| in| because| and| since| every|$)`,
		),
		pattern(`(?:self ?harm(?:s|ed|ing)?|selfharm(?:s|ed|ing)?)`),
		pattern(
			`${who} ${theirs(4)}(?:not eating|stopped eating|refus(?:es|ing) to eat|starving) ${words(4)}(?:punish|die|disappear|deserve|on purpose)`,
		),
		// Pills.
		pattern(
			`${who} ${theirs(6)}(?:took|taken|takes|taking|swallowed|swallowing|swallows|necked|downed|drank|drunk|ate|emptied|popped) ${words(3)}(?:(?:too many|a lot of|lots of|loads of|all|whole|half|full|bottle|handful|fistful|packets?|pack|box|boxes|strips?|bunch|load|tons?|\\d\\d) ${words(4)}${pills}|too many ${pills}|bleach|poison|rat poison|insulin|sniper|pesticide)`,
		),
		pattern(
			`(?:empty|emptied) ${words(3)}(?:packets?|bottles?|strips?|boxes|box|blister|pill|tablet) ${words(5)}(?:beside|next to|by|near|around|under|bed|not wak|asleep|unconscious|floor)`,
		),
		pattern(`(?:od|o d|ods|oded|od d|overdos(?:e|ed|es|ing)|stomach pumped|pumped ${his} stomach)`),
		// Not to be left alone.
		pattern(
			`${afraid} ${words(3)}(?:leave|leaving) (?:him|her|them|my ${words(2)}${kin}) ${words(5)}(?:tonight|right now|in case|incase|what (?:he|she|they)|might|even for|for a (?:minute|second|moment)|home alone now|with (?:the )?(?:pills|knives|meds|tablets))`,
		),
		pattern(
			`(?:cant|cannot|dont|darent|dare not|not|shouldnt|wont) ${words(3)}(?:leave|be left|leaving) (?:him |her |them )?(?:alone|on ${his} own|by ${self}|unattended|out of (?:my|our) sight) ${words(3)}(?:tonight|right now|in case|incase|what (?:he|she|they)|hurt|harm|something|she|he)`,
		),
		pattern(
			`${afraid} ${words(8)}${will} ${words(1)}(?:something|smth|sth|somthing|summat|anything) ${words(1)}(?:stupid|silly|crazy|mad|drastic|terrible|awful|rash|dumb|foolish|final|irreversible|permanent|bad|desperate|we cant undo|that cant be undone)`,
		),
		pattern(
			`(?:scared|afraid|terrified|frightened|petrified) ${words(2)}what (?:he|she|they|hell|shell|theyll|${who}) ?${words(3)}do(?: next| tonight| if| when| now| alone| in there|(?= $))`,
		),
		pattern(
			`(?:hid|hide|hiding|locked away|lock away|removed|taken away) (?:all )?(?:the |every )?(?:knives|sharp things|sharps|blades|razors|pills|tablets|medicines?|meds|belts|ropes?) ${words(2)}(?:from (?:him|her|them|my|our)|in case|incase|so (?:he|she|they))`,
		),
	],
	not: [
		pattern(
			'(?:dream|dreams|dreamt|dreamed|dreaming|nightmares?|films?|movies?|book|novel|songs?|play|episode|series|character|lyrics|netflix|poem|poems|opera|theatre|theater|article|documentary|thesis|essay|exam question|video game|soap|drama|musical|plot)',
		),
		pattern(
			`(?:hurts?|hurting|harms?|injur\\S+|cuts?|cutting|burns?|burning|burnt|burned|hits?|kills?|killing|killed|hang|shoots?|drown|ends?) ${self} ${words(2)}(?:on (?:the|that|his|her|a|one|it)|at (?:the|work|football|rugby|gym|training|practice|school|cricket|hockey)|playing|skiing|skating|training|climbing|working|lifting|laughing|falling|shaving|with (?:work|overtime|laughter|worry|the)|in (?:the|a|his|her) (?:kitchen|gym|garden|garage|match|race|fall|foot|workshop|cast)|off (?:the|that|from|work|with)|trying|doing|riding|driving|cooking|over|opening|jumping|running|skateboarding|moving|from|some slack|short|a|again (?:if|at|on|in|playing)|to (?:finish|get|pass|be|please|win)|for (?:this|the|that|his|her) (?:job|exam|deadline|project|company|degree|boss|family)|out of)`,
		),
		pattern(
			'(?:trampoline|skateboard|scooter|motorbike|motorcycle|football|footy|rugby|skiing|gymnastics|parkour|monkey bars|ladder|stove|toddler|puppy|puppies|kitten|hamster|parrot|bungee|swimming pool|diving board|skydiv\\S+|parachute|hammock)',
		),
		pattern(
			'(?:stupid|silly|crazy|mad|drastic|dumb|foolish|rash|bad|terrible|daft|desperate) (?:with|like|about|and (?:text|call|marry|buy|quit|lose|get|spend|message|go back|invest|post|shave|dye|end up|take)|at (?:the|his|her)|for (?:love|her|him|money)|in front|on (?:the|his|her) (?:stag|hen|wedding|birthday|exam|interview|night out))',
		),
		pattern(
			'(?:(?:cut|cuts|cutting|chop\\S*|shav\\S+) (?:his|her|their|off|all|my) ?(?:own )?(?:hair|fringe|nails|beard|moustache|bangs|locks|grass|hedge)|surgery|operation|surgeon|appendix|caesarean|c section|hospice|palliative|cancer|chemo|terminal|dementia|gardening|rose ?bush(?:es)?|thorns|brambles|tattoos?|vaccine|blood test|mosquito)',
		),
		pattern(
			'(?:(?:many|few|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|\\d+) (?:years|yrs|decades) (?:ago|back|since)|(?:years|decades|ages) ago|back in (?:19|20)\\d\\d|in (?:19|20)\\d\\d|in the (?:seventies|eighties|nineties|war)|before i was born|when i was (?:\\S+ )?(?:little|small|young|a (?:kid|child|boy|girl|teenager)|\\d+))',
		),
		pattern(
			`(?:took|take|takes|taking|taken) ${words(4)}${pills} ${words(2)}(?:for (?:a|an|the|his|her|my|that|blood|pain|sleep|cholesterol|diabetes|anxiety|back|heart)|every (?:day|morning|night)|a day|daily|as prescribed|with (?:food|water|breakfast))`,
		),
		pattern(
			'(?:dying|dies|die) (?:to|for) (?:meet|see|know|try|a|hear|tell|find|go|get|eat|have|some|my|your|his|her)|(?:die|died|dead) of (?:embarrassment|shame|boredom|laughter|curiosity|cold|hunger)|(?:career|social|political|commercial|financial) suicide|suicide (?:squad|blonde|vest|bomber)',
		),
		pattern(
			`(?:goodbye|farewell|bye) ${words(8)}(?:trip|flying|fly|canada|australia|tour|holidays?|journey|airport|flight|emigrat\\S+|new job|retir\\S+|colleagues|team|last day|moving|abroad|visa|uni|university|camp|boarding|starting at|school|leaving (?:do|party|the (?:company|office|job)))`,
		),
		pattern(
			`(?:cant|cannot|could not|couldnt|can not|doesnt want to|dont want to|wont) (?:go on|live|exist|carry on) (?:like this |this way |much longer )?(?:without|with|at) (?:me|you|us|his|her|their|my|him|this|that|coffee|music|football)`,
		),
		pattern(
			`(?:would|d|wd) rather (?:die|be dead) than|(?:end|ending|ended|ends) (?:it|things) with|(?:overdos\\S+|od|oded) on (?:chocolate|coffee|sugar|cake|tv|netflix|biscuits|caffeine|sweets|vitamins?|football|sun)`,
		),
		pattern(
			`better off without (?:him|her|them) ${words(4)}(?:after|since|cheat\\S*|anyway|tbh|honestly|as a couple|broke up|split)`,
		),
		pattern(
			'(?:live|living|alive|be here|being here|go on|carry on|be) (?:in (?:this (?:city|town|country|house|flat|area|village)|london|the (?:city|country|countryside|house|flat|same)|a (?:city|flat|village|lie))|with (?:us|me|him|her|his|my|them)|abroad|here any ?more (?:because|since|as) (?:of )?(?:the|rent|work|job)|alone|together|next)',
		),
	],
};
