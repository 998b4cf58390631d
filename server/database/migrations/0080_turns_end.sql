-- Turns of the Assistant end, of which nothing is kept but their key. They are looked for one account at a time, the oldest first. A large
-- database can make the index before it is updated, with `create index concurrently`.
create index if not exists turns_by_age on turns (owner_id, started_at)
where message is null and answer is null and state = 'finished';

-- Accounts that nobody has used for long are not due, but may have turns. They are visited as for the keys of writes.
insert into due_work (owner_id, kind, due_at)
select distinct e.owner_id, 'retention', now() + interval '1 hour' + random() * interval '1 day'
from account_emails e
on conflict (owner_id, kind) do update set due_at = excluded.due_at;
