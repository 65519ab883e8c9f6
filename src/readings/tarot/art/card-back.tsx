/** The back that all cards share, 200 to 340; the same turned by half. Decoration. */
export function CardBack({ className }: { className?: string }) {
	return <img className={className} src="/cards/back.svg" alt="" width={200} height={340} decoding="async" />;
}
