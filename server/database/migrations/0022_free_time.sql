-- Whose time a plan takes is found by its start; a plan of more than a month is found by its end.
create index if not exists plans_long on plans (owner_id, scheduled_ends_at)
  where scheduled_ends_at - scheduled_at > interval '31 days';
create index if not exists invite_cards_long on invite_cards (owner_id, scheduled_ends_at)
  where scheduled_ends_at - scheduled_at > interval '31 days';

-- What friends were last told about this account's calendars as a whole; the months are in busy_months.
alter table calendar_settings
  add column copied_read_at timestamptz,
  add column copied_fresh_until timestamptz,
  add column copied_known_from timestamptz,
  add column copied_known_until timestamptz;

-- Since which version an account has, or has lost, a copy: a run that began before does not record what it wrote.
alter table busy_targets add column since integer not null default 0;

-- A plan's copy changes what that guest's friends may know, if the guest has any who do.
grant select on busy_targets to {{relay}};
