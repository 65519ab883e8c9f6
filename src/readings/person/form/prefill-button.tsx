import { useState } from 'react';
import { useAuth } from '#src/session/session.tsx';
import { Button } from '#src/ui/controls/button.tsx';
import { type PersonalProfile, personalProfileSchema } from '../schemas.ts';
import type { PersonTexts } from '../texts/en.ts';

/**
 * Fills a form in with what a signed-in visitor keeps for it in their profile, when they press it. It is hidden from
 * guests, and shows a message where nothing is kept.
 */
export function PrefillButton({ texts, onFill }: { texts: PersonTexts; onFill: (known: PersonalProfile) => void }) {
	const { user, supabase } = useAuth();
	const [missing, setMissing] = useState(false);
	if (!user) return null;
	const fill = async () => {
		try {
			const client = await supabase();
			const { data } = await client.from('profiles').select('personal').eq('user_id', user.id).maybeSingle();
			const known = personalProfileSchema.safeParse(data?.personal);
			setMissing(!known.success);
			if (known.success) onFill(known.data);
		} catch (error) {
			console.error(error);
			setMissing(true);
		}
	};
	return (
		<div className="prefill">
			<Button look="quiet" onClick={() => void fill()}>
				{texts.prefill}
			</Button>
			<p role="status" className="field-help">
				{missing && texts.prefillNothing}
			</p>
		</div>
	);
}
