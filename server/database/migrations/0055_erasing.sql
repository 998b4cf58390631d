-- What a person deletes is emptied, and erased after thirty days.

-- Answers that can no longer be replayed, and that are still whole.
create index if not exists executions_with_answer on executions (owner_id, expires_at)
  where answer is not null or result is not null;
create index if not exists people_deleted on people (owner_id, deleted_at) where deleted_at is not null;
create index if not exists lists_deleted on lists (owner_id, deleted_at) where deleted_at is not null;
create index if not exists plans_deleted on plans (owner_id, updated_at) where state = 'deleted';
create index if not exists invites_without_account on invites (owner_id, plan_id)
  where peer_owner is null and (answered_at is not null or note is not null);
-- What is erased is looked for in all that may name it.
create index if not exists captures_by_list on captures (owner_id, list_id) where list_id is not null;
create index if not exists captures_by_person on captures (owner_id, person_id) where person_id is not null;
create index if not exists list_shares_of_person on list_shares (owner_id, person_id) where person_id is not null;
create index if not exists plans_by_list on plans (owner_id, list_id) where list_id is not null;
create index if not exists prepared_actions_by_person on prepared_actions (owner_id, person_id)
  where person_id is not null;

-- What was deleted before this release is looked at within a day.
insert into due_work (owner_id, kind, due_at)
select distinct e.owner_id, 'retention', now() + random() * interval '1 day'
from account_emails e
on conflict (owner_id, kind) do update set due_at = least(due_work.due_at, excluded.due_at);
