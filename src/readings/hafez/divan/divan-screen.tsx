import { Link } from 'react-router';
import { useLanguage, useTexts } from '#src/language/language-provider.tsx';
import type { DivanHits, GhazalRow } from '#src/platform/public-schema/json-values.ts';
import { Button, ButtonLink } from '#src/ui/controls/button.tsx';
import { TextField } from '#src/ui/controls/field.tsx';
import { PageHeading } from '#src/ui/headings/page-heading.tsx';
import type { HafezTexts } from '../texts/en.ts';
import { type DivanAddress, divanQuery } from './divan-address.ts';
import { Couplet, GhazalPage } from './ghazal-page.tsx';
import './divan.css';

/** Couplets on a page of the list, as `search_divan` cuts it. */
const PAGE = 20;

type DivanScreenProps = { texts: HafezTexts; asked: DivanAddress; hits: DivanHits; ghazal: GhazalRow | null };

/** The Divan that the site has: a search by word and rhyme with what it found, or one ghazal with the way on. */
export function DivanScreen({ texts, asked, hits, ghazal }: DivanScreenProps) {
	const t = useTexts(texts);
	const { to } = useLanguage();
	return (
		<>
			<PageHeading title={t('divan.title')} subtitle={ghazal ? undefined : t('divan.lead')} />
			<div className="page-part divan">
				<SearchDivan texts={texts} asked={asked} />
				{ghazal ? <OneGhazal texts={texts} ghazal={ghazal} /> : <Hits texts={texts} asked={asked} hits={hits} />}
				<p className="divan-oracle no-print">
					<ButtonLink to={to('hafez')}>{t('divan.oracle')}</ButtonLink>
				</p>
			</div>
		</>
	);
}

function SearchDivan({ texts, asked: { words, rhyme } }: Pick<DivanScreenProps, 'texts' | 'asked'>) {
	const t = useTexts(texts);
	const { to } = useLanguage();
	const fields = [
		{ name: 'words', label: t('divan.word'), help: t('divan.wordHelp'), value: words },
		{ name: 'rhyme', label: t('divan.rhyme'), help: t('divan.rhymeHelp'), value: rhyme },
	];
	return (
		<search className="no-print">
			<form key={`${words} ${rhyme}`} action={to('hafez/divan')} className="divan-search">
				{fields.map(({ name, label, help, value }) => (
					<TextField
						key={name}
						label={label}
						help={help}
						name={name}
						type="search"
						lang="fa"
						dir="rtl"
						maxLength={80}
						defaultValue={value ?? ''}
					/>
				))}
				<Button type="submit" look="gold">
					{t('divan.search')}
				</Button>
			</form>
		</search>
	);
}

function Hits({ texts, asked, hits }: Omit<DivanScreenProps, 'ghazal'>) {
	const t = useTexts(texts);
	const { to } = useLanguage();
	const { edition, source, licence, total, couplets } = hits;
	const searched = Boolean(asked.words || asked.rhyme);
	const at = (change: Partial<DivanAddress>) => to('hafez/divan') + divanQuery(change);
	const page = (number: number) => at({ words: asked.words, rhyme: asked.rhyme, page: number });
	return (
		<>
			<div role={searched ? 'status' : undefined}>
				<h2 className="divan-found">{t(searched ? 'divan.found' : 'divan.all', { total })}</h2>
			</div>
			{searched && (
				<p>
					<Link to={at({})}>{t('divan.whole')}</Link>
				</p>
			)}
			{couplets.length > 0 && (
				<div className="ghazal">
					<ul className="divan-hits">
						{couplets.map(({ ghazal, couplet, verse }) => (
							<li key={`${ghazal} ${couplet}`}>
								<Couplet verse={verse} />
								<Link to={at({ ghazal })}>{t('divan.couplet', { ghazal, couplet })}</Link>
							</li>
						))}
					</ul>
					<p className="ghazal-edition">{t('ghazal.edition', { edition, source, licence })}</p>
				</div>
			)}
			<Steps
				texts={texts}
				label="divan.pages"
				earlier={asked.page > 1 && { to: page(asked.page - 1), label: 'divan.earlier' }}
				later={total > asked.page * PAGE && { to: page(asked.page + 1), label: 'divan.more' }}
			/>
		</>
	);
}

function OneGhazal({ texts, ghazal }: { texts: HafezTexts; ghazal: GhazalRow }) {
	const t = useTexts(texts);
	const { to } = useLanguage();
	const at = (number: number) => to('hafez/divan') + divanQuery({ ghazal: number });
	return (
		<>
			<p>
				<Link to={to('hafez/divan')}>{t('divan.whole')}</Link>
			</p>
			<GhazalPage ghazal={ghazal} drawn={null} texts={texts} heading="h2" />
			<Steps
				texts={texts}
				label="ghazal.readOn"
				earlier={ghazal.previous !== null && { to: at(ghazal.previous), label: 'ghazal.previous' }}
				later={ghazal.next !== null && { to: at(ghazal.next), label: 'ghazal.next' }}
			/>
		</>
	);
}

type Step = false | { to: string; label: 'divan.earlier' | 'divan.more' | 'ghazal.previous' | 'ghazal.next' };
type StepsProps = { texts: HafezTexts; label: 'divan.pages' | 'ghazal.readOn'; earlier: Step; later: Step };

/** The way back and on, where there is one. */
function Steps({ texts, label, earlier, later }: StepsProps) {
	const t = useTexts(texts);
	if (!earlier && !later) return null;
	return (
		<nav aria-label={t(label)} className="unfold-on no-print">
			{earlier && (
				<ButtonLink to={earlier.to} rel="prev">
					{t(earlier.label)}
				</ButtonLink>
			)}
			{later && (
				<ButtonLink to={later.to} rel="next">
					{t(later.label)}
				</ButtonLink>
			)}
		</nav>
	);
}
