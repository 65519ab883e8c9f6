import type { IdeaTexts } from './shape.ts';

/** What is said of love, death and the like to who asks what they are, in Spanish. */
export const texts: IdeaTexts = {
	love: '«Querer» viene del latín quaerere, buscar, preguntar: antes que tener a alguien, es no darlo nunca por sabido. Se reconoce en quien, después de treinta años de sentarse a la misma mesa, todavía pregunta de qué te ríes.',
	happiness:
		'De Abderramán III se cuenta que, tras casi cincuenta años de gobernar Córdoba, echó la cuenta de sus días felices y le salieron catorce. O tuvo poca suerte o contó mal: buscaba días enteros, y la felicidad viene más bien a ratos, con los pies en el agua o con alguien que llega antes de lo dicho.',
	life: 'Un niño solo en una isla, criado por una gacela: Ibn Tufail, de Guadix, lo hace llegar sin un libro a las últimas preguntas, y hasta a las respuestas. Luego quiere explicárselas a los de la isla vecina y no hay manera; quizá el sentido no se traspase ya hecho, y haya que hallarlo de nuevo en cada casa.',
	death:
		'Cuando murió su padre, Jorge Manrique se puso a escribir sobre la muerte y terminó contando cómo era aquel hombre con sus amigos y con los suyos. De lo que venga después, cada fe tiene su palabra y aquí no se corrige ninguna; de este lado, a quien ha muerto se le sigue nombrando, y muchos lo hacen en voz alta.',
	patience:
		'A un caballero del Quijote, encantado desde hace quinientos años, le dicen que quizá lo liberen, y él, por si no, contesta como en la mesa de juego: paciencia y barajar. Lo que cuenta es lo segundo: no se espera con los ojos clavados en la mano que tocó, se mezcla otra vez sin levantarse.',
	hope: 'Nuestro verbo «esperar» no distingue entre quien aguarda al cartero y quien aguarda un milagro, y los dos se asoman al mismo balcón. La esperanza no sabe si vendrán ni a qué hora; solo se ha peinado, por si acaso.',
	forgiveness:
		'Perdonar lleva dentro donar, dar del todo, y de ahí la dificultad: nadie da del todo lo que le sacan a empujones. Cabe perdonar y no devolver la llave de casa, y cabe contestar que todavía no; ninguna de las dos cosas es de mala persona.',
	loneliness:
		'De «soledad», dicha deprisa en Andalucía, salió la soleá, un cante que necesita una guitarra y alguien que diga olé a tiempo. La soledad que pesa se le parece: no es gente en la sala lo que echa en falta, sino quien oiga en qué palabra tembló la voz.',
	friendship:
		'A Sancho le dieron por fin su ínsula, la gobernó unos días y se volvió con el burro y con su amo, que ya no tenía gran cosa que prometerle. Un amigo conoce tus gigantes, sabe de sobra que son molinos y aun así te guarda la mitad del queso.',
	soul: 'Quienes hacen violines llaman alma a un palito de abeto que va de pie por dentro, sin pegar: no se ve y, si se cae, todo sigue en su sitio menos el sonido. Si la nuestra sobrevive a la madera se discute desde antes de que hubiera violines; cuándo falta, en cambio, se oye enseguida.',
	fate: 'Los autobuses llevan el destino escrito en la frente, y un mismo «Guadalajara» puede acabar en Castilla o en Jalisco. Los padres, el siglo y la lengua nos suben sin preguntar; al lado de quién sentarse y dónde pedir la parada no lo pone en ningún cristal.',
	time: 'La última noche del año, de Madrid a Veracruz, se comen doce uvas al son de doce campanadas, y hacia la quinta casi todo el mundo va con retraso. Quizá el tiempo sea eso: lo que sigue sonando mientras uno todavía mastica lo anterior.',
	truth:
		'Que la verdad es la verdad, dígala Agamenón o su porquero, lo puso Machado en la primera página de un libro, y añadió que el rey está conforme y que al porquero no le convence. Algo sabe el porquero: pesa lo mismo en todas las bocas, pero no a todas les cuesta lo mismo decirla.',
	wisdom:
		'Sabe el maestro y sabe la sopa: el verbo es uno solo desde el latín, donde sapere fue tener sabor antes que tener razón. La sabiduría empieza por una cuchara que prueba antes de opinar, y se nota en quien confiesa, sin que le pregunten, que se le fue la mano con la sal.',
	freedom:
		'Cuando a sor Juana le prohibieron los libros, obedeció y siguió estudiando en todo lo demás, lo mismo en un trompo que bailaba que en un huevo friéndose. Hay una libertad que otros dan o quitan, y vale la pena pelearla; la otra empieza en aquello de lo que nadie consigue apartarte los ojos.',
	faith:
		'En un calabozo de Toledo, encerrado por frailes de su misma orden, Juan de la Cruz fue componiendo un canto lleno de montes y de ríos. A la fe la llamó noche y no lámpara: dentro de ella no se ve gran cosa, se tienta la pared y se da un paso.',
	beauty:
		'Juan Ramón Jiménez, que no dejaba de corregir lo suyo, pidió en dos versos que a la rosa no la tocaran más. La belleza se conoce por eso, por las manos que se quedan quietas, y porque uno vuelve la cabeza buscando a quién decirle: mira.',
	fear: 'Al coco de las canciones de cuna, observó García Lorca, no lo ha dibujado nadie, y de ahí le viene la fuerza. El miedo adelgaza en cuanto tiene que decir qué tamaño gasta y a qué hora llega; alguno resulta que traía razón, y a ese conviene escucharlo.',
	grief:
		'Antes de ser una fórmula, «pésame» fue una frase entera: quien llegaba decía que también a él le pesaba. El duelo no tiene plazo ni orden; afloja unas horas, vuelve por una calle o por un nombre, y que afloje no quiere decir que se olvide.',
	success:
		'Sobre las puertas de los cines, en inglés, sigue puesto lo que «éxito» quiso decir en latín: salida. Antes de correr hacia ella no está de más preguntarse qué película se deja a medias y quién se queda en la butaca, guardándote el abrigo.',
	peace:
		'Teresa de Ávila describe el alma como un castillo y avisa de que, ya bien adentro, todavía se cuelan lagartijas: pensamientos menudos que importunan y no muerden. La paz, entonces, no sería una sala sin bichos, sino que corra uno por la viga y no te levantes a perseguirlo.',
	trust:
		'En las tiendas colgaba un cartel, «hoy no se fía, mañana sí», y debajo del mostrador había un cuaderno donde se fiaba. La confianza está en el cuaderno: se apunta a lápiz, un nombre cada vez, y quien lo lleva sabe también a quién no abrirle página.',
	courage:
		'Quien habla de hacer de tripas corazón admite que el valor no viene hecho y que hay que coserlo con lo que se tenga a mano. Se cose esa misma mañana, en el pasillo, con el estómago encogido, y basta con que las puntadas aguanten hasta el final de la frase.',
	home: 'Hubo censos que no contaban casas sino fuegos, y del fuego, en latín focus, le viene el nombre al hogar. Lo es todavía el sitio donde alguien te deja un plato tapado sin preguntar a qué hora vuelves, y a más de uno le cabe entero en una receta apuntada en otro país.',
	gratitude:
		'Respondemos «de nada» a quien nos da las gracias, y es una mentira bien educada: fue de una tarde entera, de un brazo en la escalera, de una silla cedida. Agradecer consiste en no creerse ese «nada» y poder decir de qué; por eso sale tan mal cuando lo ordenan.',
	luck: 'Para que nadie sospeche, la lotería la cantan niños, lo mismo en Madrid que en la Ciudad de México, y ninguno sabe a quién acaba de comprarle una casa. La suerte tampoco: no recuerda el número de ayer, acierta sin mérito y falla sin culpa, y casi todos creemos solo una de las dos cosas.',
	god: 'Su nombre se nos escapa en latín al despedirnos, adiós, y en árabe al desear, ojalá, sin que la lengua pregunte a nadie si cree. Quién es, o si es, no lo zanjará un pájaro hecho de palabras; Ibn Arabi, nacido en Murcia, decía que en su corazón cabían el claustro de los monjes, la Kaaba y la Torá.',
	suffering:
		'Al abrir su primer libro, César Vallejo habla de golpes tan fuertes que solo acierta a decir que no sabe. Una parte la causan personas, y esa puede impedirse; para la otra no hay respuesta que baste, y ha ayudado más quien puso agua a calentar y se quedó que quien trajo razones.',
};
