-- Keys of writes end. They are looked for one account at a time, the oldest first. Every write writes to this table: a large
-- database can make the index before it is updated, with `create index concurrently`. It comes first, so that no write waits
-- for both.
create index if not exists idempotency_keys_by_age on idempotency_keys (owner_id, created_at);

-- Accounts that nobody has used for long are not due, but have keys. An earlier release that still runs would visit one and
-- take it off again, so none is visited within an hour; then they are spread over a day.
insert into due_work (owner_id, kind, due_at)
select distinct e.owner_id, 'retention', now() + interval '1 hour' + random() * interval '1 day'
from account_emails e
on conflict (owner_id, kind) do update set due_at = excluded.due_at;
