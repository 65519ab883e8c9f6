import { describe, expect, it } from 'vitest';
import { answerBuiltIn } from '../answer.server.ts';
import { near } from './es/near.server.ts';

const asked = (...texts: string[]) =>
	answerBuiltIn(
		texts.map((content) => ({ role: 'user' as const, content })),
		'es',
		'2026-11-29',
	).text;

describe('what comes often in Spanish', () => {
	it.each([
		['¿Da mala suerte leerse las cartas a uno mismo?', 'No da mala suerte'],
		['¿tengo que ser musulmán para consultar a Hafez?', 'ninguna religión'],
		['¿puedo preguntar lo mismo dos veces?', 'nadie lleva la cuenta'],
		['soñé que mi madre se moría, ¿le va a pasar algo?', 'un sueño no avisa ni empuja'],
		['me salió la Muerte y estoy asustada', 'esa carta no anuncia'],
		['se me rompió un espejo', 'Barre los trozos'],
		['mercurio está retrógrado ahora?', 'hoy Mercurio va directo'],
		['cómo se le dice a un niño que su perro ha muerto', 'a su altura'],
		['le pegué a mi hijo', 'no fue culpa tuya'],
		['no puedo dormir', 'médico'],
		['estoy triste', ''],
		['acabo de ser mamá y lloro todo el día', 'matrona'],
		['mi padre bebe', 'no lo causaste'],
		['¿me estará mintiendo?', 'una sospecha'],
		['¿qué sentido tiene la vida?', 'Rumi'],
	])('answers %s', (text, words) => {
		expect(asked(text)).toContain(words);
		expect(asked(text)).not.toMatch(/todavía no sé de qué van|Enhorabuena|ruido de toda la casa/);
	});

	it('does not take other things for it', () => {
		expect(asked('mi profe le pegó a mi hijo')).not.toContain('sal de la habitación');
		expect(asked('mi madre murió ayer y no puedo dormir')).not.toContain('A las tres de la mañana');
		expect(asked('mi sueño de ser cantante no se cumple')).not.toContain('No hay prueba');
		expect(asked('mi bebé bebe poca leche')).not.toContain('no lo causaste');
	});

	it('does not say it again', () => {
		const first = asked('no puedo dormir');
		const again = answerBuiltIn(
			[
				{ role: 'user', content: 'no puedo dormir' },
				{ role: 'assistant', content: first },
				{ role: 'user', content: 'sigo sin dormir, no duermo' },
			],
			'es',
		).text;
		expect(again).not.toContain('A las tres de la mañana');
	});

	it('goes on behind a story with another one, and says what a verse means', () => {
		const behind = (newest: string, first: string, last: string) =>
			answerBuiltIn(
				[
					{ role: 'user', content: first },
					{ role: 'assistant', content: last },
					{ role: 'user', content: newest },
				],
				'es',
			).text;
		const request = 'cuéntame un cuento';
		const story = asked(request);
		expect(behind('otro', request, story)).toMatch(/\(Rumi, Masnavi/);
		expect(behind('otro', request, story)).not.toBe(story);
		const wish = 'recítame un verso de Rumi';
		const verse = asked(wish);
		expect(behind('explícamelo', wish, verse)).not.toMatch(/no lo sé|qué van/);
	});

	it('does not tell the same again to who asks on', () => {
		const first = asked('quién fue Shams?');
		const on = answerBuiltIn(
			[
				{ role: 'user', content: 'quién fue Shams?' },
				{ role: 'assistant', content: first },
				{ role: 'user', content: '¿se querían?' },
			],
			'es',
		).text;
		expect(on).not.toBe(first);
	});
});

describe('what is told in Spanish of those near', () => {
	it.each<[string[], string]>([
		[['mi papá falleció hace un mes', 'no alcancé a despedirme'], 'frase cortada'],
		[['mi papá falleció hace un mes', '¿me estará viendo?'], 'prestando su fe'],
		[['mi perrita se murió anoche', 'mi marido dice que es solo un perro'], 'pasos en el pasillo'],
		[['mi abuela tiene alzheimer', '¿sabrá quién soy por dentro?'], 'se calma con tu voz'],
		[['mi marido no ayuda en nada'], 'tareas enteras'],
		[['mi mejor amiga ya no me contesta', 'no sé qué le hice', '¿le vuelvo a escribir?'], 'me acordé de ti'],
		[['mi hijo anda en malos pasos', '¿cómo le hablo?'], 'De lado mejor que de frente'],
		[['me echaron del trabajo ayer', 'tengo dos hijos y no sé cómo les voy a decir'], 'completan solos'],
		[['nos cambiamos de casa y mi hijo no quiere ir a la escuela'], 'recreo'],
		[['mi hija se va a estudiar a otro país', '¿cómo me acostumbro?'], 'Nadie se acostumbra de golpe'],
		[['mi novia me pidió un tiempo', '¿la espero?'], 'Esperar sin fecha'],
		[['me salió mal la entrevista'], 'correo corto'],
		[['terminé con mi novio', 'lo extraño mucho'], 'echa de menos en lo pequeño'],
		[['mi amigo se suicidó el año pasado', '¿pude haber hecho algo?'], 'el final sabido'],
		[['mi suegra dice que soy mala madre'], 'no lo vuelve cierto'],
		[['mi papá tiene cáncer', 'los médicos dicen que ya no hay mucho que hacer'], 'cuidados paliativos'],
		[['mi hermano se peleó con mi papá', '¿quién debe llamar primero?'], 'sin llevar la cuenta'],
		[['le fui infiel a mi novio', 'él no sabe'], 'lo cargas a solas'],
		[['¿quién era Hafez?', '¿y Rumi era su amigo?'], 'No llegaron a conocerse'],
		[['¿quién era Hafez?', '¿bebían vino de verdad?'], 'tabernas'],
		[['¿el tarot es cosa del diablo?'], 'La Iglesia'],
		[['¿qué significa el colgado?', '¿y si sale al revés?', '¿y junto con la muerte?'], 'no habla de que muera nadie'],
		[['le dije que sí pero tengo dudas', '¿es normal?'], 'más corriente'],
		[['me cayó mal lo que dijo mi cuñada', 'dijo que estoy gorda'], 'no se opina'],
		[['me gusta un chico de mi clase', '¿y si me dice que no?'], 'una pregunta menos'],
		[['me despidieron por embarazada'], 'inspección de trabajo'],
		[['mi perro está muy enfermo', 'el veterinario dice que hay que dormirlo'], 'voz conocida'],
		[['mi hijo reprobó el año', '¿cómo lo ayudo?'], 'más fácil esta semana'],
		[['rezo todas las noches por mi papá'], 'no dejarlo solo'],
		[['tengo una duda: ¿el Masnavi es muy largo?'], 'seis libros'],
		[['aquí aburrido en el trabajo', 'cuéntame algo'], 'Rumi'],
	])('%s', (texts, words) => {
		const told: { role: 'user' | 'assistant'; content: string }[] = [];
		let last = '';
		for (const content of texts) {
			told.push({ role: 'user', content });
			last = answerBuiltIn(told, 'es', '2026-11-30').text;
			told.push({ role: 'assistant', content: last });
		}
		expect(last).toContain(words);
	});

	it('hears a meaning asked of what one sees, and knowledge of what is seen by all', () => {
		const asks = (content: string) => answerBuiltIn([{ role: 'user', content }], 'es', '2026-11-30').heard.asks;
		expect(asks('veo el 11:11 en todos lados, ¿eso quiere decir algo?')).toBe('meaning');
		expect(asks('¿qué significa ver 11:11?')).toBe('knowledge');
	});

	it('knows the cards by their numbers', () => {
		expect(asked('¿cuál es la carta número 13?')).toContain('La Muerte');
		expect(asked('qué carta es el 0')).toContain('El Loco');
		expect(asked('¿qué significa el arcano 17?')).toContain('La Estrella');
	});

	it('tells of the book of the birds, and not of its poet', () => {
		expect(asked('de qué va el libro ese de los pájaros de Attar')).toContain('siete valles');
		expect(asked('quién fue Attar')).toContain('boticario');
	});

	it('does not repeat what was told to who says that it is the first time', () => {
		expect(asked('estoy lejos de mi familia esta navidad', 'es la primera vez')).not.toContain(
			'Esto es lo que contaste',
		);
	});

	it('mistakes nobody for a card, and no rain for love', () => {
		expect(asked('mi papá tiene cáncer', '¿se va a morir?')).not.toContain('Sacerdote');
		expect(asked('¿qué significa la carta del Papa?')).toContain('Sumo Sacerdote');
		expect(asked('me gusta la lluvia')).not.toContain('corazón');
		expect(asked('me gusta la chica de la panadería')).toContain('corazón');
		expect(asked('llevo años pidiéndole a Dios un hijo y no me escucha', '¿por qué no me contesta?')).not.toContain(
			'mensaje',
		);
	});
});

describe('of homes, loans, doors and silences in Spanish', () => {
	const last = (texts: readonly string[]) => {
		const told: { role: 'user' | 'assistant'; content: string }[] = [];
		let said = '';
		for (const content of texts) {
			told.push({ role: 'user', content });
			said = answerBuiltIn(told, 'es', '2026-11-30').text;
			told.push({ role: 'assistant', content: said });
		}
		return said;
	};

	it.each<[string[], string]>([
		[['¿debería meter a mi madre en una residencia?'], 'ya no alcanza para las noches'],
		[['meti a mi papa en un asilo y me siento fatal'], 'ya no alcanza para las noches'],
		[['estamos pensando en llevar a mi abuela a un geriátrico'], 'ya no alcanza para las noches'],
		[['ya no puedo con mi mama en la casa, la llevo a un ancianato?'], 'ya no alcanza para las noches'],
		[['mi suegra no quiere ir a la residencia'], 'ya no alcanza para las noches'],
		[['le presté plata a un amigo y no me la devuelve'], 'se sienta a la mesa con todos'],
		[['mi primo me debe lana desde hace un año'], 'se sienta a la mesa con todos'],
		[['mi amiga me debe 300 euros'], 'se sienta a la mesa con todos'],
		[['le presté mis ahorros a mi cuñado', '¿se lo reclamo?'], 'cría más intereses'],
		[['¿le pido que me devuelva la plata?'], 'cría más intereses'],
		[['no me atrevo a pedirle a mi amiga el dinero que le presté'], 'cría más intereses'],
		[['¿debería echar a mi hijo de casa?'], 'sin ser una condena'],
		[['mi hijo de 30 años consume y me roba, lo corro de la casa?'], 'sin ser una condena'],
		[['tengo que echar a mi hija, tiene 28 y no trabaja'], 'sin ser una condena'],
		[['dime algo que me calme'], 'cinco cosas que ya estaban ayer'],
		[['decime algo que me tranquilice'], 'cinco cosas que ya estaban ayer'],
		[['ayúdame a calmarme por favor'], 'cinco cosas que ya estaban ayer'],
		[['estoy muy nerviosa, dime algo'], 'cinco cosas que ya estaban ayer'],
		[['mi mejor amiga no me contesta hace dos meses', '¿hice algo mal?'], 'sin disculparte por adelantado'],
		[['mi amigo dejó de hablarme', '¿le hice algo?'], 'sin disculparte por adelantado'],
		[['mi mejor amiga me bloqueó', '¿qué hice?'], 'sin disculparte por adelantado'],
		[['mi amigo perdió a su papá', '¿qué puedo hacer por él?'], 'más fácil esta semana'],
		[['mi hermana tiene anorexia', 'quiero ayudarla y no sé cómo'], 'más fácil esta semana'],
	])('%s', (texts, words) => expect(last(texts)).toContain(words));

	it.each<[string[]]>([
		[['mi abuela murió en una residencia']],
		[['trabajo en un geriátrico y estoy agotada']],
		[['vivo en una residencia de estudiantes']],
		[['pedí asilo en España y no me contestan']],
		[['soñé que metía a mi madre en una residencia']],
		[['voy a hacer la residencia en pediatría']],
		[['le debo dinero a mi hermana']],
		[['el banco me prestó dinero']],
		[['mi amiga me debe una explicación']],
		[['mi hermana no me devuelve las llamadas']],
		[['mi hermano me pide dinero otra vez']],
		[['mi jefe me debe dos meses de sueldo']],
		[['mi marido me engañó, ¿lo echo de casa?']],
		[['mi padre me echó de casa']],
		[['echo de menos a mi hijo']],
		[['saqué al perro de casa']],
		[['dime algo sobre Rumi']],
		[['dame un verso que me calme']],
		[['perdí a mi bebé el lunes', '¿hice algo mal?']],
		[['mi novio me dejó', '¿hice algo mal?']],
		[['mi perro murió ayer', '¿hice algo mal?']],
	])('%s is about something else', (texts) => {
		const said = last(texts);
		for (const { say } of near) for (const one of say) expect(said).not.toContain(one.say);
	});
});
