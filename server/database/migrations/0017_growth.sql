-- What a statement needs to read no more than what it is about, however much else an account has.
create index if not exists list_shares_by_person on list_shares (owner_id, person_id) where revoked_at is null;
create index if not exists relay_marks_by_age on relay_marks (owner_id, marked_at, source_id);
create index if not exists outgoing_sending on outgoing (owner_id, lease_until) where state = 'sending';
-- Whether an earlier message about the same plan to the same person still waits.
create index if not exists outgoing_in_turn on outgoing (owner_id, plan_id, person_id, created_at)
  where state in ('queued', 'sending');
