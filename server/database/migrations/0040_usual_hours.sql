-- The hours outside of which friends see an account's free time as perhaps busy, in minutes since midnight by its own clock; `until`
-- may be earlier than `from`, on the next day. Months that an earlier release replicated do without them.
alter table calendar_settings
  add column usual_hours boolean not null default true,
  add column usual_from smallint not null default 540,
  add column usual_until smallint not null default 1380;
alter table calendar_settings
  add constraint calendar_settings_usual check (usual_from between 0 and 1439 and usual_until between 0 and 1439);
