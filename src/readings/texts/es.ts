import type { ReadingTexts } from './en.ts';

export const texts: ReadingTexts = {
	writtenWithoutAi: 'Este texto se ha escrito sin IA.',
	writtenByModel: 'Escrito por el modelo de lenguaje {model}.',
	actions: 'Qué hacer con esta lectura',
	copy: 'Copiar',
	copied: 'Copiado',
	copyFailed: 'El navegador no ha dejado copiar. Selecciona el texto y cópialo a mano.',
	share: 'Compartir como imagen',
	shared: 'La imagen está en tus descargas',
	shareFailed: 'No se ha podido hacer la imagen.',
	print: 'Imprimir',
	again: 'Preguntar otra vez',
	saved: 'Guardada en tu historial.',
	saving: 'Guardando en tu historial',
	notSaved: 'No se ha podido guardar esta lectura en tu historial. Sigue aquí mientras la página esté abierta.',
	historyFull:
		'Tu historial está lleno: ya no caben más lecturas de este tipo. Borra algunas antiguas para hacer sitio; esta sigue aquí mientras la página esté abierta.',
	openHistory: 'Abrir tu historial en otra pestaña',
	saveAgain: 'Guardar de nuevo',
	notKept: 'Las lecturas se guardan si has <signIn>iniciado sesión</signIn>. Esta se irá cuando dejes la página.',
	crisisLines: 'Personas con las que puedes hablar ahora',
	elsewhere: 'Otros países',
	nothingKept: 'No se ha guardado nada de lo que has escrito aquí.',
	back: 'Volver a la pregunta',
};
