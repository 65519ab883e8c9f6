import type { Person } from '#src/listening/heard.ts';
import type { Particular } from '../shape.ts';

/** Whose silence one asks oneself about, and are no couple. */
const nearOnes: ReadonlySet<Person> = new Set(['friend', 'colleague', 'sibling', 'relative', 'neighbour']);

/** What people tell in Spanish of those near them, and ask about them. */
export const near: readonly Particular[] = [
	{
		asked:
			/\b(?:papa|padre|viejo|mama|madre|vieja|marido|esposo|mujer|esposa|hermano|hermana|hijo|hija|novio|novia|pareja|padrastro)\b (?:\S+ ){0,4}(?:(?:empezo|volvio|ha vuelto|vuelve) a (?:beber|tomar)|bebiendo|alcoholic\S+|borrach\S+|se emborrach\S+|recayo|ha recaido|bebe (?:mucho|todos|cada|demasiado))/,
		not: /\b(?:sone|sueno|cafe|pastillas?|medicinas?|agua|decision|murio)\b/,
		say: [
			{
				say: 'Nadie bebe por tu culpa ni lo deja porque hayas encontrado la frase justa; es duro, y también te quita un peso. Di una vez, en una hora sobria, lo que has visto y lo que ya no vas a hacer. Para quienes viven al lado hay grupos propios: Al-Anon y, para los jóvenes, Alateen.',
				ask: '¿Dónde puedes dormir en paz cuando la noche se tuerce?',
			},
		],
	},
	{
		asked:
			/\b(?:pidio|pide|pedido|quiere|necesita|queria|darnos|tomarnos) (?:\S+ ){0,2}(?:un tiempo|espacio|una pausa|un respiro)\b/,
		not: /\b(?:trabajo|armario|parking|estudiar|oficina|aparcamiento)\b/,
		say: [
			{
				say: 'Una pausa sin fecha es un pasillo largo. Puedes preguntar dos cosas, una sola vez y con cariño: para qué es y hasta cuándo. Después los días vuelven a ser tuyos, y no hace daño llenarlos como si lo fueran.',
				ask: '¿Qué te gustaba hacer antes de ser dos?',
			},
		],
	},
	{
		asked:
			/^(?:y |pero |entonces )*(?:cuanto|hasta cuando) (?:tiempo )?(?:le |la |lo )?(?:espero|tengo que esperar|debo esperar|hay que esperar)/,
		behind: ['separation'],
		say: [
			{
				say: 'Lo que tú decidas, no lo que te dejen esperando. Elige un día, dentro de tres o cuatro semanas, y cuéntaselo a alguien de confianza, no al teléfono; ese día preguntas, o te contestas.',
				ask: '¿Qué día es?',
			},
		],
	},
	{
		asked: /^(?:y |pero )*si (?:conoce|encuentra|se enamora|ve|sale|esta) (?:\S+ ){0,2}(?:otr[oa]|alguien)\b/,
		behind: ['separation'],
		say: [
			{
				say: 'Entonces sabrás algo que ahora no sabes, y dolerá; la pausa no tendrá la culpa. Lo que sí está en tu mano es este lado: dormir, comer y ver cada día a una persona con quien no hables de eso.',
				ask: '¿A quién ves mañana?',
			},
		],
	},
	{
		asked: /\b(?:llevamos|llevo) (?:\S+ ){1,4}(?:buscando|intentando) (?:\S+ )?(?:bebe|hij\S+|embaraz\S+)/,
		not: /\b(?:sone|sueno|por fin|positiv\S+|banco|bizum)\b/,
		say: [
			{
				say: 'Cada mes llega un veredicto que nadie ve fuera de casa. Un mes que no trajo nada es una pérdida sin flores ni pésames, y se puede llorar como tal.',
				ask: '¿Quién más conoce las fechas?',
			},
		],
	},
	{
		asked: /^(?:y |entonces |sera que )*(?:es|fue|sera) (?:por )?(?:culpa mia|mi culpa)$/,
		behind: ['pregnancy'],
		say: [
			{
				say: 'No. El cuerpo decide esto sin preguntar a nadie, y ahí no votan ni un pensamiento, ni un café, ni una maleta subida por la escalera. Lo que se puede averiguar lo averigua un médico, y casi siempre en dos personas.',
				ask: '¿Quién te dejó creer que era tuya?',
			},
		],
	},
	{
		asked:
			/\b(?:se (?:ha encerrado|encerro|encierra) en|no (?:sale|ha salido|quiere salir) de) su (?:cuarto|habitacion|pieza|recamara)\b/,
		not: /\b(?:cuchillo|pastillas|perr\S|gat\S|sone|consola|navaja)\b/,
		say: [
			{
				say: 'Una puerta cerrada después de un día así suele ser una venda, no una sentencia sobre ti. Deja algo caliente delante, llama una vez, di «me alegra que estés ahí, pase lo que pase» y vete; a la hora de cenar, lo mismo. Si temes algo más que la tristeza, entra y pregunta.',
				ask: '¿A quién más le abre esa puerta?',
			},
		],
	},
	{
		asked:
			/^(?:por favor |venga |pues )*(?:dame|dime|proponme) (?:algo|una cosa|una tarea)(?: pequen\S| facil| sencill\S)? (?:que (?:pueda )?hacer|para hacer)(?: ahora| hoy| esta noche)?$/,
		say: [
			{
				say: 'Vacía un cajón, uno solo, en el suelo. Tira lo roto, guarda lo demás por tamaños y para en cuanto el cajón cierre.',
				ask: '¿Qué cajón?',
			},
		],
	},
	{
		asked: /^(?=.*\bex\b)(?=.*\bs(?:ue|o)n\S*)(?=.*\b(?:casad[oa]|marido|esposo|pecado|infiel|culpa)\b).*/,
		ofDreams: true,
		say: [
			{
				say: 'Nadie responde de lo que viene de noche; se peca despierto. Un amor antiguo suele visitar cuando falta algo de aquel tiempo, una manera de reír o una calle, y pocas veces por la persona.',
				ask: '¿Qué querrías de vuelta de aquellos años y qué dejarías allí?',
			},
		],
	},
	{
		asked:
			/\b(?:residencia (?:de (?:ancianos|mayores|adultos mayores|la tercera edad)|geriatrica)|geriatrico|asilo(?: de ancianos)?|ancianato|hogar (?:de|para) (?:ancianos|adultos mayores|abuelos|viejos)|casa de (?:reposo|retiro)|(?:met\w+|llev\w+|ingres\w+|intern\w+|pon\w+|dej\w+|ir\w*|vaya|mandar\w*)\b(?: \w+){0,4} (?:a|en) (?:una|la) residencia)\b/,
		not: /\b(?:muri\w+|fallec\w+|son[ea]\w*|trabaj\w+|estudiantes?|universitari\w+|medica|politico|asilo en|pedir asilo|solicit\w+|visit\w+|huele|entrevista|ofert\w+|practicas|perr\w+|gat\w+)\b/,
		say: [
			{
				say: 'Llega un punto en que el cariño solo ya no alcanza para las noches, y verlo no es abandonar a nadie. Conoce dos sitios sin avisar, a la hora de la cena; fíjate en si llaman a la gente por su nombre y pregunta quién hay de madrugada. Y que opine quien va a dormir allí, mientras pueda.',
				ask: '¿Qué costumbre suya tendría que entrar en la maleta?',
			},
		],
	},
	{
		asked:
			/\b(?:pido|pedir(?:le|selo|sela)?|reclam[oa]r?(?:le|selo|sela)?|exij[oa]|exigir(?:le|selo)?|cobr(?:o|ar|arle|arselo))\b(?: \w+){0,4} (?:que me (?:devuelva|pague|regrese|reintegre)|(?:de vuelta|devuelta)\b|(?:el|mi|la|lo) (?:dinero|plata|lana|guita|pisto|que me debe|que le preste)|a (?:un|una|mi) (?:amig[oa]|herman[oa]|prim[oa]|cunad[oa]|ti[oa]|suegr[oa]))\b|\bse (?:lo|la) (?:reclamo|cobro|pido de vuelta|pido ya)$/,
		not: /\b(?:banco|jef[ea]|empresa|clientes?|inquilin\w+|caser[oa]|seguro|hacienda|perdon|me reclama|me cobra|me pide|gast\w+|sueldo|salario|finiquito|tarjeta|prestame)\b/,
		say: [
			{
				say: 'Sí, y pronto: lo que no se nombra cría más intereses que un banco. Una cifra y un día, sin historia y por escrito: «¿me pasas la primera parte el diez?». Quien no puede de golpe suele poder en trozos, y agradece que no haya que explicarse.',
				ask: '¿Qué perderías con menos pena, la suma o la confianza?',
			},
		],
	},
	{
		asked:
			/\b(?:le|les) (?:preste|habia prestado|he prestado|hice un prestamo|deje) (?:\w+ ){0,4}(?:dinero|plata|lana|guita|pisto|ahorros|cobres|reales|biyuya|\d+\w*|euros|pesos|dolares|soles|mil|lucas)\b|\bpreste (?:\w+ ){0,3}(?:dinero|plata|lana|guita|ahorros|pesos|euros|dolares)\b(?: \w+){0,4} a (?:mi|un|una)\b|\b(?:amig[oa]|herman[oa]|prim[oa]|cunad[oa]|ti[oa]|companer[oa]|sobrin[oa]|vecin[oa]|comadre|compadre|suegr[oa]|hij[oa])\b(?: (?:todavia|aun|que))? (?:me debe|no me (?:devuelve|devolvio|ha devuelto|paga|pago|ha pagado|regresa|regreso))\b(?! (?:un[ao]? |el |l[ao]s? |mi |mis )?(?:favor|cafe|abrazo|libro|coche|carro|disculpas?|explicacion|respeto|mensajes?|llamad[ao]s?|visita|cena|cerveza|respuesta|vida|saludo|atencion|ropa|vestido|charla|palabra)\b)/,
		not: /\b(?:banco|jef[ea]|empresa|estaf\w+|murio|fallec\w+|pension|sueldo|salario|alquiler|renta|le debo)\b/,
		say: [
			{
				say: 'El dinero entre gente que se quiere primero se calla, y después se sienta a la mesa con todos. Es más fácil responder a una fecha que a un reproche; vale más decirlo una vez, claro, que andar todo el año con indirectas.',
				ask: '¿Qué se habló de la devolución el día que lo diste?',
			},
		],
	},
	{
		asked:
			/\b(?:echo|echar(?:lo|la)?|corro|correr(?:lo|la)?|boto|botar(?:lo|la)?|saco|sacar(?:lo|la)?|eche|corri|saque|echamos|pongo en la calle|poner(?:lo|la)?)\b(?: ya)?(?: a (?:mi|nuestr[oa]) (?:propi[oa] )?(?:hij[oa]|herman[oa]|hijastr[oa]|niet[oa]|sobrin[oa])\b)?(?: mayor| adict[oa]| menor| grande)?,? (?:de (?:la |mi )?casa|de (?:aqui|mi (?:piso|departamento|depa|apartamento))|a la calle|en la calle|del piso)\b|\b(?:tengo que|debo|deberia|quiero|voy a|puedo) (?:echar|correr|botar) a mi (?:hij[oa]|herman[oa]|hijastr[oa])\b/,
		not: /\b(?:marido|espos[oa]|mujer|novi[oa]|pareja|infiel|engan\w+|cuernos|inquilin\w+|caser[oa]|perr[oa]\w*|gat[oa]\w*|son[ea]\w*|me (?:ech|corr|bot|sac)\w+|basura|de menos|raiz|mano|fotos?|foto|miedo|embrujo|energias?)\b/,
		say: [
			{
				say: 'Una puerta puede ser un límite sin ser una condena. Di qué tiene que cambiar y para qué día, y ten averiguado antes dónde hay otra cama y quién acompaña: los teléfonos de orientación a familias han visto muchas puertas así y lo piensan contigo. Si hay golpes o amenazas, primero sal tú de en medio y llama a emergencias.',
				ask: '¿Qué tendría que pasar para que la puerta siguiera abierta?',
			},
		],
	},
	{
		asked:
			/\b(?:di|dime|deci|decime|digame|dame|regalame|puedes decirme|podes decirme) (?:algo|alguna cosa|unas? palabras?|palabras|una frase)(?: \w+)? (?:que me (?:calme|tranquilice|consuele|serene|alivie|reconforte|relaje|de (?:calma|paz|animo|fuerzas?)|baje la ansiedad|haga sentir mejor)|(?:para|pa) (?:calmarme|tranquilizarme|consolarme|relajarme|sentirme mejor|estar mas tranquil[oa]|que me calme)|de (?:aliento|consuelo|animo)|tranquilizador\w*|reconfortante)\b|^(?:por favor |porfa |solo )*(?:dame |unas )*palabras de (?:aliento|consuelo|animo)\b|^(?:por favor |porfa |hola |solo )*(?:calmame|tranquilizame|consuelame|serename|(?:ayudame|necesito|me ayudas|puedes ayudarme|quiero) a? ?(?:calmarme|tranquilizarme|relajarme|bajar la ansiedad|serenarme)|no (?:puedo|consigo|logro) (?:calmarme|tranquilizarme))(?: por favor| porfa| ya| un poco)*$|\b(?:nervios[oa]|ansios[oa]|angustiad[oa]|alterad[oa]) (?:por favor )?(?:dime|decime|digame) algo(?: por favor| porfa)?$/,
		say: [
			{
				say: 'Apoya los dos pies en el suelo y suelta el aire más despacio de lo que entra, seis veces; aquí espero. Luego mira la habitación y di en voz baja el nombre de cinco cosas que ya estaban ayer.',
				ask: '¿Qué tienes a mano que esté tibio, o pese un poco?',
			},
		],
	},
	{
		asked:
			/^(?:y |pero |sera que |o |tal vez |a lo mejor |crees que |tu crees que |quizas? |acaso |yo )*(?:(?:le |les )?(?:hice|habre hecho|dije|habre dicho) (?:yo )?algo(?: yo)?(?: (?:mal|malo))?(?: (?:yo|para (?:que|merecer)(?: \w+){0,4}))?|(?:en )?que (?:le |les )?(?:hice|habre hecho|falle|hice yo|dije)(?: (?:mal|yo|de malo|para (?:que|merecer)(?: \w+){0,4}))*|(?:me|la) equivoque en algo|se (?:habra )?(?:enojado|molestado|enfadado|ofendido) (?:conmigo|por algo)|estara (?:enojad|molest|enfadad|ofendid)[oa](?: conmigo)?)$/,
		behind: ['awaiting', 'quarrel', 'loneliness', 'separation', 'unrequited'],
		only: ({ before }) =>
			before.some(({ people }) => people.some((one) => nearOnes.has(one))) &&
			!before.some(({ people }) => people.includes('partner') || people.includes('former_partner')),
		say: [
			{
				say: 'Desde aquí no se ve, y el silencio casi nunca dice de qué va; muchas veces va de la semana que está pasando quien calla. Un mensaje corto, sin reproche y sin disculparte por adelantado, averigua más que diez noches repasando la última conversación.',
				ask: 'Si pudieras preguntarle una sola cosa, ¿cuál sería?',
			},
		],
	},
	{
		asked:
			/^(?:y |pero |eso |esto |crees que |tu crees que )*(?:es|sera|seria) (?:algo )?normal(?: (?:sentir(?:se|me) asi|sentir eso|que me pase(?: esto)?|esto|eso|lo que siento|tener dudas|dudar))*$/,
		say: [
			{
				say: 'Es más corriente de lo que se cuenta en voz alta; casi nadie dice esas cosas en la mesa. Normal no quiere decir que no pese, ni que no haya que mirarlo.',
				ask: '¿Con qué lo comparabas para que te pareciera raro?',
			},
		],
	},
	{
		asked:
			/\b(?:dijo|dice|dijeron|dicen|grito|insinuo) que (?:estoy|soy|estaba|era|me veo|parezco) (?:muy |tan |una? |mas )?(?:gord[oa]|fe[oa]|viej[oa]|tont[oa]|ballena|vaca|burr[oa])\b/,
		say: [
			{
				say: 'Del cuerpo de otra persona no se opina en voz alta, y menos con público. Lo que dijo habla de sus modales; a ti te toca solo decidir si se lo devuelves, corto: «de eso no se habla conmigo».',
				ask: '¿Qué te habría gustado contestar en ese momento?',
			},
		],
	},
	{
		asked: /^(?:y |pero |que (?:hago|pasa) )*si (?:me |nos )?(?:dice|dicen|responde|contesta) que no$/,
		say: [
			{
				say: 'Entonces habrá un no, que duele una tarde larga y se termina; el «a lo mejor» no se termina nunca. Lo que eras ayer lo sigues siendo el jueves, con una pregunta menos.',
				ask: '¿Qué harías esa misma noche, y con quién?',
			},
		],
	},
	{
		asked:
			/\b(?:despid\w+|echaron|echo|corrieron|botaron|no me renovaron)\b(?: \w+){0,4} (?:por(?:que)? )?(?:estar |estoy |quedar |quede |mi )?(?:embarazad[ao]|embarazo|encinta)\b/,
		say: [
			{
				say: 'Lo siento; y además, en casi todos los países eso es ilegal. No firmes nada todavía, guarda mensajes, contrato y nóminas, y llama esta semana a la inspección de trabajo o a un sindicato: suele haber asesoría gratuita y plazos cortos, a veces de veinte días.',
				ask: '¿Qué te dijeron, y te lo dieron por escrito?',
			},
		],
	},
	{
		asked:
			/\b(?:dormirl[oa]|dormir a (?:mi|la|el|nuestr[oa]) \w+|sacrificarl[oa]|sacrificar a mi|ponerl[oa] a dormir|eutanasia)\b/,
		not: /\b(?:bebe|hij[oa]|nin[oa]|cuna|siesta|cuento)\b/,
		say: [
			{
				say: 'Es de las decisiones más duras que hay. Elegir que no sufra más también es cuidarlo, y es la parte que solo puede hacer quien lo quiso. Pregunta si puede ser en casa o con tu mano encima: suelen irse tranquilos con una voz conocida.',
				ask: '¿Qué le gustaba más, para dárselo antes?',
			},
		],
	},
	{
		asked:
			/^(?:y |pero |entonces |yo |no se |quiero ayudar\w* (?:pero|y) no se )*(?:(?<=ayudarl[oae]s? (?:y|pero) no se )como$|como (?:l[oae]s? (?:ayudo|puedo ayudar|apoyo|puedo apoyar|acompano|consuelo|doy animos?)|(?:se )?(?:puedo|podria|debo|deberia|podemos) (?:ayudar|apoyar|acompanar|consolar)l[oae]s?|(?:ayudar|apoyar|acompanar|consolar)l[oae]s?|estar (?:ahi|cerca) (?:para|de) (?:el|ella))|(?:que (?:puedo|podria|debo) hacer|que hago|como hago) (?:por (?:el|ella|ellos|ellas)|para (?:ayudar|apoyar|acompanar|consolar)l[oae]s?))(?: (?:yo|mejor|en esto|con esto|ahora|sin agobiar\w*))*$/,
		say: [
			{
				say: 'Con una sola pregunta, «¿qué te haría más fácil esta semana?», y haciendo eso aunque no sea lo que tú elegirías. Lo demás es estar cerca sin examinar: un plato caliente, un paseo, un rato sin el tema.',
				ask: '¿Qué acepta de ti cuando está mal?',
			},
		],
	},
	{
		asked:
			/\b(?:rezo|oro|pido|rezando|orando|pidiendo)\b(?: \w+){0,5} por (?:mi|mis|el|ella) ?(?:papa|mama|padre|madre|hij[oa]s?|herman[oa]s?|abuel[oa]s?|espos[oa]|marido|amig[oa]|novi[oa]|familia)?\b/,
		light: true,
		say: [
			{
				say: 'Rezar por alguien es una manera de no dejarlo solo, también cuando no se sabe quién escucha. Y cada noche le das a esa persona un rato entero de tu día.',
				ask: '¿Qué pides por quien rezas, con tus palabras?',
			},
		],
	},
	{
		asked:
			/\b(?:medic\w+|doctor\w*|oncolog\w+|hospital)\b.*\b(?:no (?:hay|queda|tiene)(?: ya)?(?: mucho| nada| mas)*(?: mas)? (?:que|por) hacer|no pueden? hacer (?:ya )?(?:nada )?mas)\b|\b(?:lo|la) (?:desahuciaron|han desahuciado|mandaron a casa a morir)\b/,
		not: /\b(?:perr\w+|gat\w+|veterinari\w+)\b/,
		say: [
			{
				say: 'Lo siento mucho. Cuando ya no se puede curar todavía se puede cuidar, y eso tiene médicos propios: pregunta por los cuidados paliativos, que quitan dolor y miedo, y por lo que se puede hacer en casa. Lo demás son horas juntos, y lo que quieran decirse.',
				ask: '¿Qué le gusta que le acerquen, o le cuenten, estos días?',
			},
		],
	},
	{
		asked:
			/^(?:y |pero |entonces )*(?:quien (?:debe|deberia|tiene que|tendria que|da|va a dar) (?:llamar|hablar|pedir perdon|disculparse|ceder|dar el (?:primer )?paso|el primer paso|acercarse)(?: primero)?|a quien le toca (?:llamar|hablar|ceder|pedir perdon)(?: primero)?)$/,
		say: [
			{
				say: 'Quien pueda hacerlo sin llevar la cuenta. Esperar a que empiece quien más culpa tiene es la manera más segura de que no empiece nadie; y quien está en medio puede abrir la puerta, no cruzarla por los demás.',
				ask: '¿Quién de los dos extraña más, aunque no lo diga?',
			},
		],
	},
	{
		asked:
			/\b(?:le|les) (?:fui|he sido|estoy siendo|soy|sigo siendo) infiel\b|\b(?:le|les) (?:puse|pongo|he puesto|estoy poniendo) los cuernos\b|\bengane a mi (?:novi[oa]|marido|mujer|espos[oa]|pareja)\b|\bfui infiel\b/,
		not: /\b(?:me|mi \w+) (?:fue|es|ha sido) infiel\b/,
		say: [
			{
				say: 'Decirlo sin disfrazarlo ya es algo. Antes de decidir qué hacer con ello, mira dos cosas por separado: si aquello terminó, y qué faltaba o qué buscabas cuando empezó; lo que se cuente después depende de esas dos.',
				ask: '¿Qué quieres cuidar de lo que tienen?',
			},
		],
	},
	{
		asked:
			/^(?:y |pero |es que |todavia )*(?:el|ella) (?:todavia |aun )?no (?:lo )?(?:sabe|sospecha|se imagina)(?: nada| todavia| aun)*$/,
		say: [
			{
				say: 'Entonces de momento lo cargas a solas, y un secreto pesa también en lo que no se dice: en la cena, en el silencio del coche. Si se cuenta, mejor elegir la hora que dejar que se descubra.',
				ask: '¿Qué temes más, su respuesta o seguir callando?',
			},
		],
	},
	{
		asked:
			/\b(?:suegr[oa]|cunad[oa]|madre|mama|padre|papa|herman[oa]|marido|espos[oa]|mujer|ex|hij[oa]|tia|tio|abuela|vecina)\b(?: \w+){0,3}? (?:dice|dijo|cree|piensa|repite|insinua|le dice a todos|anda diciendo|me dice|me dijo)(?: a todos| a todo el mundo)?(?: que)? (?:soy|era|que soy) (?:un |una )?(?:mala?|pesim[oa]|inutil|egoista|un desastre|floj[oa]|vag[oa]|exagerad[oa]|loc[oa]|fracasad[oa])\b/,
		not: /\b(?:jef[ea]|se pega|me pega|golpe\w+)\b/,
		say: [
			{
				say: 'Una frase así la dice alguien de cerca y se queda a vivir en casa. Que lo diga no lo vuelve cierto: quien te ve criar, trabajar o querer es quien está contigo un martes cualquiera. Puedes contestar corto y no explicarte: «eso me duele, y no voy a discutirlo».',
				ask: '¿Quién estaba delante cuando lo dijo, y qué hizo?',
			},
		],
	},
	{
		asked:
			/\b(?:pude|pudimos|podria|podriamos|habria podido|habriamos podido) (?:haber(?:lo|la|le)?|yo) (?:hech\w+|evitad\w+|ayudad\w+|dich\w+|salvad\w+|impedid\w+|notad\w+)\b|\bpod(?:ria|ia) haberl[oae] (?:evitado|salvado|ayudado|impedido)\b|\bhabria podido (?:evitarlo|salvarl[oa]|ayudarl[oa])\b/,
		say: [
			{
				say: 'Esa pregunta se la hace casi cualquiera que se queda. Ahora miras hacia atrás con el final sabido y cada detalle parece una señal; entonces eran días, y no lo eran. Haber querido que siguiera no es lo mismo que haber tenido su vida en la mano, y conviene no llevarlo a solas: hay grupos de duelo donde nadie se asusta de oírlo.',
				ask: '¿Con quién puedes decir esto en voz alta?',
			},
		],
	},
	{
		asked:
			/^(?:y |pero |entonces |que hago |tu crees que |crees que )*(?:l[oae] (?:llamo|vuelvo a (?:llamar|escribir|buscar|hablar))|(?:deberia|debo|tengo que) (?:llamarl[oa]|volver a (?:llamarl[oa]|escribirle|buscarl[oa]|hablarle)))(?: (?:yo|otra vez|de nuevo|primero|yo primero))*$/,
		asks: ['should', 'will', 'which'],
		light: true,
		say: [
			{
				say: 'Si llevas días ensayándolo, ya está medio dicho. Que sea corto y sin cuentas en la primera frase, «me acordé de ti» basta; y decide antes qué harás si no contesta, para no decidirlo con el teléfono en la mano.',
				ask: '¿Qué quieres que sepa, aunque no conteste?',
			},
		],
	},
	{
		asked:
			/\bno (?:me )?(?:alcance|alcanzamos|llegue|llegamos|pude|pudimos|dejaron|dieron tiempo|dio tiempo)(?: a| de| ni)* (?:despedir\w*|decirle (?:adios|que l[oae] (?:queria|quiero|amaba))|decir adios)\b/,
		say: [
			{
				say: 'No haber podido despedirse pesa aparte, como una frase cortada a la mitad. Todavía se puede terminar: en voz alta, en un papel, en el sitio donde se sentaba; no hace falta que alguien conteste para que quede dicha.',
				ask: '¿Cómo empezaba lo que ibas a decirle?',
			},
		],
	},
	{
		asked:
			/^(?:y |pero |crees que |tu crees que |sera que )*(?:me|nos) (?:estara|estaran|seguira|seguiran) (?:viendo|mirando|cuidando|escuchando|oyendo|acompanando)\b|\b(?:me|nos) (?:ve|ven|cuida|cuidan|oye|oyen|escucha|escuchan|mira|miran|estara viendo|estara cuidando) (?:desde|alla arriba|desde (?:el cielo|arriba|alla))\b/,
		not: /\b(?:camara|vecin\w+|ventana|redes|instagram|historias|stories|espi\w+)\b/,
		say: [
			{
				say: 'No lo sé, y quien diga que lo sabe te está prestando su fe. Lo que sí se ve desde aquí es que le sigues contando las cosas, y eso lo hacen todas las familias del mundo con los suyos.',
				ask: '¿Qué te gustaría que viera hoy?',
			},
		],
	},
	{
		asked:
			/\b(?:es|era|fue) (?:solo|solamente|nada mas|nomas|nada mas que|tan solo) un[oa]? (?:perr\w+|gat\w+|animal\w*|mascota|pajar\w+|conej\w+|bicho)\b/,
		say: [
			{
				say: 'Eso lo dice quien no contaba con esos pasos en el pasillo. No tienes que convencer a nadie: se llora lo que acompañaba, y acompañaba todos los días.',
				ask: '¿A qué hora se nota más el hueco?',
			},
		],
	},
	{
		asked:
			/\b(?:sabra|sabe|se acordara|se acuerda|me reconocera|me recordara|recordara)\b(?: \w+){0,3} (?:quien soy|de mi|de nosotros|de quien soy)(?: por dentro| todavia| en el fondo)*$|^(?:y )?(?:me reconocera|me recordara|se acordara de mi)\b/,
		not: /\bmi ex\b/,
		say: [
			{
				say: 'No puedo verlo desde aquí. Quienes cuidan cuentan que el nombre se pierde antes que la confianza: no sabe decir quién eres y, aun así, se calma con tu voz o con tu mano.',
				ask: '¿Qué hace su cara cuando llegas, aunque no diga tu nombre?',
			},
		],
	},
	{
		asked:
			/\b(?:marido|espos[oa]|pareja|novi[oa]|mujer|hij[oa]s?|herman[oa]s?|suegr[oa]|nadie|nadie en (?:mi )?casa)\b(?: \w+){0,3}? no (?:me |nos |se )?(?:ayud\w+|colabor\w+|hac\w+|muev\w+)(?: en| con)? (?:nada|ni|la casa|casa|un dedo|en casa)\b|\bno mueve un dedo\b|\btodo lo hago yo\b|\bnadie (?:me )?ayuda (?:en|con) (?:la |mi )?casa\b/,
		light: true,
		say: [
			{
				say: 'Sostener una casa a solas cansa dos veces: por lo que haces y por estar pendiente de que se haga. A veces ayuda verlo escrito, todo, con quién lo hace al lado; y repartir tareas enteras, no «ayudas», que lo que se ayuda lo sigue mandando quien pide.',
				ask: '¿Qué tarea soltarías entera, y en manos de quién?',
			},
		],
	},
	{
		asked:
			/\b(?:mejor )?amig[oa]s?\b(?: \w+){0,3}? (?:ya no me|no me|dejo de|me dejo de|se alejo|desaparecio|me bloqueo|no quiere)(?: (?:habl\w+|contest\w+|escrib\w+|respond\w+|busc\w+|llam\w+|verme|saber))?\b/,
		not: /\b(?:muri\w+|fallec\w+|consejo|la razon|cree|entiende|gusta|invit\w+|devuelv\w+|pag\w+|dinero|plata)\b/,
		light: true,
		say: [
			{
				say: 'El silencio de una amistad duele raro, porque no tiene nombre ni fecha: nadie avisa de que terminó. Puede haber algo entre ustedes y puede haber algo suyo que no te ha contado; desde aquí no se distingue.',
				ask: '¿Cuándo fue la última vez que hablaron como siempre?',
			},
		],
	},
	{
		asked:
			/\b(?:mi|nuestr[oa]) (?:hij[oa]|nin[oa]|nen[ea]|herman[oa]|sobrin[oa]|niet[oa])\b.*\b(?:anda en malos pasos|malas compan\w+|malas juntas|mete en lios|se droga|consume|fuma (?:marihuana|mota|porros)|se mete cosas)\b|^(?:creo|pienso|sospecho|temo|me temo) que (?:se droga|consume|anda en (?:malos pasos|drogas)|se mete (?:algo|cosas)|toma algo)\b/,
		say: [
			{
				say: 'Eso asusta, y el miedo empuja a registrar cajones o a gritar, que es lo que más rápido cierra la puerta. Un rato a solas y sin prisa, contar lo que has visto sin acusar, y preguntar; y en paralelo, su médico o un servicio de adicciones atiende también a las familias, aunque quien consume todavía no quiera ir.',
				ask: '¿Qué has visto tú, exactamente?',
			},
			{
				say: 'Sospecharlo agota más que saberlo. Antes de acusar, junta hechos con su fecha, y consúltalos con alguien que no sea de la casa: su médico, o el teléfono de ayuda a familias que hay en casi todas partes.',
				ask: '¿Quién más lo ha notado?',
			},
		],
	},
	{
		asked:
			/^(?:y |pero |entonces )*como (?:le hablo|hablo con (?:el|ella)|puedo hablarle|le puedo hablar|le saco el tema|saco el tema|me acerco a (?:el|ella)|llego a (?:el|ella))(?: sin (?:pelear|gritar|que se enoje|que se enfade|que se cierre))?$/,
		say: [
			{
				say: 'De lado mejor que de frente: en el coche, fregando, caminando. Dos frases, lo que viste y lo que te preocupa, una pregunta, y aguantar el silencio que venga sin llenarlo con un sermón.',
				ask: '¿En qué rato del día suelen estar tranquilos los dos?',
			},
		],
	},
	{
		asked:
			/\b(?:hij[oa]s?|nin[oa]s?|nen[ea]s?|chic[oa]s?|pequen[oa]s?)\b.*\b(?:como|que) (?:se lo |les |le )?(?:voy a |vamos a )?(?:digo|decir\w*|cuento|contar\w*|explico|explicar\w*)\b/,
		not: /\b(?:muert\w*|muri\w*|fallec\w*|separ\w+|divorci\w+|cuento de|un cuento)\b/,
		light: true,
		say: [
			{
				say: 'A los hijos, con pocas frases: una verdadera y a su altura, otra con lo que no cambia («seguimos aquí, la cena es a la misma hora»), y sitio para que pregunten. Lo que no se les dice lo completan solos, y suelen completarlo peor.',
				ask: '¿Qué crees que han notado ya?',
			},
		],
	},
	{
		asked:
			/\b(?:hij[oa]|nin[oa]|nen[ea]|peque|sobrin[oa]|niet[oa])\b.*\bno quiere (?:ir|volver|entrar) (?:a la |al |a |en la |en el )?(?:nueva |nuevo )?(?:escuela|colegio|cole|clase|clases|jardin|kinder|guarderia|liceo|instituto)\b/,
		say: [
			{
				say: 'Un «no quiero ir» casi nunca es capricho: a veces es miedo a separarse, a veces algo que pasa allí y todavía no sabe contar. Pregunta por lo pequeño, el recreo, el baño, con quién se sienta, y habla hoy con quien lo recibe en la puerta.',
				ask: '¿Desde qué día empezó, y qué había pasado antes?',
			},
		],
	},
	{
		asked:
			/\b(?:hago (?:bien|mal) en|esta (?:bien|mal)|deberia|debo|tengo que) (?:obligar(?:lo|la|le|los|las)?|forzar(?:lo|la|le)?)\b/,
		say: [
			{
				say: 'Ir, sí, en cuanto se pueda, porque faltar agranda el miedo; a la fuerza y a gritos, no. Una despedida corta, siempre igual, y alguien de confianza que espere dentro. Si el cuerpo se pone enfermo cada mañana o hay alguien que le hace daño, primero se averigua eso.',
				ask: '¿Cómo está media hora después de entrar?',
			},
		],
		events: ['study', 'fear', 'change', 'home'],
	},
	{
		asked:
			/\b(?:mi|nuestr[oa]) (?:hij[oa]|nen[ea]|nin[oa])\b(?: \w+){0,3} (?:se va|se nos va|se fue|se marcha|se muda|se ira)(?: a| de)? (?:estudiar|vivir|la universidad|otro pais|otra ciudad|casa|lejos|trabajar)\b|\b(?:la )?casa (?:se (?:va a quedar|queda|quedo|quedara)|esta|ha quedado) (?:tan |muy |bien )?vacia\b|\bnido vacio\b/,
		not: /\b(?:drog\w+|pele\w+|echaron|muri\w+|fallec\w+|velorio|entierro|viud[oa])\b/,
		light: true,
		say: [
			{
				say: 'Que se vaya bien es lo que se quería, y aun así sobra un plato. Las dos cosas caben el mismo día: la alegría por ella o por él, y el silencio del cuarto.',
				ask: '¿Qué ruido de la casa vas a echar más en falta?',
			},
			{
				say: 'Una casa que se vacía enseña cuántas horas giraban alrededor de alguien. No hace falta llenarlas ya; con que una, a la semana, sea tuya y no de esperar la llamada, se empieza.',
				ask: '¿Qué dejaste en pausa hace años por falta de rato?',
			},
		],
	},
	{
		asked:
			/^(?:y |pero |entonces )*(?:como (?:me|se|nos) (?:voy a |va uno a |vamos a |puedo )?acostumbr\w+|me acostumbrare|algun dia me acostumbrare)(?: a (?:esto|eso|estar sin \w+|la casa vacia))?$/,
		say: [
			{
				say: 'Nadie se acostumbra de golpe; se acostumbra el martes, luego el domingo, y las fechas señaladas las últimas. Ayuda cambiar una costumbre pequeña de sitio en lugar de esperar a que deje de doler: comer a otra hora, sentarse en otra silla, llamar siempre el mismo día.',
				ask: '¿Qué hora del día es la que hay que volver a inventar?',
			},
		],
	},
	{
		asked:
			/^(?:y |pero |entonces )*(?:la espero|lo espero|(?:debo|deberia|vale la pena|tiene sentido|conviene) esperarl[oa]|me quedo esperando(?:l[oa])?)$/,
		say: [
			{
				say: 'Esperar sin fecha gasta solo a quien espera. Pide tres cosas claras: hasta cuándo, si se hablan mientras tanto, y qué se decide ese día; y, entre tanto, que tu semana no dependa de su respuesta.',
				ask: '¿Cuánto tiempo puedes darle sin dejarte a ti por el camino?',
			},
		],
	},
	{
		asked:
			/\bentrevista\b.*\b(?:salio|fue|salieron|hice) (?:muy |re |super )?(?:mal|fatal|horrible|pesimo|del asco|un desastre)\b|\b(?:salio|fue|hice) (?:muy |re |super )?(?:mal|fatal|horrible|pesim[oa]|del asco) (?:en )?(?:la|una|mi|esa) entrevista\b/,
		not: /\b(?:examen|medic\w+|visa)\b/,
		say: [
			{
				say: 'Da rabia salir de una entrevista sabiendo lo que había que decir. Desde dentro se ve peor de lo que se vio: quien pregunta olvida los silencios y recuerda una o dos frases. Hoy todavía cabe un correo corto dando las gracias y añadiendo eso que faltó.',
				ask: '¿Qué pregunta contestarías ahora de otra manera?',
			},
		],
	},
	{
		asked:
			/^(?:y |es que |pero |todavia |aun |a veces |hoy |yo |cuanto )*(?:l[oa]s? extran[oa]|l[oa]s? echo de menos|me hace(?:n)? (?:mucha |tanta )?falta)(?: (?:mucho|tanto|muchisimo|demasiado|un monton|horrores|todos los dias|cada dia|igual|a veces))*$/,
		say: [
			{
				say: 'Se echa de menos en lo pequeño: una taza, una hora, una manera de decir tu nombre. Que duela no obliga a hacer nada con ello hoy; es solo el sitio que ocupaba, que sigue teniendo su forma.',
				ask: '¿A qué hora te pesa más?',
			},
		],
	},
	{
		asked:
			/^(?:pero |y |pues )*(?:mi|mis) (?:\w+ )?\w+ (?:dicen?|cree[n]?|opinan?|juran?|insisten?)(?: en)? que (?:si|no)(?: lo es)?$/,
		light: true,
		say: [
			{
				say: 'Entonces hay dos maneras de verlo en la misma casa, y no voy a hacer de juez entre ustedes. Se puede querer a alguien y no heredar todas sus certezas.',
				ask: '¿Y a ti, qué te dice tu propia cabeza?',
			},
		],
	},
];
