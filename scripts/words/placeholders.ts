import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { holesIn } from './source/literal.ts';

/** What stands in place of a hole of a template literal while a text is read as a message: a letter of no language. */
const STAND_IN = '\ue000';

const withoutHoles = (text: string) => text.replace(/\$\{[^{}]*\}/g, STAND_IN);

/** Arguments, tags and choices of an ICU message, each once: a branch may repeat them. Plural forms are the language's. */
function partsOf(elements: readonly MessageFormatElement[]): string[] {
	return elements.flatMap((element) => {
		switch (element.type) {
			case TYPE.literal:
			case TYPE.pound:
				return [];
			case TYPE.tag:
				return [`<${element.value}>`, ...partsOf(element.children)];
			case TYPE.plural:
				return [`{${element.value}, plural}`, ...Object.values(element.options).flatMap(({ value }) => partsOf(value))];
			case TYPE.select:
				return Object.entries(element.options).flatMap(([choice, { value }]) => [
					`{${element.value}, select, ${choice}}`,
					...partsOf(value),
				]);
			case TYPE.argument:
				return [`{${element.value}}`];
			default:
				return [`{${element.value}, ${TYPE[element.type]}}`];
		}
	});
}

/**
 * What is filled into a text when it is shown: `${name}` of template literals as often as they stand there, arguments and
 * tags of ICU messages once each. An editor may move them, and must keep them.
 * @throws Error where braces or tags are not as ICU wants them
 */
export function placeholdersOf(text: string): string[] {
	const parts = new Set(partsOf(parse(withoutHoles(text))));
	return [...holesIn(text).map((name) => `\${${name}}`), ...parts].sort();
}

/** The text without placeholders, for checks of the prose. An ICU message is reduced to the words of its branches. */
export function proseOf(text: string): string {
	const wordsOf = (elements: readonly MessageFormatElement[]): string =>
		elements
			.map((element) => {
				if (element.type === TYPE.literal) return element.value;
				if (element.type === TYPE.tag) return wordsOf(element.children);
				if (element.type !== TYPE.plural && element.type !== TYPE.select) return STAND_IN;
				return Object.values(element.options)
					.map(({ value }) => wordsOf(value))
					.join('\n');
			})
			.join('');
	return wordsOf(parse(withoutHoles(text)));
}
