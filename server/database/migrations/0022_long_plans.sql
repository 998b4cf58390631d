-- Whose time a plan takes is found by its start; a plan of more than a month is found by its end.
create index if not exists plans_long on plans (owner_id, scheduled_ends_at)
  where scheduled_ends_at - scheduled_at > interval '31 days';
create index if not exists invite_cards_long on invite_cards (owner_id, scheduled_ends_at)
  where scheduled_ends_at - scheduled_at > interval '31 days';
