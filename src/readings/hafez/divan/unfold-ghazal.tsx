import { Link } from 'react-router';
import { useLanguage, useTexts } from '#src/language/language-provider.tsx';
import { Button } from '#src/ui/controls/button.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import type { HafezTexts } from '../texts/en.ts';
import { Couplet, GhazalPage } from './ghazal-page.tsx';
import { type Asked, useGhazal } from './use-ghazal.ts';

/**
 * Below a couplet: the ghazal it stands in, fetched when it is opened, the ghazals around it, and the shahed. Only where
 * the site has a Divan.
 */
export function UnfoldGhazal({ texts, ...asked }: Asked & { texts: HafezTexts }) {
	const { to } = useLanguage();
	const t = useTexts(texts);
	const { self, state, shahed, setShahed, fetchGhazal, close } = useGhazal();

	return (
		<div ref={self} className="unfold">
			<p className="unfold-open no-print">
				{state.step === 'open' ? (
					<Button aria-expanded onClick={close}>
						{t('ghazal.close')}
					</Button>
				) : (
					<Button aria-expanded={false} disabled={state.step === 'coming'} onClick={() => fetchGhazal(asked)}>
						{t('ghazal.open')}
					</Button>
				)}
				<Link to={to('hafez/divan')}>{t('divan.link')}</Link>
			</p>
			{state.step === 'coming' && <Spinner label={t('ghazal.coming')} />}
			{state.step === 'missing' && <p role="status">{t('ghazal.missing')}</p>}
			{state.step === 'failed' && (
				<div role="alert" className="reading-failed">
					<p>{t('ghazal.failed')}</p>
					<Button onClick={() => fetchGhazal(state.asked)}>{t('ghazal.again')}</Button>
				</div>
			)}
			{state.step === 'open' && (
				<>
					<GhazalPage ghazal={state.ghazal} drawn={state.ghazal.drawn} texts={texts} heading="h3" />
					<nav aria-label={t('ghazal.readOn')} className="unfold-on no-print">
						{(['previous', 'next'] as const).map((way) => {
							const of_ghazal = state.ghazal[way];
							return (
								of_ghazal !== null && (
									<Button key={way} look="quiet" onClick={() => fetchGhazal({ of_ghazal })}>
										{t(`ghazal.${way}`)}
									</Button>
								)
							);
						})}
						{state.ghazal.drawn !== null && state.ghazal.shahed && (
							<Button aria-expanded={shahed} onClick={() => setShahed(!shahed)}>
								{t('ghazal.shahed')}
							</Button>
						)}
					</nav>
					{shahed && state.ghazal.shahed && (
						<figure className="ghazal shahed">
							<figcaption>{t('ghazal.shahedTitle', { ghazal: state.ghazal.shahed.ghazal })}</figcaption>
							<Couplet verse={state.ghazal.shahed.verse} />
							<p className="shahed-note">{t('ghazal.shahedNote')}</p>
						</figure>
					)}
				</>
			)}
		</div>
	);
}
