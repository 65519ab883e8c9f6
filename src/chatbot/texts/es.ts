import type { ChatTexts } from './en.ts';

export const texts: ChatTexts = {
	title: 'La guía',
	description:
		'Habla con la guía de Hoopoe de tu camino, de un sueño o de cómo estás: una historia antigua, una buena pregunta y la lectura que encaja. No se guarda nada.',
	lead: 'Una charla tranquila, con una historia antigua y una buena pregunta.',
	window: 'Conversación con la guía',
	welcome:
		'Hola, y paz. Cuéntame de tu camino, de un sueño o de cómo tienes el corazón; bastan unas palabras. Sé historias viejas y pregunto. Lo que vendrá no lo veo, y aquí no se guarda nada de lo que escribes.',
	you: 'Tú',
	guide: 'La guía',
	label: 'Tu mensaje',
	placeholder: 'Escribe lo que te ronda',
	help: 'Intro envía; Mayúsculas e Intro abren una línea nueva.',
	send: 'Enviar',
	stop: 'Parar',
	stopped: 'Se paró aquí.',
	typing: 'La guía está escribiendo',
	again: 'Volver a preguntar',
	unanswered: 'A esto no llegó respuesta.',
	failed: 'No se pudo recibir la respuesta. Inténtalo de nuevo.',
	copy: 'Copiar la conversación',
	newConversation: 'Nueva conversación',
	emptied: 'Página nueva',
	starters: 'Maneras de empezar',
	starterDecision: 'No consigo decidir entre dos caminos.',
	starterDream: 'Tuve un sueño que no se me va de la cabeza.',
	starterWeary: 'Siento un cansancio que no me explico.',
	starterReading: 'Explícame mi lectura.',
};
