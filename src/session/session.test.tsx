import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { useLanguage } from '#src/language/language-provider.tsx';
import { useAuth } from './session.tsx';

const WithSession = () => <p>{String(useAuth().loading)}</p>;
const WithLanguage = () => <p>{useLanguage().language}</p>;

describe('outside their providers', () => {
	it('the hooks say so, in the words of the specification', () => {
		expect(() => renderToString(<WithSession />)).toThrow('useAuth must be used within AuthProvider');
		expect(() => renderToString(<WithLanguage />)).toThrow('language hook must be used within the language provider');
	});
});
