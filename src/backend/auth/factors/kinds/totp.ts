import { Secret, TOTP } from 'otpauth';
import qrcode from 'qrcode-generator';

/** RFC 6238 with what every authenticator app can do (auth-contract 15.3). */
const algorithm = 'SHA1';
const digits = 6;
const PERIOD = 30;
/** Steps before and after the present one in which a code holds, for clocks that differ. */
const SKEW = 1;

/** A secret of 20 bytes (RFC 4226, 4) as base32 without padding. */
export const makeTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** What an authenticator app scans: `otpauth://totp/…`. */
export function totpUri(secret: string, { issuer, account }: { issuer: string; account: string }): string {
	return new TOTP({
		issuer,
		label: account,
		secret: Secret.fromBase32(secret),
		algorithm,
		digits,
		period: PERIOD,
	}).toString();
}

/** A QR code as the text of an SVG. It goes into a `data:` address as it is, and so holds neither `#` nor `%`. */
export function qrCodeSvg(text: string): string {
	const code = qrcode(0, 'M');
	code.addData(text);
	code.make();
	return code.createSvgTag({ cellSize: 4, margin: 16 }).replaceAll('100%', String(code.getModuleCount() * 4 + 32));
}

/** The time step whose code was given, or null where it is the code of none near `now`. */
export function findTotpStep(secret: string, code: string, now: Date): number | null {
	if (!/^\d{6}$/.test(code)) return null;
	const timestamp = now.getTime();
	const delta = TOTP.validate({
		token: code,
		secret: Secret.fromBase32(secret),
		algorithm,
		digits,
		period: PERIOD,
		timestamp,
		window: SKEW,
	});
	return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD) + delta;
}
