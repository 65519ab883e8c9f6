import { useLanguage } from '#src/language/language-provider.tsx';
import { QuestionForm } from '#src/readings/flow/form/question-form.tsx';
import { randomChoice } from '#src/readings/flow/random-choice.ts';
import type { FormProps, ReadingPage } from '#src/readings/reading-page.ts';
import { type Coin, type CoinLoaded, questionSchema } from './request.ts';

/** A coin: a question, a toss, and what it says. */
export const coinPage: ReadingPage<Coin, CoinLoaded, string> = {
	name: 'coin-toss',
	page: 'coin',
	keep: { table: 'coin_readings', row: ({ question, side }, { reading }) => ({ question, side, reading }) },
	read: ({ question, side, reading }, language) => ({
		request: { question, side, language },
		facts: { side },
		fields: { reading },
	}),
	empty: '',
	draft: { of: (question) => question, into: (_, question) => question },
	unreadable: 'question_invalid',
	says: ({ tossing, again }) => ({ busy: tossing, writing: tossing, anew: again }),
	Form: CoinForm,
	leaf: ({ request, facts, fields }, { t, loaded }) => ({
		className: 'coin-result',
		title: t('title'),
		pictureName: 'coin',
		heading: facts ? t(`sides.${facts.side}`) : t('title'),
		question: { label: loaded.kept.youAsked, text: request.question },
		answer: t('title'),
		parts: [{ id: 'reading', text: fields.reading ?? '' }],
		excerpt: [fields.reading ?? ''],
	}),
};

function CoinForm({ loaded, entry, onEntry, errorOf, loading, onAsk, onRefuse }: FormProps<Coin, CoinLoaded, string>) {
	const { language } = useLanguage();
	const { texts } = loaded;
	return (
		<QuestionForm
			className="coin-form"
			name="question"
			label={texts.label}
			help={texts.lead}
			placeholder=""
			rows={2}
			value={entry}
			onChange={onEntry}
			schema={questionSchema}
			messages={loaded.messages}
			unreadable="question_invalid"
			error={errorOf('question')}
			loading={loading}
			send={texts.toss}
			onAsk={(question) => onAsk({ question, side: randomChoice(['heads', 'tails'] as const), language })}
			onRefuse={onRefuse}
		/>
	);
}
