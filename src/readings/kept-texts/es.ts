import type { KeptTexts } from './en.ts';

export const texts: KeptTexts = {
	loading: 'Buscando la hoja',
	keptOn: 'Del {date}',
	toHistory: 'Volver al historial',
	missingTitle: 'Esta hoja no está en tu libro',
	missing: 'Se borró, o la guardó otra persona.',
	failed: 'La hoja no ha llegado ahora mismo. Está a salvo; prueba de nuevo en un momento.',
	retry: 'Probar otra vez',
	youAsked: 'Preguntaste',
	youDreamt: 'Soñaste',
	toGuide: 'Háblalo con la guía',
	delete: 'Borrar',
	deleteTitle: '¿Borrar esta lectura?',
	deleteLine: 'Se va para siempre y no se puede recuperar.',
	deleteConfirm: 'Bórrala',
	deleteKeep: 'Consérvala',
	deleted: 'Borrada',
	deleteFailed: 'No se ha podido borrar. Prueba otra vez.',
};
