import { useCallback, useState } from 'react';
import { SearchField } from '#src/account/history/search-field.tsx';
import { formatDate } from '#src/language/format-date.ts';
import { useLanguage, useTexts } from '#src/language/language-provider.tsx';
import type { AppClient } from '#src/platform/public-schema/app-client.ts';
import { useAuth } from '#src/session/session.tsx';
import { useAnswer } from '#src/session/use-answer.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { showToast } from '#src/ui/toasts/show-toast.ts';
import { Answered } from './answered.tsx';
import type { AdminTexts } from './texts/en.ts';

type Person = {
	id: string;
	email: string | null;
	phone: string | null;
	full_name: string | null;
	created_at: string;
	last_sign_in_at: string | null;
	roles: string[];
};
type Page = { people: Person[]; more: boolean };

const PAGE = 25;

async function readPeople(client: AppClient, words: string, after?: Person): Promise<Page> {
	const { data, error } = await client
		.rpc('admin_people', {
			words,
			amount: PAGE,
			...(after && { before_at: after.created_at, before_id: after.id }),
		})
		// Functions do not declare which of their columns are never null.
		.overrideTypes<Pick<Person, 'id' | 'created_at' | 'roles'>[]>();
	if (error) throw error;
	return { people: data.slice(0, PAGE), more: data.length > PAGE };
}

/** Everybody with an account, newest first, with their roles. */
export function PeoplePart({ texts }: { texts: AdminTexts }) {
	const t = useTexts(texts);
	const { language, t: chrome } = useLanguage();
	const { supabase } = useAuth();
	const [words, setWords] = useState('');
	const { answer, again, change } = useAnswer(useCallback((client) => readPeople(client, words), [words]));

	async function showMore(last: Person | undefined) {
		try {
			const next = await readPeople(await supabase(), words, last);
			change(({ people }) => ({ people: [...people, ...next.people], more: next.more }));
		} catch (error) {
			console.error(error);
			showToast({ title: chrome('toast.error'), text: t('failed'), tone: 'destructive' });
		}
	}

	return (
		<section aria-labelledby="admin-people">
			<h2 id="admin-people">{t('people.title')}</h2>
			<div className="admin-finders">
				<SearchField label={t('people.search')} value={words} onSearch={setWords} />
			</div>
			<p className="admin-note">
				{t('people.howRoles')} <code dir="ltr">npm run admin -- grant ADDRESS</code>
			</p>
			<Answered answer={answer} again={again} texts={texts}>
				{({ people, more }) => (
					<>
						{people.length === 0 && <p role="status">{t('people.none')}</p>}
						<ul className="admin-list">
							{people.map((person) => (
								<li key={person.id} className="admin-row">
									<div>
										<p className="admin-row-title" dir="auto">
											{person.full_name ?? t('people.nameless')}
											{person.roles.map((role) => (
												<span key={role} className="admin-role">
													{role === 'admin' ? t('people.roles.admin') : role}
												</span>
											))}
										</p>
										<p className="admin-row-line">
											<bdi dir="ltr">{person.email ?? person.phone}</bdi>
											<span>{t('people.since', { date: formatDate(person.created_at, language, 'card') })}</span>
											<span>
												{person.last_sign_in_at
													? t('people.lastSeen', { date: formatDate(person.last_sign_in_at, language, 'card') })
													: t('people.never')}
											</span>
										</p>
									</div>
								</li>
							))}
						</ul>
						{more && <Button onClick={() => showMore(people.at(-1))}>{t('more')}</Button>}
					</>
				)}
			</Answered>
		</section>
	);
}
