import type { Particular } from '../shape.ts';

/** What people tell in Spanish that weighs most, or that looks heavy and is a joy. */
export const grave: readonly Particular[] = [
	{
		asked:
			/\b(?:todos|todo el mundo|la gente|mi familia|mis amig[oa]s|me) (?:me )?(?:dicen?|repiten?) que (?:ya )?(?:l[oa] supere|lo tengo que superar|tengo que superarl[oa]|pase pagina|siga adelante|sea fuerte|ya es hora|tengo que seguir|debo seguir|l[oa] deje ir|la vida sigue|el tiempo lo cura)/,
		behind: ['death'],
		say: [
			{
				say: 'Quieren verte fuera de esta pena, y eso les resulta más fácil a ellos que a ti. No tiene fecha; lo que llaman superar es casi siempre llevarlo de otra manera.',
				ask: '¿Quién aguanta oír su nombre?',
			},
		],
	},
	{
		asked:
			/\b(?:me peso (?:\w+ )*(?:veces|cada|a diario|todos los dias)|deje de comer|no estoy comiendo|me provoco el vomito|vomito (?:despues|lo que como)|(?:me doy|tengo) atracones|mi (?:anorexia|bulimia)|tengo (?:anorexia|bulimia)|trastorno alimenti?ci?o|trastorno de la conducta alimentaria|cuento (?:todas )?las calorias|odio mi cuerpo)\b/,
		not: /\b(?:perr[oa]|gat[oa]|carne|azucar|murio|muerte|quimio)\b/,
		say: [
			{
				say: 'Esto no va solo de comida, y no le pasa a nadie a solas. Cuanto antes lo mire alguien contigo, más fácil se afloja: un médico al que le puedas hablar claro, o una línea de ayuda para trastornos de la alimentación. No hace falta que antes se ponga peor.',
				ask: '¿Quién se lo imagina ya y podría acompañarte?',
			},
		],
	},
	{
		asked:
			/\b(?:dijo|llamo|camino|abrazo|sonrio|hablo|durmio|comio|miro)\b.*\bpor primera vez\b|\bpor primera vez\b.*\b(?:dijo|llamo|camino|abrazo|sonrio|hablo|durmio|miro)\b/,
		not: /\b(?:murio|pego|lloro|borrach[oa]|hospital|nunca)\b/,
		only: ({ heard }) => heard.people.includes('child'),
		say: [
			{
				say: 'Entonces hoy tiene una fecha que merece apuntarse. Lo que llega tarde ha venido andando desde muy lejos.',
				ask: '¿Qué viste y qué oíste exactamente en ese momento?',
			},
		],
	},
];
