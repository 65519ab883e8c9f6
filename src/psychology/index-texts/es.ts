import type { IndexTexts } from './en.ts';

export const texts: IndexTexts = {
	title: 'Pruebas de psicología',
	description:
		'Pruebas breves sobre cómo piensas, sientes y trabajas: dieciséis tipos, inteligencia emocional, vocación, inteligencias múltiples y compatibilidad en el amor. Gratis y sin registro.',
	lead: 'Pruebas breves con resultados claros. Ninguna te conoce mejor que tú; alguna hace una buena pregunta.',
	soon: 'Próximamente',
	note: 'Las preguntas son nuestras, salvo las de los cinco grandes rasgos, que son públicas. Lo que respondes se queda en tu dispositivo; solo se guarda el resultado, y solo si has iniciado sesión.',
	tests: {
		mbti: { name: 'Dieciséis tipos (MBTI)', line: 'Doce escenas, cuatro letras y lo que quizá no encaje.' },
		eq: { name: 'Inteligencia emocional', line: 'Diez frases, cinco barras y el precio de un buen resultado.' },
		love: { name: 'Compatibilidad en el amor', line: 'Dos nombres y dos cumpleaños, según cinco tradiciones.' },
		career: { name: 'Vocación', line: 'Cinco preguntas sobre lo que haces cuando nadie te lo manda.' },
		gardner: { name: 'Inteligencias múltiples', line: 'Las ocho de Gardner en una figura, y tus tres más fuertes.' },
		bigFive: { name: 'Los cinco grandes rasgos', line: 'Ciento veinte frases, cinco rasgos y treinta facetas.' },
	},
};
