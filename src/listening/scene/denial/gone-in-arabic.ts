/** «واختفى القمر», «انمحت النجوم»: before what is known, and gone. */
const vanished = /(?:^| )[وف]?(?:اختفی|اختفت|اختفوا|تلاشی|تلاشت|انمحی|انمحت)$/;

/** «ولم تشرق الشمس», «القمر ما طلع»: of what rises, before it and behind it. */
const unrisen = /(?:^| )[وف]?(?:ما|لم|لا) (?:تشرق|یشرق|اشرقت|تطلع|یطلع|طلعت|طلع|تظهر|یظهر|یبزغ|بزغ|بین|بان|بانت)$/;
const notRisen =
	/^[وف]?(?:(?:ما|لم|مو|مش|مب|لا)(?: (?:کان|کانت|یکن|تکن|عاد|عادت|تعد|یعد))? (?:طلع|طلعت|تطلع|یطلع|طالع|طالعه|اشرقت|تشرق|یشرق|مشرقه|بازغ|تظهر|یظهر|باین|باینه|بان|بانت)|م(?:ا)?(?:طلعش|طلعتش|ظهرتش|ظهرش|بانتش|بانش)|م(?:ا)?کان(?:ت)?ش (?:طالع|طالعه|باین|باینه))(?: |$)/;

/** «ماشي كلب، هداك ذيب»: the Moroccan "not", where nothing else is told of the thing. */
const isNotInMoroccan = /^و?ماشی$/;

/** Whether the words around an Arabic thing tell that it is gone, or not risen. */
export const isGoneInArabic = (before: string, behind: string, rises: boolean, isKnown: boolean): boolean =>
	(isKnown && vanished.test(before)) ||
	(rises && (unrisen.test(before) || notRisen.test(behind))) ||
	(behind === '' && isNotInMoroccan.test(before));
