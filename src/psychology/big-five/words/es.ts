import type { BigFiveWords } from './shape.ts';

/** What is said in Spanish of each domain and facet. */
export const words: BigFiveWords = {
	O: {
		name: 'Apertura',
		low: 'Un sendero muy pisado tiene sus razones: quien lo anda sabe dónde están las piedras. Te fías de lo probado, y una idea nueva debe enseñar para qué sirve antes de que le ofrezcas silla. Así conservas los pies secos. También puede quedarse fuera la ocurrencia rara que te habría ahorrado un año. ¿Qué costumbre defiendes sin recordar quién la empezó?',
		middle:
			'Una casa con la puerta entornada: ni abierta ni con llave. Te gusta el plato de siempre y pruebas otro si te lo pasa alguien de confianza. Lo viejo y lo nuevo reciben de ti un trato justo. Hay quien oye un sí donde solo dijiste «por qué no». ¿Qué fue lo último que probaste por ganas, y no porque te lo pidieran?',
		high: 'Una mesa con nueve libros, todos empezados. Las ideas te llegan por todas partes y prefieres preguntar otra vez a dar algo por cerrado. La gente te trae lo que nadie más escucha. El precio está en el décimo libro: empezar es un gusto, y terminar tiene que competir con él. ¿Qué dejaste a medio pensar que merezca un final?',
		facets: [
			{
				name: 'Imaginación',
				low: 'Te quedas con lo que hay sobre la mesa. Los ensueños apenas te llevan, y tus planes suelen salir.',
				middle: 'Puedes perderte mirando por una ventana, y vuelves a tiempo para el autobús.',
				high: 'Detrás de la frente te pasan otra película. A menudo es la mejor, y alguna vez se te pasa la parada.',
			},
			{
				name: 'Sentido artístico',
				low: 'Un poema o un cuadro te deben una explicación. Miras con más gusto algo que funcione.',
				middle: 'Alguna canción te detiene en el umbral; casi todos los museos te cansan los pies.',
				high: 'Ves la luz en la pared en la que otros se apoyan. Lo feo te cuesta más que a ellos.',
			},
			{
				name: 'Hondura del sentir',
				low: 'Tus estados de ánimo pasan como los coches en la calle: los oyes y no levantas la vista. Hay quien espera una señal.',
				middle: 'Notas lo que sientes cuando hay tiempo, y lo apartas cuando no lo hay.',
				high: 'Lo que sientes te llega hasta la punta de los dedos. Eso da buenos testigos, y cansados.',
			},
			{
				name: 'Gusto por lo nuevo',
				low: 'El mismo café, la misma silla: sabes lo que te gusta, y los cambios deben avisar.',
				middle: 'Viajas con ganas, y con el billete de vuelta en el bolsillo.',
				high: 'La rutina te pica. Prefieres perderte por una calle a repetir la conocida.',
			},
			{
				name: 'Placer de pensar',
				low: 'Preguntas para qué sirve, y las teorías que no responden te pierden en la segunda página.',
				middle: 'Una idea difícil te retiene una tarde, si toca algo que conoces.',
				high: 'Te llevas un problema a la cama como otros una novela. No todos quieren oír el desenlace en el desayuno.',
			},
			{
				name: 'Cuestionar lo heredado',
				low: 'Piensas que las normas que han durado tendrán su porqué, y que alguien debe cuidarlas.',
				middle: 'Unas costumbres las guardas y otras las sueltas, y sabes decir cuáles y por qué.',
				high: '«Siempre fue así» es donde empiezan tus preguntas. A veces olvidas que una valla pudo ponerse por un toro.',
			},
		],
	},
	C: {
		name: 'Responsabilidad',
		low: 'Una cocina tras una buena cena: todos han comido y nada está recogido. Vas con el momento, y el momento te paga con cosas que los previsores no ven. La cuenta llega entre semana, en monedas pequeñas: buscar las llaves, pedir perdón. ¿Qué cabo suelto tuyo ata otra persona sin decírtelo?',
		middle:
			'Una caja de herramientas en la que casi todo está en su sitio. Lo importante lo llevas bien, y al resto le permites algo de polvo; si el día se tuerce, tu plan se dobla sin romperse. Con prisas no se sabe cuál de tus dos mitades llegará antes. ¿Qué haces siempre a tiempo, y qué nunca?',
		high: 'Un reloj de estación: la gente pone el suyo por él. Terminas, cumples, y lo prometido está sobre la mesa la víspera. A quien es de fiar se le da más carga, y el descanso empieza a parecer un robo. El trabajo no te dará las gracias por aquella noche. ¿Qué podrías dejar sin hacer esta semana sin daño de nadie?',
		facets: [
			{
				name: 'Confianza en tu capacidad',
				low: 'Ante una tarea ves primero por dónde puede fallar. Has sacado adelante más de las que recuerdas.',
				middle: 'En tu terreno tienes la mano segura; fuera de él buscas a quien sepa.',
				high: 'Das por hecho que podrás, y casi siempre puedes. Pides ayuda tarde.',
			},
			{
				name: 'Orden',
				low: 'Tus cosas están donde las usaste por última vez. Existe un mapa, y solo está en tu cabeza.',
				middle: 'Todo recogido antes de la visita y con holgura después: tu orden tiene mareas.',
				high: 'Cada cosa tiene su lugar y notas cuándo se movió. Convivir contigo se aprende pronto y no se puede fingir.',
			},
			{
				name: 'Sentido del deber',
				low: 'Para ti una norma es una oferta. Si la vida se cruza, la promesa espera.',
				middle: 'Tu palabra vale, salvo que llegue algo de más peso; entonces la doblas y sueles avisar.',
				high: 'Una promesa es una deuda, hasta la que se hizo de pasada. El otro la olvidó hace tiempo.',
			},
			{
				name: 'Afán de logro',
				low: 'Lo bastante te basta, y sabes sentarte en un banco. Alguna tarea habría querido un poco más.',
				middle: 'Por una meta tuya trabajas hasta tarde; por una ajena, hasta las cinco.',
				high: 'Subes el listón un palmo por encima de donde estaba. Pregunta de vez en cuando quién lo sigue mirando.',
			},
			{
				name: 'Disciplina',
				low: 'Empezar es lo más empinado de tu cuesta. Pasado eso marchas bien, muchas veces la noche antes del plazo.',
				middle: 'Arrancas tras el segundo café y un rodeo, y luego te quedas.',
				high: 'Lo que hay que hacer lo haces; las ganas ya vendrán cuando quieran.',
			},
			{
				name: 'Pensar antes de actuar',
				low: 'Saltas y miras por el camino. Mucho de lo que has vivido empezó así.',
				middle: 'Las decisiones grandes las consultas con la almohada; las pequeñas, en el mostrador.',
				high: 'Le das vueltas a una cosa hasta verle todos los lados. Para entonces a veces ya la compró otro.',
			},
		],
	},
	E: {
		name: 'Extraversión',
		low: 'Una lámpara vuelta hacia una página. Recobras fuerzas donde nadie habla, y charlar con una persona te da más que una sala de veinte. Lo que dices está pensado, y a menudo se pierde porque lo dices una vez y en voz baja. Callar no es alejarse, aunque desde fuera se parezcan. ¿A quién le alegraría saber qué piensas?',
		middle:
			'Una ventana que se abre y se cierra. Disfrutas de la gente y notas cuándo ya basta; sabes llevar una mesa y sabes escucharla. Quienes te conocieron en días distintos te describen distinto, y todos aciertan. ¿Qué noches sales aunque preferirías quedarte?',
		high: 'Una cocina en la que siempre está entrando alguien. La gente te despierta; piensas mientras hablas, y una sala apagada está más templada diez minutos después de tu llegada. Entre tanta charla, quien va despacio no encuentra el hueco. Y quizá no sepas cómo estás hasta que lo cuentas. ¿Qué oirías si volvieras a casa con la radio apagada?',
		facets: [
			{
				name: 'Cordialidad',
				low: 'Te acercas palmo a palmo. Quien llega hasta ti puede quedarse décadas.',
				middle: 'Eres amable en la puerta, y eliges quién pasa a la cocina.',
				high: 'Gente desconocida te cuenta su vida en la parada. Tienes cara para eso, y preguntas.',
			},
			{
				name: 'Gusto por la compañía',
				low: 'La multitud te quita lo que el silencio devuelve. Te vas pronto de las fiestas y duermes bien.',
				middle: 'Una mesa llena te alegra una vez por semana; las demás noches son del sofá.',
				high: 'Cuantas más sillas, mejor. Un fin de semana vacío te parece una errata del calendario.',
			},
			{
				name: 'Llevar la iniciativa',
				low: 'Dejas hablar antes a los demás y decides bien en la segunda fila. Alguna idea tuya circula con otro nombre.',
				middle: 'Tomas el volante cuando nadie lo toma, y lo devuelves sin pena.',
				high: 'Cuando un grupo se queda parado, dices «pues vamos». Había quien estaba a punto de decirlo.',
			},
			{
				name: 'Ritmo',
				low: 'Caminas a la velocidad a la que aún se ven los escaparates. Para ti un día lleno tiene huecos.',
				middle: 'Tu motor tiene dos marchas, y sabes cuál es la del domingo.',
				high: 'Tu día tiene más estaciones que la semana de otros. Estar sin moverte es lo único que te agota.',
			},
			{
				name: 'Búsqueda de emoción',
				low: 'Las montañas rusas no son lo tuyo. Un mar en calma te parece bastante interesante.',
				middle: 'Un poco de corazón acelerado viene bien a veces, con barandilla.',
				high: 'Donde hay velocidad y ruido empiezas a sentirte en casa. Los frenos se aprenden de otros.',
			},
			{
				name: 'Alegría',
				low: 'Tu alegría es callada y a la gente se le escapa: está en una ceja. No por eso es menor.',
				middle: 'Ríes con gusto cuando hay de qué, y no antes.',
				high: 'Traes el buen tiempo contigo. En los días grises nadie piensa que quizá quieras que te lo traigan.',
			},
		],
	},
	A: {
		name: 'Amabilidad',
		low: 'Un cuchillo bien afilado: útil, y se entrega con cuidado. Dices lo que piensas, regateas en serio, y nadie tiene que adivinar tu postura. A algunos les has ahorrado años de cortesía. También ocurre que unos pocos ya no te traen sus cosas a medio hacer. ¿Con quién has tenido razón tantas veces que dejó de hablar?',
		middle:
			'Un apretón de manos de firmeza normal. Ayudas y sabes negarte; piensas bien de la gente y cuentas el cambio. En una disputa buscas lo justo, y a veces lo hallas enfrente. Quien solo quiere aliados, o solo rivales, llamará tibieza a eso. ¿Dónde cediste hace poco sin que te convencieran?',
		high: 'Un pan cortado antes de que nadie lo pida. Notas pronto lo que otros necesitan, y buena parte de la paz de tu casa es obra tuya. Se paga en rebanadas finas: un sí que era un no, una opinión guardada por no estropear la noche. La bondad que nunca se niega acaba pareciendo un mueble. ¿Qué pedirías, si con ello no pudieras herir a nadie?',
		facets: [
			{
				name: 'Confianza en los demás',
				low: 'Buscas la letra pequeña en una sonrisa. Te han engañado menos que a otros, y te han dado menos sorpresas buenas.',
				middle: 'Prestas el libro y recuerdas a quién.',
				high: 'Crees a la gente hasta que te demuestra lo contrario, y luego crees a la siguiente persona.',
			},
			{
				name: 'Franqueza',
				low: 'Sabes qué carta guardarte. Es una destreza, y quienes juegan contigo ya la han notado.',
				middle: 'Dices la verdad, y eliges el momento en que sale más barata.',
				high: 'Una trampa te amargaría la ganancia. Esperas lo mismo de los demás, y a veces esperas a solas.',
			},
			{
				name: 'Disposición a ayudar',
				low: 'Llevas tu maleta y dejas a cada cual la suya. La ayuda hay que pedírtela con palabras.',
				middle: 'Ayudas cuando te lo piden, y por algunas personas antes.',
				high: 'Ya estás de pie cuando otros aún lo piensan. Mira quién acerca la silla el día de tu cansancio.',
			},
			{
				name: 'Ánimo de paz',
				low: 'Una discusión no te asusta: limpia el aire. No todo el mundo respira bien con ese tiempo.',
				middle: 'Dejas pasar tres cosas y hablas de la cuarta.',
				high: 'Prefieres rodear una pelea a cruzarla. Algunas siguen ahí cuando vuelves.',
			},
			{
				name: 'Modestia',
				low: 'Conoces tu valor y dices el precio. A quien hizo lo mismo y calló puede parecerle alto.',
				middle: 'Recibes un elogio con las dos manos y no sales a buscarlo.',
				high: 'Pasas un cumplido como una fuente que quema. Alguien la cocinó para ti.',
			},
			{
				name: 'Compasión',
				low: 'Preguntas primero qué puede hacer cada quien por sí mismo. La lástima te parece una ayuda pobre.',
				middle: 'Una pena con rostro te alcanza; la de las noticias, muchas veces no.',
				high: 'Las penas ajenas vuelven contigo a casa y se sientan a la mesa. Les hace falta una hora de irse.',
			},
		],
	},
	N: {
		name: 'Sensibilidad emocional',
		low: 'Una barca pesada: las olas son las mismas y se mueve menos. Lo que a otros les quita el sueño tú lo has soltado antes de la noche, y en las malas horas te miran la cara para saber cuánto lo son. La calma tiene un lado ciego: puedes enterarte tarde de que algo va mal, en ti o en quien tiembla antes. ¿Qué preocupación ajena llamaste pequeña porque lo sería para ti?',
		middle:
			'Una barca corriente, con su meteorología. Hay noches en que le das vueltas a una frase y semanas en que olvidas que sabes hacerlo. Tu inquietud suele tener dirección; cuando la causa se va, se va también, algo después. ¿Cuál de tus miedos ha sido útil, y cuál solo ruidoso?',
		high: 'Una cuerda que suena cuando dan un portazo dos casas más allá. Sientes pronto y con fuerza lo que va mal; nadie tiene que explicarte que una palabra duele. Eso cansa, y te ha avisado bien más veces de las que nadie contó. No es enfermedad ni culpa. Dormir, comer y tener quien escuche lo cambian más que los argumentos. ¿Qué responde tu alarma cuando le pides un motivo?',
		facets: [
			{
				name: 'Preocupación',
				low: 'El mañana no te desvela. Alguna vez otra persona ha comprobado el gas por ti.',
				middle: 'Te preocupas por lo que llama a la puerta, y dejas en paz el resto de la calle.',
				high: 'Ya has vivido el mal final de casi todo. Casi todo terminó de otra manera.',
			},
			{
				name: 'Enfado',
				low: 'Hace falta mucho para que levantes la voz. Puede que los demás no sepan por dónde pasaba la raya.',
				middle: 'Hierves de vez en cuando, y apartas la olla antes de que se derrame.',
				high: 'La chispa salta deprisa. Debajo hay a menudo una herida que no tenía otra voz.',
			},
			{
				name: 'Desánimo',
				low: 'La tristeza te visita y se va. Tu propia compañía te gusta bastante.',
				middle: 'Conoces los días grises, y sabes también que se pueden contar.',
				high: 'Has dicho que la tristeza te visita mucho y que te tratas con dureza. Si dura semanas, cuéntaselo a alguien de confianza o a un médico: puede aliviarse, y nadie tiene que cargarlo a solas.',
			},
			{
				name: 'Timidez',
				low: 'Que te miren no te pesa. Haces la pregunta que quería hacer toda la fila.',
				middle: 'Entre amigos vas con soltura; ante extraños te miras una vez el cuello de la camisa.',
				high: 'En una sala extraña te oyes hablar. Casi todos los demás se están oyendo a sí mismos.',
			},
			{
				name: 'Ceder al antojo',
				low: 'Puedes dejar media tableta de chocolate en el cajón. Contigo las fiestas no se montan solas.',
				middle: 'Resistes hasta la noche, y a veces ni hasta la noche.',
				high: 'Cuando quieres algo lo quieres ya, y repetir también. Se pasa antes de lo que parece.',
			},
			{
				name: 'Fragilidad ante la presión',
				low: 'Cuando todo suena a la vez, tus manos se vuelven más lentas y más seguras.',
				middle: 'Una tormenta la llevas bien; con dos a la vez se te cae algo.',
				high: 'Cuando se junta demasiado, la mente se te queda en blanco. Una sola cosa escrita en papel devuelve el suelo.',
			},
		],
	},
};
