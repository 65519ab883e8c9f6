import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openShop, type Shop } from '../testing/shop.ts';

let shop: Shop;
beforeAll(async () => {
	vi.useFakeTimers({ toFake: ['performance'] });
	shop = await openShop();
});
afterAll(async () => {
	vi.useRealTimers();
	await shop.close();
});

/** Another process changes the schema; the names were last read some time ago. */
async function change(sql: string): Promise<void> {
	await shop.database.script(sql);
	vi.advanceTimersByTime(10_000);
}

it('follows a change of schema that another process makes, unseen by the client', async () => {
	const read = async (path: string) => {
		const response = await shop.fetch(path);
		return [response.status, await response.json()];
	};
	await change(`
		create table public.boats (id int, name text); insert into public.boats values (1, 'Ark');
		grant select on public.boats to anon;
		create function public.crew(boat int) returns int language sql return boat + 1;
		grant execute on function public.crew(int) to anon`);
	expect(await read('/boats')).toEqual([200, [{ id: 1, name: 'Ark' }]]);
	expect(await read('/rpc/crew?boat=1')).toEqual([200, 2]);

	await change('alter table public.boats add column sails int default 3');
	expect(await read('/boats')).toEqual([200, [{ id: 1, name: 'Ark', sails: 3 }]]);
	await change('alter table public.boats drop column sails');
	expect(await read('/boats?select=id,name')).toEqual([200, [{ id: 1, name: 'Ark' }]]);

	await change(`
		drop function public.crew(int);
		create function public.crew(boat text) returns text language sql return boat || '!';
		grant execute on function public.crew(text) to anon`);
	expect(await read('/rpc/crew?boat=1')).toEqual([200, '1!']);

	await change(`
		drop table public.boats; create table public.boats (number int, name text);
		insert into public.boats values (7, 'Noah'); grant select on public.boats to anon`);
	expect(await read('/boats?select=number')).toEqual([200, [{ number: 7 }]]);
	expect(await read('/boats')).toEqual([200, [{ number: 7, name: 'Noah' }]]);
});
