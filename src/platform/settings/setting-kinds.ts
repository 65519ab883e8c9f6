import { z } from 'zod';

/** `on`/`off`, as people write them. */
export const onOff = () =>
	z
		.enum(['on', 'off', 'true', 'false', '1', '0'])
		.transform((value) => value === 'on' || value === 'true' || value === '1')
		.meta({ wants: 'on or off' });
/** A switch with its usual position. */
export const flag = (fallback: 'on' | 'off') => onOff().default(fallback === 'on');

/** A whole number within bounds. */
export const wholeNumber = (least: number, most: number) =>
	z
		.string()
		.regex(/^\d+$/)
		.transform(Number)
		.pipe(z.number().min(least).max(most))
		.meta({ wants: `a whole number from ${least} to ${most}` });
/** The same with its usual value. */
export const whole = (fallback: number, least: number, most: number) =>
	wholeNumber(least, most)
		.default(fallback)
		.meta({ wants: `a whole number from ${least} to ${most}` });

/** Any text; absent when empty. */
export const text = () => z.string().trim().min(1).optional().meta({ wants: 'some text' });

/** A URL of one of these protocols. */
export const url = (...protocols: string[]) =>
	z
		.string()
		.refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol))
		.meta({ wants: `a URL that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}` });

/** A web address, without a slash at its end. */
export const webUrl = () =>
	url('http:', 'https:')
		.transform((value) => value.replace(/\/+$/, ''))
		.meta({ wants: 'a URL that begins with http:// or https://' });

/** Words with commas or spaces between them; none where it is absent. */
export const list = () =>
	z
		.string()
		.default('')
		.transform((value) => value.split(/[\s,]+/).filter(Boolean))
		.meta({ wants: 'a list with commas between' });
