/** Comments, quoted names and texts, and bodies between dollars: what may hold a semicolon that ends no statement. */
const WHOLE =
	/--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"[^"]*"|(\$\w*\$)[\s\S]*?\1|\b(?:begin atomic)\b[\s\S]*?\bend\b/gi;

/** The statements of an SQL script, without their semicolons. */
export function splitStatements(script: string): string[] {
	const statements: string[] = [];
	let from = 0;
	let at = 0;
	const cut = (until: number) => {
		for (let end = script.indexOf(';', at); end >= 0 && end < until; end = script.indexOf(';', at)) {
			statements.push(script.slice(from, end));
			from = end + 1;
			at = from;
		}
	};
	for (const { index, 0: text } of script.matchAll(WHOLE)) {
		cut(index);
		at = index + text.length;
	}
	cut(script.length);
	statements.push(script.slice(from));
	return statements.filter((statement) => statement.replace(/--[^\n]*/g, '').trim() !== '');
}
