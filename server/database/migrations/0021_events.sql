-- Saved events that have a fixed time and no start of their own, by that time, for one account.
create index if not exists ideas_events_fixed on ideas (owner_id, fixed_when)
  where kind = 'event' and event_start_at is null;
