import { Feather } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, IconButton } from '../controls/button.tsx';
import { Dropdown } from '../controls/dropdown.tsx';
import { TextArea, TextField } from '../controls/field.tsx';
import { PageHead } from '../headings/page-head.tsx';
import { PageHeading } from '../headings/page-heading.tsx';
import { SectionHeading } from '../headings/section-heading.tsx';
import { Mark } from '../ornament/mark.tsx';
import { OgeeFrame } from '../ornament/ogee-frame.tsx';
import { Picture, pictureNames } from '../ornament/pictures/pictures.tsx';
import { Sarlowh } from '../ornament/sarlowh/sarlowh.tsx';
import { Shamsa } from '../ornament/shamsa.tsx';
import { Prose } from '../prose.tsx';
import { Spinner } from '../spinner.tsx';
import { showToast } from '../toasts/show-toast.ts';
import './design.css';

const colours = [
	'ground',
	'raised',
	'raised-more',
	'gold',
	'gold-bright',
	'ink',
	'ink-soft',
	'turquoise',
	'rubric',
	'lapis',
	'glow',
] as const;

const sample =
	'An old man on a peak holds his lantern low: it lights his own next step and nothing else.\nSome winters are simply winters.';

/** Tokens and parts, each shown as it is. The words are English in every language: this page is for developers. */
export function DesignScreen() {
	return (
		<div className="design" lang="en" dir="ltr">
			<PageHead title="Design" unlisted />
			<PageHeading title="The design language" subtitle="Tokens first, then parts." />
			<Part name="Colours">
				<ul className="design-swatches">
					{colours.map((colour) => (
						<li key={colour}>
							<span style={{ background: `var(--${colour})` }} />
							<code>{colour}</code>
						</li>
					))}
				</ul>
			</Part>
			<TypePart />
			<Part name="Buttons">
				<p className="design-row">
					<Button look="gold">The one golden</Button>
					<Button>Outline</Button>
					<Button look="quiet">Quiet</Button>
					<Button disabled>Disabled</Button>
					<IconButton label="Write">
						<Feather aria-hidden size={20} />
					</IconButton>
					<Spinner label="Turning the pages" />
				</p>
			</Part>
			<Part name="Fields">
				<div className="design-fields">
					<TextField label="Label" help="Help below the field" name="one" />
					<TextField label="With an error" error="What is wrong with it" defaultValue="Something" name="two" />
					<TextArea label="Several lines" help="It grows with what is written" name="three" />
				</div>
			</Part>
			<Part name="Dropdown and toasts">
				<div className="design-row">
					<Dropdown label="Dropdown">
						<p>What it discloses.</p>
					</Dropdown>
					<Button onClick={() => showToast({ title: 'Kept', text: 'The reading is in your history.' })}>Toast</Button>
					<Button
						onClick={() => showToast({ title: 'Error', text: 'What failed, and what to do.', tone: 'destructive' })}
					>
						Destructive toast
					</Button>
				</div>
			</Part>
			<Part name="Prose and cards">
				<Prose text={sample} />
				<div className="design-fields">
					<div className="card">
						<h3>A card</h3>
						<p>A leaf with the double rule of a manuscript.</p>
					</div>
					<OgeeFrame className="design-ogee">
						<h3>An ogee frame</h3>
						<p>For what stands at the centre.</p>
					</OgeeFrame>
				</div>
			</Part>
			<OrnamentPart />
		</div>
	);
}

function TypePart() {
	return (
		<Part name="Type">
			<p className="design-heading" style={{ fontSize: 'var(--text-display)' }}>
				Display
			</p>
			<p className="design-heading">Title</p>
			<p className="design-heading" style={{ fontSize: 'var(--text-head)' }}>
				Head
			</p>
			<p style={{ fontSize: 'var(--text-large)' }}>Large text, for what is said first.</p>
			<p>Text, as most of it is set.</p>
			<p className="design-small">Small text, for what stands beside.</p>
			<p lang="fa" dir="rtl" className="design-heading">
				بپرس و در خود بنگر
			</p>
			<p lang="fa" dir="rtl">
				متن فارسی با وزیرمتن، ۱۲۳۴
			</p>
			<p lang="ar" dir="rtl">
				نصّ عربي بخط النسخ، ١٢٣٤
			</p>
			<p lang="fa" dir="rtl" className="design-verse">
				یوسف گم‌گشته بازآید به کنعان غم مخور
			</p>
		</Part>
	);
}

function OrnamentPart() {
	return (
		<Part name="Ornament">
			<div className="design-row">
				<Shamsa size={240} breathing />
				<Shamsa size={100} />
				<Shamsa size={32} />
				<Mark size={96} />
				<Mark size={32} />
			</div>
			<Sarlowh />
			<ul className="design-pictures">
				{pictureNames.map((name) => (
					<li key={name}>
						<Picture name={name} />
						<code>{name}</code>
					</li>
				))}
			</ul>
		</Part>
	);
}

function Part({ name, children }: { name: string; children: ReactNode }) {
	return (
		<section className="page-part">
			<SectionHeading>{name}</SectionHeading>
			{children}
		</section>
	);
}
