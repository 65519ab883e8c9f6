import type { PoemId } from '#src/methods/divan/poems.ts';

/** What each of the twelve verses says, in two sentences of Spanish. */
export const meanings: Readonly<Record<PoemId, string>> = {
	1: 'El primer verso, en árabe, le pide la copa al escanciador; el segundo dice por qué, en persa: el amor pareció fácil y luego cayeron las dificultades. Con él empieza el Diván, así que todo lo que sigue lo dice alguien que ya lo sabe.',
	2: 'La esperanza levanta palacios, y este dístico mira los cimientos: están sobre el viento, como la vida. Lo que Hafez saca de ahí no es tristeza sino un «ven» a la única hora que de verdad está.',
	3: 'Le dice al asceta intachable que deje en paz a los pícaros, porque los pecados ajenos se apuntan en otro libro. Detrás de la cortesía asoma una pregunta por la página suya.',
	4: 'Gracias y queja vienen en el mismo aliento y ninguna se retira: así se habla con un amigo que lo sigue siendo. El segundo verso escoge a quien escucha, alguien que conozca lo fino del amor.',
	5: 'En la copa de Yamshid se veía el mundo entero; el corazón la pidió durante años y mendigó a un extraño lo que tenía en casa. Más adelante, en el mismo gazal, el viejo mago mira riendo una copa de vino y ve en ella cien cosas.',
	6: 'El rescate llega en lo último de la noche, cuando ya nadie cuenta con él; también el agua de la vida, dicen, la halló Jidr en la tierra de las tinieblas. Quién la dio no se dice: «me dieron».',
	7: 'José, perdido para Jacob, vuelve a Canaán, y la choza de las penas, donde lloraba el padre, se hace jardín. El consuelo está en el estribillo, «no te apenes», al que vuelve cada dístico del gazal.',
	8: 'La rosa joven que le confiaron la confía él a Dios, para que la guarde del ojo envidioso de su propio prado. Es una bendición para alguien querido que no está al alcance, y no pide más que su bien.',
	9: 'Quienes llaman dicen primero a qué no vienen, a honores ni a rango, y luego qué los trajo: un mal golpe y la falta de refugio. Va en plural, para que nadie tenga que ser desdichado a solas.',
	10: 'Se echan flores, se sirve vino y hay que romper el techo del cielo para trazar un plano nuevo. Todo es una invitación en plural: nadie podría a solas, y nadie en ella espera tiempos mejores.',
	11: 'El cielo es un campo verde y la luna nueva su hoz; con esa mirada se acuerda de lo que él mismo sembró, y de la siega. Son cuentas en dos versos y sin amenaza: alzar la vista y pensarlo.',
	12: 'Al alba le cuenta al viento su anhelo y una voz le responde: confía en la bondad de Dios. Quién habló no se sabe; la respuesta, eso sí, le llegó a alguien que lo había dicho en voz alta.',
};
