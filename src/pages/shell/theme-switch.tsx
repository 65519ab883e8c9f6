import { BookOpen, MonitorSmartphone, MoonStar, SunMoon } from 'lucide-react';
import { useId } from 'react';
import { useLanguage } from '#src/language/language-provider.tsx';
import { Dropdown } from '#src/ui/controls/dropdown.tsx';
import { KeptPart } from '#src/ui/kept/kept-part.tsx';
import { themes, useTheme } from '#src/ui/theme.ts';

const signs = { night: MoonStar, paper: BookOpen, system: MonitorSmartphone };

/** Three choices: night, paper, or as the device is set. */
export function ThemeChoices() {
	const { t, language } = useLanguage();
	const [theme, choose] = useTheme();
	const name = useId();
	return (
		<KeptPart as="fieldset" of={() => `themes ${language} ${name}`} className="theme-choices">
			<legend className="sr-only">{t('nav.theme')}</legend>
			{themes.map((option) => {
				const Sign = signs[option];
				return (
					<label key={option}>
						<input
							type="radio"
							className="sr-only"
							name={name}
							value={option}
							checked={theme === option}
							onChange={() => choose(option)}
						/>
						<Sign aria-hidden size={18} />
						<span>{t(`nav.${option}`)}</span>
					</label>
				);
			})}
		</KeptPart>
	);
}

/** The theme switch of the header. */
export function ThemeSwitch() {
	const { t } = useLanguage();
	return (
		<Dropdown align="end" accessibleLabel={t('nav.theme')} label={<SunMoon aria-hidden size={20} />}>
			<ThemeChoices />
		</Dropdown>
	);
}
