-- A list longer than one snapshot has room for is continued in further ones. `earlier` are the snapshots before
-- this one, the first one first; `cut` says that more matched.
alter table snapshots
  add column earlier uuid[] not null default '{}',
  add column cut boolean not null default false;
