import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

type DropdownProps = {
	label: ReactNode;
	/** Said for what has only a picture as label. */
	accessibleLabel?: string;
	/** Which edge of the button the panel keeps to. */
	align?: 'start' | 'end';
	className?: string;
	children: ReactNode;
};

/**
 * A button that discloses links or choices. It is a `details`, so the links stand in the server's page and open before
 * any script has run; the script adds closing by Escape, by a press elsewhere, and by going to another page.
 */
export function Dropdown({ label, accessibleLabel, align = 'start', className = '', children }: DropdownProps) {
	const details = useRef<HTMLDetailsElement>(null);
	const { key } = useLocation();

	// A menu that was opened before the script loaded stays open; only navigation closes it.
	const page = useRef(key);
	useEffect(() => {
		if (details.current && page.current !== key) {
			details.current.open = false;
		}
		page.current = key;
	}, [key]);

	useEffect(() => {
		const element = details.current;
		const closeFromOutside = (event: Event) => {
			if (element?.open && event.target instanceof Node && !element.contains(event.target)) {
				element.open = false;
			}
		};
		const closeByEscape = (event: KeyboardEvent) => {
			if (event.key === 'Escape' && element?.open) {
				element.open = false;
				element.querySelector('summary')?.focus();
			}
		};
		document.addEventListener('pointerdown', closeFromOutside);
		document.addEventListener('focusin', closeFromOutside);
		document.addEventListener('keydown', closeByEscape);
		return () => {
			document.removeEventListener('pointerdown', closeFromOutside);
			document.removeEventListener('focusin', closeFromOutside);
			document.removeEventListener('keydown', closeByEscape);
		};
	}, []);

	return (
		<details ref={details} className={`dropdown ${className}`}>
			<summary aria-label={accessibleLabel}>
				{label}
				<ChevronDown aria-hidden className="dropdown-mark" size={14} />
			</summary>
			<div className={`dropdown-panel dropdown-${align}`}>{children}</div>
		</details>
	);
}
