import type { Chrome } from './en.ts';

export const chrome: Chrome = {
	brand: 'Hoopoe',
	tagline: 'Una puerta a la sabiduría espiritual y al autoconocimiento',
	description:
		'Hafez, tarot, sueños y las viejas artes de los nombres y los números: cuentas hechas con cuidado, contadas en tu lengua, gratis.',
	nav: {
		skip: 'Saltar al contenido',
		main: 'Principal',
		menu: 'Menú',
		divination: 'Adivinación',
		knowledge: 'Saber',
		explore: 'Explorar',
		history: 'Historial',
		profile: 'Perfil',
		login: 'Entrar',
		logout: 'Salir',
		language: 'Idioma',
		theme: 'Luz',
		night: 'Noche',
		paper: 'Papel',
		system: 'Automático',
	},
	footer: {
		label: 'Pie de página',
		divination: 'Adivinación',
		tests: 'Pruebas de psicología',
		resources: 'Para leer',
		connect: 'Contacto',
		signIn: 'Iniciar sesión',
		contact: 'Escríbenos',
	},
	contact: 'Escríbenos por WhatsApp (se abre en otra ventana)',
	close: 'Cerrar',
	messages: 'Mensajes',
	loading: 'Preparando',
	offline: 'No hay conexión. Lo que ves en la página se queda; lo demás espera a que vuelva.',
	noScript:
		'Esta página funciona con JavaScript y tu navegador lo tiene desactivado. Actívalo y vuelve a cargar la página.',
	notFound: {
		title: 'Falta esta hoja',
		line: 'No hay ninguna página en esta dirección. Quizá se movió, o hay una errata.',
		home: 'Volver al inicio',
		back: 'Un paso atrás',
	},
	sessionEnded: {
		title: 'Ya no has iniciado sesión',
		line: 'Tu sesión llegó a su fin. Lo que escribiste sigue aquí; entra de nuevo para guardarlo.',
	},
	validationError: 'Hay algo que corregir',
	toast: { error: 'Error', signedOut: 'Has cerrado la sesión' },
	entries: {
		chatbot: { name: 'La guía', line: 'Una charla tranquila sobre tu camino, tus sueños o lo que sientes.' },
		psychology: {
			name: 'Pruebas de psicología',
			line: 'Cinco pruebas sobre cómo piensas, sientes y trabajas.',
		},
		blog: { name: 'Blog', line: 'Artículos sobre símbolos, poetas y costumbres de la mente.' },
		about: { name: 'Quiénes somos', line: 'Por qué una abubilla, y cómo se hace una lectura.' },
	},
};
