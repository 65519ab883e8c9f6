import type { ComponentProps } from 'react';
import { Link } from 'react-router';

type Look = {
	/** `gold` is the primary button, one a screen; `outline` has a golden border; `quiet` is text alone. */
	look?: 'gold' | 'outline' | 'quiet';
};

/** A button. It does not send a form unless its `type` says so. */
export function Button({
	look = 'outline',
	className = '',
	type = 'button',
	...rest
}: ComponentProps<'button'> & Look) {
	return <button {...rest} type={type} className={`button button-${look} ${className}`} />;
}

/** A link to another page that looks like a button. */
export function ButtonLink({ look = 'outline', className = '', ...rest }: ComponentProps<typeof Link> & Look) {
	return <Link viewTransition prefetch="intent" {...rest} className={`button button-${look} ${className}`} />;
}

/** A button that is only a picture; `label` is what it is called. */
export function IconButton({
	label,
	className = '',
	type = 'button',
	...rest
}: Omit<ComponentProps<'button'>, 'aria-label' | 'title'> & { label: string }) {
	return <button {...rest} type={type} aria-label={label} title={label} className={`icon-button ${className}`} />;
}
