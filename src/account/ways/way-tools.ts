import type { useAuth } from '#src/session/session.tsx';
import type { AuthReader } from '../auth-reader.ts';
import type { useCaptcha } from '../captcha.tsx';
import type { Task } from '../use-task.ts';

/** What the form of one way in has at hand. */
export type WayTools = {
	t: AuthReader;
	task: Task;
	supabase: ReturnType<typeof useAuth>['supabase'];
	captcha: ReturnType<typeof useCaptcha>;
	/** The page of ours, with its origin, where a link leads. */
	backTo: () => string;
};
