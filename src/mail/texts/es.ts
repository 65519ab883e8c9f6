import type { MailTexts } from './en.ts';

export const mails: MailTexts = {
	common: {
		linkLabel: 'Si el botón no se abre, copia esta dirección en tu navegador:',
		codeBesideLink: 'O escribe este código:',
		codeAlone: 'Tu código:',
		lifetime: 'Vale una sola vez, durante {time}.',
		because: 'Te llega esta carta porque esta dirección se escribió en {site}.',
	},
	confirmation: {
		subject: 'Confirma tu correo',
		preheader: 'Un toque y tu cuaderno queda abierto.',
		title: 'Tu cuaderno te espera',
		body: 'Alguien, creemos que tú, ha abierto una cuenta en Hoopoe con esta dirección. Confírmala y tus lecturas quedarán aquí, solo para ti.',
		button: 'Confirmar la dirección',
		notYou: 'Si no fuiste tú, deja esta carta en paz: sin confirmar no hay cuenta.',
	},
	invite: {
		subject: 'Tienes una invitación a Hoopoe',
		preheader: 'Te hemos guardado un sitio.',
		title: 'Hay un sitio para ti',
		body: 'Quien cuida de esta casa te invita a pasar. Hay lecturas, pruebas y un cuaderno que solo leerás tú. Acepta y elige una contraseña.',
		button: 'Aceptar la invitación',
		notYou: 'Si no esperabas ninguna invitación, no hace falta que hagas nada. Nadie lo sabrá.',
	},
	magic_link: {
		subject: 'Tu enlace para entrar en Hoopoe',
		preheader: 'Esta vez, sin contraseña.',
		title: 'Pasa',
		body: 'Pediste entrar sin contraseña. Aquí tienes la llave; no se la prestes a nadie.',
		button: 'Entrar',
		notYou: 'Si no la pediste tú, borra esta carta. Sin ella no entra nadie.',
	},
	recovery: {
		subject: 'Elige una contraseña nueva',
		preheader: 'La de siempre vale hasta que la cambies.',
		title: 'Las contraseñas se pierden',
		body: 'Pediste cambiar la contraseña de tu cuenta. El enlace te lleva a elegir otra; hasta entonces sigue valiendo la de siempre.',
		button: 'Elegir contraseña',
		notYou: 'Si no fuiste tú, no hagas nada. Tu contraseña sigue siendo la misma.',
	},
	email_change: {
		subject: 'Confirma el cambio de correo',
		preheader: 'Tu cuenta se muda a otro buzón.',
		title: 'Cambio de dirección',
		body: 'La dirección de tu cuenta de Hoopoe va a ser {newEmail}. Si a la de antes también le llega una carta como esta, confirma las dos.',
		button: 'Confirmar el cambio',
		notYou:
			'Si no lo pediste tú, no confirmes nada y la dirección seguirá como está. Si la cuenta es tuya, cambia además la contraseña.',
	},
	reauthentication: {
		subject: 'Tu código de comprobación',
		preheader: 'Estás a punto de cambiar algo importante.',
		title: '¿Eres tú?',
		body: 'Vas a cambiar algo importante en tu cuenta. Escribe este código donde te lo han pedido.',
		button: 'Continuar',
		notYou:
			'Si no estás cambiando nada, puede que otra persona haya entrado en tu cuenta. No le des el código a nadie, cierra la sesión en todos tus dispositivos y cambia la contraseña.',
	},
	password_changed: {
		subject: 'Tu contraseña ha cambiado',
		preheader: 'Se ha cerrado la sesión en tus otros dispositivos.',
		title: 'Contraseña nueva',
		body: 'Se acaba de cambiar la contraseña de tu cuenta de Hoopoe. En tus otros dispositivos se ha cerrado la sesión y tendrás que escribir la nueva.',
		button: 'Abrir Hoopoe',
		notYou:
			'Si no fuiste tú, pide ahora mismo otra contraseña en la página de entrada. Este buzón sigue siendo tuyo, y con él recuperas la cuenta.',
	},
	email_changed: {
		subject: 'Tu dirección de correo ha cambiado',
		preheader: 'Las cartas van ahora a otro buzón.',
		title: 'Las cartas cambian de buzón',
		body: 'Tu cuenta de Hoopoe tiene ahora la dirección {newEmail}. Allí llegarán las cartas, y con ella entrarás.',
		button: 'Abrir Hoopoe',
		notYou: 'Si no fuiste tú, avisa cuanto antes a quienes llevan este sitio: pueden devolverte la cuenta.',
	},
	factor_added: {
		subject: 'Hay un segundo paso para entrar',
		preheader: 'Tu puerta tiene otra cerradura.',
		title: 'Otra cerradura',
		body: 'Se ha añadido a tu cuenta un segundo paso para entrar, como una aplicación de códigos o una llave de seguridad.',
		button: 'Abrir Hoopoe',
		notYou: 'Si no fuiste tú, cambia la contraseña ahora mismo y avisa a quienes llevan este sitio.',
	},
	factor_removed: {
		subject: 'Un paso menos para entrar',
		preheader: 'Tu puerta tiene una cerradura menos.',
		title: 'Una cerradura menos',
		body: 'Se ha quitado de tu cuenta un segundo paso para entrar. Si era el último, ahora basta con uno.',
		button: 'Abrir Hoopoe',
		notYou: 'Si no fuiste tú, cambia la contraseña ahora mismo y vuelve a poner el segundo paso.',
	},
};
