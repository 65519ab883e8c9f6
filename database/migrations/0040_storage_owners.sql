-- Who made a bucket, and uploads of visitors: what they may do is said by policies alone, of which there are none yet.
alter table storage.buckets add column owner_id uuid references auth.users (id) on delete set null;
create index buckets_owner on storage.buckets (owner_id);
grant insert, update, delete on storage.objects to anon;
grant insert, update, delete on storage.buckets to authenticated;
