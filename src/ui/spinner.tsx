import { Shamsa } from './ornament/shamsa.tsx';

/** A rosette that turns while something is awaited. `label` is read aloud, and shown beside it unless `quiet`. */
export function Spinner({
	label,
	quiet = false,
	className = '',
}: {
	label: string;
	quiet?: boolean;
	className?: string;
}) {
	return (
		<span role="status" className={`spinner ${className}`}>
			<Shamsa size={28} className="spinner-sign" />
			<span className={quiet ? 'sr-only' : undefined}>{label}</span>
		</span>
	);
}
