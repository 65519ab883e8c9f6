import type { useAuth } from '#src/session/session.tsx';
import type { AuthReader } from '../sign-in/auth-reader.ts';
import type { useCaptcha } from '../sign-in/captcha.tsx';
import type { Task } from '../use-task.ts';

/** The props of the form of one sign-in method. */
export type WayTools = {
	t: AuthReader;
	task: Task;
	supabase: ReturnType<typeof useAuth>['supabase'];
	captcha: ReturnType<typeof useCaptcha>;
	/** The page of ours, with its origin, where a link leads. */
	backTo: () => string;
};
