-- Realtime: what servers tell each other and their clients goes through NOTIFY on one channel, `realtime`, and reaches
-- whoever listens when it is committed (docs/decisions/008). The first letter of a notification is its kind: `C` a change
-- of a row, `B` a broadcast, `P` who is present, `L` the number of a text that is too long for a notification.

create schema realtime;
grant usage on schema realtime to anon, authenticated, service_role;

-- Processes that listen. Each holds an advisory lock (7215, id) on the connection it listens on, so that the lock is free
-- once the process or its connection is gone. None of this has to survive a crash of the database: all connections end
-- with it, and processes enter anew.
create unlogged table realtime.nodes (
	id integer primary key generated always as identity,
	entered_at timestamptz not null default now()
);
alter table realtime.nodes enable row level security;

-- Which changes a process has subscribers for: the first letters of INSERT, UPDATE and DELETE.
create unlogged table realtime.wanted (
	relation oid not null,
	node integer not null,
	events text not null,
	primary key (relation, node)
);
alter table realtime.wanted enable row level security;

-- Who is present where, for processes that come to a topic later.
create unlogged table realtime.presences (
	node integer not null,
	ref text not null,
	topic text not null,
	private boolean not null,
	key text not null,
	meta jsonb not null,
	primary key (node, ref)
);
create index presences_topic on realtime.presences (topic, private);
alter table realtime.presences enable row level security;

create unlogged table realtime.long_texts (
	id bigint primary key generated always as identity,
	body text not null,
	told_at timestamptz not null default now()
);
create index long_texts_told_at on realtime.long_texts (told_at);
alter table realtime.long_texts enable row level security;

-- What was sent from the database. Policies on it say who may use a private channel: to read is to select, to send is to
-- insert, each for the extensions `broadcast` and `presence`; `realtime.topic()` is the channel that is asked about.
create table realtime.messages (
	id uuid primary key default gen_random_uuid(),
	topic text not null,
	extension text not null,
	payload jsonb,
	event text,
	private boolean default false,
	inserted_at timestamp not null default (now() at time zone 'UTC'),
	updated_at timestamp not null default (now() at time zone 'UTC')
);
create index messages_topic on realtime.messages (topic, inserted_at desc) where private;
create index messages_inserted_at on realtime.messages (inserted_at);
alter table realtime.messages enable row level security;
grant select, insert on realtime.messages to anon, authenticated, service_role;
create policy "the server manages all" on realtime.messages
	to service_role using (true) with check (true);

create function realtime.topic() returns text
language sql stable
return nullif(current_setting('realtime.topic', true), '');

-- Says it to all processes, when the transaction is committed. A notification has less than 8,000 bytes.
create function realtime.tell(said text) returns void
language plpgsql set search_path = ''
as $$
declare
	kept bigint;
begin
	if octet_length(said) < 7900 then
		perform pg_notify('realtime', said);
	else
		insert into realtime.long_texts (body) values (said) returning id into kept;
		perform pg_notify('realtime', 'L' || kept);
	end if;
end
$$;

create function realtime.tell_all(texts text[]) returns void
language plpgsql set search_path = ''
as $$
declare
	said text;
begin
	foreach said in array texts loop
		perform realtime.tell(said);
	end loop;
end
$$;

create function realtime.tell_message() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
	perform realtime.tell(concat('B', jsonb_build_object(
		'topic', new.topic, 'private', coalesce(new.private, false), 'event', coalesce(new.event, ''), 'id', new.id),
		E'\n', coalesce(new.payload, '{}')));
	return null;
end
$$;
create trigger tell_message after insert on realtime.messages
	for each row when (new.extension = 'broadcast') execute function realtime.tell_message();

-- Sends a message to a channel, when the transaction is committed. A message that cannot be sent stops nobody's write.
create function realtime.send(payload jsonb, event text, topic text, private boolean default true) returns void
language plpgsql
as $$
declare
	made uuid := gen_random_uuid();
begin
	perform set_config('realtime.topic', topic, true);
	insert into realtime.messages (id, payload, event, topic, private, extension)
	values (
		made, case when payload ? 'id' then payload else payload || jsonb_build_object('id', made) end,
		event, topic, private, 'broadcast');
exception
	when others then
		raise warning 'ErrorSendingBroadcastMessage: %', sqlerrm;
end
$$;

-- For triggers: sends the change of a row to a private channel.
create function realtime.broadcast_changes(
	topic_name text, event_name text, operation text, table_name text, table_schema text, new record, old record,
	level text default 'ROW') returns void
language plpgsql
as $$
begin
	if level = 'STATEMENT' then
		raise exception 'function can only be triggered for each row, not for each statement';
	end if;
	if operation not in ('INSERT', 'UPDATE', 'DELETE') then
		raise exception 'Unexpected operation type: %', operation;
	end if;
	perform realtime.send(
		jsonb_build_object(
			'old_record', to_jsonb(old), 'record', to_jsonb(new), 'operation', operation,
			'table', table_name, 'schema', table_schema),
		event_name, topic_name);
end
$$;

-- What a caller may do in a private channel: rows are made in its name and looked at with the caller's eyes, and none of
-- it stays. Wants to be called by the owner.
create function realtime.access(for_topic text, for_role text, claims text) returns jsonb
language plpgsql set search_path = ''
as $$
declare
	made uuid[] := array[gen_random_uuid(), gen_random_uuid()];
	readable text[];
	writable text[] := '{}';
	kind text;
begin
	begin
		insert into realtime.messages (id, topic, extension, private)
		values (made[1], for_topic, 'broadcast', true), (made[2], for_topic, 'presence', true);
		perform set_config('realtime.topic', for_topic, true), set_config('request.jwt.claims', claims, true),
			set_config('role', for_role, true);
		select coalesce(array_agg(m.extension), '{}') into readable from realtime.messages m where m.id = any(made);
		foreach kind in array array['broadcast', 'presence'] loop
			begin
				insert into realtime.messages (topic, extension, private) values (for_topic, kind, true);
				writable := writable || kind;
			exception
				when insufficient_privilege then null;
			end;
		end loop;
		raise exception using errcode = 'RT001';
	exception
		when sqlstate 'RT001' then null;
	end;
	return jsonb_build_object('read', readable, 'write', writable);
end
$$;

-- Tells of a change of a row, where a process has subscribers for such changes. Arguments of the trigger: the columns of
-- the primary key. Of the old row of an update only these are told, unless the replica identity is FULL.
create function realtime.tell_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
	if exists (select from realtime.wanted w where w.relation = tg_relid and strpos(w.events, left(tg_op, 1)) > 0) then
		perform realtime.tell_row(tg_relid, tg_op, to_jsonb(new), to_jsonb(old), tg_argv);
	end if;
	return null;
end
$$;

create function realtime.tell_row(relation oid, operation text, new_row jsonb, old_row jsonb, keys text[]) returns void
language plpgsql set search_path = ''
as $$
begin
	if operation = 'UPDATE' and (select c.relreplident <> 'f' from pg_catalog.pg_class c where c.oid = relation) then
		old_row := (select jsonb_object_agg(k, old_row -> k) from unnest(keys) as k);
	end if;
	perform realtime.tell(concat(
		'C', jsonb_build_object('relation', relation::bigint, 'event', operation, 'at', clock_timestamp()),
		E'\n', new_row, E'\n', old_row));
end
$$;

-- Gives the tables of the publication the triggers that tell of their changes, and takes them from all others. Where the
-- publication names columns, an update of others tells nobody.
create function realtime.follow_publication() returns void
language plpgsql set search_path = ''
as $$
declare
	found record;
begin
	perform pg_advisory_xact_lock(7215, 0);
	for found in
		select t.tgrelid::regclass as relation
		from pg_catalog.pg_trigger t
		where t.tgname = 'realtime_tell_change' and not exists (
			select from pg_catalog.pg_publication_tables p
			join pg_catalog.pg_namespace n on n.nspname = p.schemaname
			join pg_catalog.pg_class c on c.relnamespace = n.oid and c.relname = p.tablename
			where p.pubname = 'supabase_realtime' and c.oid = t.tgrelid)
	loop
		execute format('drop trigger realtime_tell_change on %s', found.relation);
	end loop;
	for found in
		select c.oid::regclass as relation,
			(
				select ' of ' || string_agg(format('%I', a.attname), ', ')
				from pg_catalog.pg_publication_rel r join pg_catalog.pg_publication b on b.oid = r.prpubid
				join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attnum = any(r.prattrs::smallint[])
				where b.pubname = 'supabase_realtime' and r.prrelid = c.oid) as listed,
			(
				select string_agg(quote_literal(a.attname), ', ')
				from pg_catalog.pg_index i join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
				where i.indrelid = c.oid and i.indisprimary) as keys
		from pg_catalog.pg_publication_tables p
		join pg_catalog.pg_namespace n on n.nspname = p.schemaname
		join pg_catalog.pg_class c on c.relnamespace = n.oid and c.relname = p.tablename
		where p.pubname = 'supabase_realtime' and c.relkind in ('r', 'p') and not exists (
			select from pg_catalog.pg_trigger t where t.tgrelid = c.oid and t.tgname = 'realtime_tell_change')
	loop
		execute format(
			'create trigger realtime_tell_change after insert or delete or update%s on %s
				for each row execute function realtime.tell_change(%s)',
			found.listed, found.relation, found.keys);
	end loop;
end
$$;

-- Forgets processes that are gone, tells who was present through them, and removes what nobody needs any more.
create function realtime.sweep() returns void
language plpgsql set search_path = ''
as $$
declare
	gone integer[];
	absent record;
begin
	with dead as (
		delete from realtime.nodes n
		where n.entered_at < now() - interval '2 seconds' and not exists (
			select from pg_catalog.pg_locks l
			where l.locktype = 'advisory' and l.classid = 7215 and l.objid = n.id and l.granted
				and l.database = (select d.oid from pg_catalog.pg_database d where d.datname = current_database()))
		returning n.id)
	select array_agg(id) into gone from dead;
	if gone is not null then
		delete from realtime.wanted w where w.node = any(gone);
		for absent in
			with left_rows as (delete from realtime.presences p where p.node = any(gone) returning p.topic, p.private, p.ref)
			select topic, private, jsonb_agg(ref) as refs from left_rows group by 1, 2
		loop
			perform realtime.tell(concat('P', jsonb_build_object(
				'topic', absent.topic, 'private', absent.private, 'joins', '[]'::jsonb, 'leaves', absent.refs)));
		end loop;
	end if;
	delete from realtime.long_texts t where t.told_at < now() - interval '1 minute';
	delete from realtime.messages m where m.inserted_at < (now() at time zone 'UTC') - interval '3 days';
end
$$;

revoke execute on function
	realtime.tell, realtime.tell_all, realtime.tell_message, realtime.access, realtime.tell_change, realtime.tell_row,
	realtime.follow_publication, realtime.sweep
	from public;
grant execute on function realtime.topic, realtime.send, realtime.broadcast_changes to anon, authenticated, service_role;

-- Which tables tell of their changes: `alter publication supabase_realtime add table …`, also with columns. It needs no
-- logical replication here. Whoever may not create publications has no changes of tables, and everything else.
do $$
begin
	if not exists (select from pg_catalog.pg_publication where pubname = 'supabase_realtime') then
		create publication supabase_realtime;
	end if;
exception
	when insufficient_privilege then
		raise warning 'the publication supabase_realtime cannot be created: realtime tells of no changes';
end
$$;
