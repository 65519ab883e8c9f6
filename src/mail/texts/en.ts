/** The words of every e-mail. `{newEmail}`, `{time}` and `{site}` are filled in; the tests know no other. */
export const mails = {
	common: {
		/** Above the address, for whom the button does nothing. */
		linkLabel: 'If the button does not open, copy this address into your browser:',
		codeBesideLink: 'Or type this code:',
		codeAlone: 'Your code:',
		/** Of link and code alike. */
		lifetime: 'It works once, and for {time}.',
		because: 'You get this letter because this address was given at {site}.',
	},
	confirmation: {
		subject: 'Confirm your e-mail address',
		/** What mailboxes show beside the subject. */
		preheader: 'One press, and your book is open.',
		title: 'Your book is almost open',
		body: 'Someone, we think you, has opened an account at Hoopoe with this address. Confirm it, and your readings stay here for you alone.',
		button: 'Confirm the address',
		/** What to do for a person who asked for nothing. */
		notYou: 'If it was not you, leave this letter be: unconfirmed, the account never wakes.',
	},
	invite: {
		subject: 'You are invited to Hoopoe',
		preheader: 'A place is kept for you.',
		title: 'There is a place for you',
		body: 'Somebody who looks after this house asks you in. There are readings and tests, and a book that only you will read. Accept, and choose a password.',
		button: 'Accept the invitation',
		notYou: 'If you expected no invitation, you need do nothing. Nobody is told.',
	},
	magic_link: {
		subject: 'Your link to Hoopoe',
		preheader: 'No password this time.',
		title: 'Come in',
		body: 'You asked to come in without a password. Here is the key; lend it to nobody.',
		button: 'Sign in',
		notYou: 'If you did not ask for it, delete this letter. Nobody comes in without it.',
	},
	recovery: {
		subject: 'Choose a new password',
		preheader: 'The old one holds until you do.',
		title: 'Passwords get lost',
		body: 'You asked for a new password. The link leads to where you choose it; until then the old one holds.',
		button: 'Choose a password',
		notYou: 'If you did not ask for it, do nothing. Your password stays what it was.',
	},
	email_change: {
		subject: 'Confirm the change of address',
		preheader: 'Your account is about to move to another mailbox.',
		title: 'A new address',
		body: 'The address of your Hoopoe account is to be {newEmail}. If a letter like this one reaches the old address too, confirm both.',
		button: 'Confirm the change',
		notYou:
			'If you did not ask for it, confirm nothing, and the address stays. If the account is yours, change its password as well.',
	},
	reauthentication: {
		subject: 'Your code, to be sure it is you',
		preheader: 'You are about to change something that matters.',
		title: 'Is it you?',
		body: 'You are changing something that matters in your account. Type this code where you were asked for it.',
		button: 'Go on',
		notYou:
			'If you are changing nothing, somebody else may be in your account. Give the code to nobody, sign out on every device and change the password.',
	},
	password_changed: {
		subject: 'Your password was changed',
		preheader: 'Your other devices are signed out.',
		title: 'A new password',
		body: 'The password of your Hoopoe account has just been changed. Your other devices are signed out and will ask for the new one.',
		button: 'Open Hoopoe',
		notYou:
			'If it was not you, ask for a new password on the sign-in page now. This mailbox is still yours, and with it the account can be too.',
	},
	email_changed: {
		subject: 'Your e-mail address was changed',
		preheader: 'Letters go to another mailbox now.',
		title: 'Letters go elsewhere now',
		body: 'The address of your Hoopoe account is now {newEmail}. Letters will go there, and you sign in with it.',
		button: 'Open Hoopoe',
		notYou: 'If it was not you, tell those who run this site without delay: they can give the account back.',
	},
	factor_added: {
		subject: 'A second step was added',
		preheader: 'There is another lock on your door.',
		title: 'Another lock',
		body: 'A new second step for signing in was added to your account, such as an app with codes or a security key.',
		button: 'Open Hoopoe',
		notYou: 'If it was not you, change the password now and tell those who run this site.',
	},
	factor_removed: {
		subject: 'A second step was removed',
		preheader: 'There is one lock fewer on your door.',
		title: 'One lock fewer',
		body: 'A second step for signing in was removed from your account. If it was the last, one step is now enough.',
		button: 'Open Hoopoe',
		notYou: 'If it was not you, change the password now and add the second step again.',
	},
};

export type MailTexts = typeof mails;
