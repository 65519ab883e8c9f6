-- The newest people, for administrators (`admin_people`, and the admin API's list).
create index users_newest on auth.users (created_at desc, id desc);
