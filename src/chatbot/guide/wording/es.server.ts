import type { Wording } from './shape.ts';

export const wording: Wording = {
	apology: [
		'Llámalo por su nombre y para antes del «pero»: «Me equivoqué y lo siento. No tienes que contestar». Una disculpa que se explica ya es una defensa.',
		'Corto, y a una hora en que nadie esté saliendo por la puerta: «No fue justo, y quiero saber cómo lo viviste». Después escucha más rato del que resulta cómodo.',
	],
	refusal: [
		'Un no no necesita razones, solo algo de calor y un punto final: «Gracias por pensar en mí. No puedo, y quería decírtelo pronto». Cada razón que añades es un asa de la que tirar.',
		'Dilo pronto y una vez: «No, eso no me va bien». A quien pregunte por qué, la misma frase con la misma voz.',
	],
	silence: [
		'Empieza por algo más pequeño que la pelea: «Me acuerdo de ti más veces de las que escribo. ¿Te llamo el domingo?». Quién tenía razón, para otro día; la primera línea solo tiene que abrir la puerta.',
		'Una frase verdadera y sin factura: «Echo de menos hablar contigo, y prefiero tenerte a tener razón». Luego deja el teléfono una hora en otra habitación.',
	],
	love: [
		'Sin rodeos y dejando sitio: «Me gusta estar donde estás y quería decírtelo yo. No tiene que pasar nada». A lo que deja sitio se contesta más fácil.',
		'Pide una hora antes de pedir un corazón: «Me gustaría volver a verte. ¿El jueves?». Lo demás se dice mejor con una cara delante.',
	],
	proposal: [
		'Donde más a gusto están los dos, y sin público: «Me gustaría seguir contigo mientras haya camino. ¿Quieres?». El anillo puede llegar tarde.',
	],
	badNews: [
		'Primero el hecho, de un tirón, porque esperarlo es peor que oírlo: «Tengo una mala noticia y prefiero que la sepas por mí». Después, lo que sabes y lo que todavía no.',
		'Siéntate y dilo entero: «Ha pasado algo que no es bueno, y no quiero escondértelo». No hace falta traer la solución; en el primer minuto nadie la pide.',
	],
	confronting: [
		'Pregunta antes de acusar, y di lo que viste, no lo que entendiste: «He visto algo que me asusta y quiero que me lo cuentes tú». Luego espera; que haya respuesta importa más que la primera que te den.',
	],
	truth: [
		'Elige una hora con tiempo por detrás y dilo como noticia, no como culpa: «Quiero que sepas algo de mí, porque me importas». Si hacen falta unos días para digerirlo, que los haya.',
	],
	comfort: [
		'Con menos consejos de los que tienes: «Es difícil. ¿Quieres ayuda o compañía?». Las dos cosas valen, y solo esa persona sabe cuál.',
	],
	sympathy: [
		'Pocas palabras y algo en que apoyarse: «Me he enterado y lo siento mucho. El jueves te llevo comida; no hace falta que hablemos». Sobra el «si necesitas algo, avísame»: es una tarea más para quien lo lee.',
	],
	mourning: [
		'Cuenta un recuerdo de quien murió; ese regalo no puede llevarlo nadie más: «No se me va aquella risa». Después no preguntes nada.',
	],
	ending: [
		'Una vez y claro, para que nadie tenga que adivinar: «No quiero seguir, y lo he pensado mucho tiempo». La amabilidad, en el tono y no en el sentido; una puerta entornada es más cruel.',
		'En persona, si es seguro, y de noche no: «Lo he decidido y me tocaba decírtelo a la cara». Si te asusta la respuesta, ve con alguien, o escríbelo.',
	],
	work: [
		'Nombra el asunto, la cifra y lo que quieres: «Este mes ha sido así y me gustaría que fuera de otro modo. ¿Cuándo tiene diez minutos?». En las oficinas contestan antes a una fecha que a un sentimiento.',
		'Escríbelo primero y léelo una vez en voz alta; luego pide un cuarto de hora: «Hay algo de mi trabajo que quiero dejar claro con usted». Lo que quieres va en la segunda frase, no en la última.',
	],
	resigning: [
		'Corto, con fecha y con un gracias verdadero: «Me voy a final del mes que viene y quería que lo supiera antes que nadie». Las razones son opcionales; una queja no se estropea por esperar al último día.',
	],
	lastWords: [
		'Lo que la gente desearía haber dicho es corto: gracias, perdóname, te perdono, te quiero. Una de las cuatro es la tuya; donde la voz no llega, la dice una mano.',
		'Puedes preguntar: «¿Hay algo que quieras que yo sepa?». Y puedes no decir nada y quedarte. Dicen que el oído es de lo último que se va.',
	],
	deathToChild: [
		'Pronto, sentados y con una palabra que signifique una sola cosa: «murió», no «se durmió» ni «se fue de viaje»; los niños toman la imagen al pie de la letra. Luego espera: las preguntas llegan en porciones pequeñas, durante semanas.',
		'Los niños preguntan tres cosas, en voz alta o no: si fue culpa suya, si a ti también te va a pasar y quién los recoge mañana. Contesta a esas; para lo demás, «no lo sé» es una buena respuesta.',
	],
	partingToChild: [
		'Juntos, si se puede, y sin culpable: «Ya no vamos a vivir en la misma casa, y no es por nada que hayas hecho tú». Después, los días: dónde, cuándo y con quién.',
	],
	open: [
		'La primera línea tiene un solo trabajo: que se lea la segunda. Di a qué vienes, y breve: «Hay algo que quiero decirte desde hace tiempo». Lo que explica puede venir después, o quedarse en casa.',
		'Dilo una vez en voz alta a una silla vacía; la frase en la que te cambia la voz es por donde hay que empezar.',
	],
	question: ['¿Qué frase no puede faltar?', '¿Cómo le gusta a esa persona que le digan las cosas?'],
};
