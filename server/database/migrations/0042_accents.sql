-- Where in the title of a copy which accents stand: with title_key what a like is told apart by. Null in copies that earlier
-- releases write, where statements compute it; the job `search` writes it, one account at a time, when those no longer run.
alter table incoming_interests add column accents text;
create index incoming_interests_without_accents on incoming_interests (owner_id) where accents is null;
insert into due_work (owner_id, kind, due_at)
select distinct e.owner_id, 'search', now() + interval '1 hour'
from account_emails e
on conflict do nothing;
