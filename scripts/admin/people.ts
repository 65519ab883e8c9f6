import { readFileSync } from 'node:fs';
import { auditLine } from '../../src/backend/auth/audit/audit-line.ts';
import type { Command } from './command.ts';
import { answered, type Service } from './open-service.ts';
import { Refusal } from './refusal.ts';
import { showTable } from './show-table.ts';

type Person = { id: string; name: string };

const findSql = `
	select id, coalesce(email, phone, id::text) as name from auth.users
	where email = lower($1) or phone = nullif(regexp_replace($1, '^[+]', ''), '') or id::text = lower($1)`;

/** @throws Refusal where nobody, or more than one, is meant */
async function requirePerson({ database }: Service, who: string | undefined): Promise<Person> {
	if (!who) throw new Refusal('Whom? Say an e-mail address, a phone number or an id.');
	const { rows } = await database.query<Person>(findSql, [who]);
	if (rows.length > 1)
		throw new Refusal(`${who} is more than one: ${rows.map(({ id }) => id).join(', ')}. Say the id.`);
	if (!rows[0]) throw new Refusal(`There is nobody called ${who}.`);
	return rows[0];
}

const PER_PAGE = 50;
const listSql = `
	select u.id, coalesce(u.email, u.phone, '') as address, u.created_at, u.last_sign_in_at, count(*) over () as total,
		array_to_string(array_remove(array[
			case when exists (select from public.user_roles r where r.user_id = u.id and r.role = 'admin') then 'admin' end,
			case when u.banned_until > now() then 'banned' end,
			case when u.deleted_at is not null then 'deleted' end,
			case when u.is_anonymous then 'anonymous' when u.confirmed_at is null and not u.is_sso_user then 'unconfirmed' end,
			case when exists (select from auth.mfa_factors f where f.user_id = u.id and f.status = 'verified')
				then 'second factor' end
		], null), ', ') as marks
	from auth.users u
	where $1 = '' or u.email ilike $2 or u.phone ilike $2 or u.raw_user_meta_data ->> 'full_name' ilike $2
	order by u.created_at desc, u.id limit ${PER_PAGE} offset $3`;

const day = (value: unknown) => (value instanceof Date ? value.toISOString().slice(0, 10) : 'never');

const list: Command = async (service, [search = ''], { page = '1' }) => {
	const number = Number(page);
	if (!Number.isInteger(number) || number < 1) throw new Refusal('--page wants a number from 1.');
	const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
	const { rows } = await service.database.query(listSql, [search, pattern, (number - 1) * PER_PAGE]);
	const table = rows.map((row) => [row.address, row.id, day(row.created_at), day(row.last_sign_in_at), row.marks]);
	console.log(
		showTable(
			['address', 'id', 'since', 'signed in', ''],
			table.map((line) => line.map(String)),
		),
	);
	const total = Number(rows[0]?.total ?? 0);
	console.log(`${total} in all${total > number * PER_PAGE ? `; more with --page ${number + 1}` : ''}.`);
};

const create: Command = async (service, [email], { password, name, admin }) => {
	if (!email) throw new Refusal('create wants an e-mail address.');
	const secret = password === '-' ? readFileSync(0, 'utf8').trim() : password;
	const { user } = answered(
		await service.admin.createUser({
			email,
			email_confirm: true,
			...(secret && { password: secret }),
			...(name && { user_metadata: { full_name: name } }),
		}),
	);
	console.log(`${user?.email} is there, with the id ${user?.id}.`);
	if (admin) await grant(service, [email], {});
	if (!secret) await link(service, [email], {});
};

const link: Command = async (service, [who], { type = 'recovery' }) => {
	if (type !== 'recovery' && type !== 'magiclink') throw new Refusal('--type is recovery or magiclink.');
	const { id } = await requirePerson(service, who);
	const { user } = answered(await service.admin.getUserById(id));
	if (!user?.email) throw new Refusal(`${who} has no e-mail address, and links are bound to one.`);
	const { properties } = answered(await service.admin.generateLink({ type, email: user.email }));
	console.log('This link signs them in once. Give it to nobody else:');
	console.log(properties?.action_link);
};

/** A hundred years; Go's durations know no day. */
const FOR_GOOD = '876000h';

const ban: Command = async (service, [who], { for: duration = FOR_GOOD }) => {
	const { id, name } = await requirePerson(service, who);
	const { user } = answered(await service.admin.updateUserById(id, { ban_duration: duration }));
	await service.database.query('delete from auth.sessions where user_id = $1', [id]);
	const until = (user as { banned_until?: string } | null)?.banned_until?.slice(0, 16).replace('T', ' ');
	console.log(`${name} is banned until ${until} UTC and signed out everywhere.`);
};

const unban: Command = async (service, [who]) => {
	const { id, name } = await requirePerson(service, who);
	answered(await service.admin.updateUserById(id, { ban_duration: 'none' }));
	console.log(`${name} may sign in.`);
};

const audited = (action: string) => auditLine(`'${action}'`, 'u', { now: 'now()', address: "''" });

const grant: Command = async (service, [who]) => {
	const { id, name } = await requirePerson(service, who);
	const { affected } = await service.database.query(
		`with u as (
			insert into public.user_roles (user_id, role) values ($1, 'admin') on conflict do nothing returning user_id as id
		)${audited('admin_granted')}`,
		[id],
	);
	console.log(affected ? `${name} is an administrator now.` : `${name} was an administrator already.`);
};

const revoke: Command = async (service, [who]) => {
	const { id, name } = await requirePerson(service, who);
	const { affected } = await service.database.query(
		`with u as (
			delete from public.user_roles where user_id = $1 and role = 'admin' returning user_id as id
		)${audited('admin_revoked')}`,
		[id],
	);
	console.log(affected ? `${name} is no administrator any more.` : `${name} was no administrator.`);
};

const resetFactor: Command = async (service, [who]) => {
	const { id, name } = await requirePerson(service, who);
	const factors = await service.call<{ id: string; factor_type: string }[]>('GET', `/admin/users/${id}/factors`);
	// Recovery codes go by themselves with the last factor that they stand in for.
	const proper = factors.filter(({ factor_type: kind }) => kind !== 'recovery_code');
	for (const factor of proper.length ? proper : factors)
		await service.call('DELETE', `/admin/users/${id}/factors/${factor.id}`);
	console.log(factors.length ? `${name} signs in without a second factor now.` : `${name} had no second factor.`);
};

const remove: Command = async (service, [who], { yes, soft }) => {
	const { id, name } = await requirePerson(service, who);
	if (!yes)
		throw new Refusal(
			`This deletes ${name}${soft ? '' : ' and all their readings'} for good. Say it again with --yes.`,
		);
	await service.call('DELETE', `/admin/users/${id}`, { should_soft_delete: soft === true });
	console.log(`${name} is deleted${soft ? '; what they left is nobody’s now' : ''}.`);
};

/** What the operator does with people. */
export const peopleCommands: Readonly<Record<string, Command>> = {
	list,
	create,
	link,
	ban,
	unban,
	grant,
	revoke,
	'reset-factor': resetFactor,
	delete: remove,
};
