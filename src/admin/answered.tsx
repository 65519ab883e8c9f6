import type { ReactNode } from 'react';
import { useTexts } from '#src/language/language-provider.tsx';
import type { Answer } from '#src/session/use-answer.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import type { AdminTexts } from './texts/en.ts';

type AnsweredProps<T> = {
	answer: Answer<T>;
	again: () => void;
	texts: AdminTexts;
	children: (value: T) => ReactNode;
};

/** What was read; a spinner before, and a way to try again where it failed. */
export function Answered<T>({ answer, again, texts, children }: AnsweredProps<T>) {
	const t = useTexts(texts);
	if (answer.state === 'reading') return <Spinner label={t('loading')} />;
	if (answer.state === 'read') return children(answer.value);
	return (
		<div role="alert" className="admin-failed">
			<p>{t('failed')}</p>
			<Button onClick={again}>{t('again')}</Button>
		</div>
	);
}
