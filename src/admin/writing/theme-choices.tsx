import type { ThemeChoice } from '#src/blog/generation/topic-request.ts';
import { Button } from '#src/ui/controls/button.tsx';

type ThemeChoicesProps = {
	choices: readonly ThemeChoice[];
	title: string;
	/** The title chosen, which finds its theme as a topic. */
	onChoose: (title: string) => void;
};

/** The themes that can be told without a model, by category. */
export function ThemeChoices({ choices, title, onChoose }: ThemeChoicesProps) {
	const categories = [...new Set(choices.map(({ category }) => category))];
	return (
		<section aria-labelledby="admin-choices" className="admin-choices">
			<h3 id="admin-choices">{title}</h3>
			{categories.map((category) => (
				<details key={category} name="admin-choices">
					<summary>{category}</summary>
					<ul>
						{choices
							.filter((choice) => choice.category === category)
							.map((choice) => (
								<li key={choice.theme}>
									<Button look="quiet" onClick={() => onChoose(choice.title)}>
										{choice.title}
									</Button>
								</li>
							))}
					</ul>
				</details>
			))}
		</section>
	);
}
