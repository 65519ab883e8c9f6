import type { TestTexts } from '../texts/en.ts';

/** What a test cannot say, and that its answers stay on the device: below its first page. */
export function TestLimits({ limits, texts }: { limits: readonly string[]; texts: TestTexts }) {
	return (
		<div className="test-limits">
			{limits.map((line) => (
				<p key={line}>{line}</p>
			))}
			<p>{texts.onDevice}</p>
		</div>
	);
}
