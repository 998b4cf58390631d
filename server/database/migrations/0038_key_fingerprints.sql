-- The keys that this database is used with, by fingerprints that tell nothing else about them: the ring of the last start,
-- the newest first. A start with none of them would leave sealed what they sealed. One row, so that of several starts with
-- different keys the first decides.
create table key_fingerprints (
  id smallint primary key check (id = 1),
  fingerprints text[] not null,
  written_at timestamptz not null default now()
);
