/** What people say before they open the Divan: folk words, no verse of the book. A line an element. */
export const invocation = [
	'ای حافظ شیرازی، تو محرم هر رازی',
	'تو را به خدا و به شاخ نباتت قسم می‌دهم',
	'که هر چه صلاح و مصلحت می‌بینی برایم آشکار و آرزوی مرا برآورده سازی',
] as const;
