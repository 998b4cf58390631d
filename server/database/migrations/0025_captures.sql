-- Captures, their updates, and what ideas and places learn from what they were captured from.

-- One capture. The row is the job, too: one that is accepted and due is claimed by a worker. `claim` only rises, with each
-- attempt that begins: an attempt ends the capture only under the claim it began with. `attempts` counts since the capture
-- was last accepted.
create table captures (
  owner_id uuid not null,
  capture_id uuid not null,
  state text not null check (state in ('accepted', 'needs_input', 'completed', 'failed')),
  state_version integer not null default 1,
  -- Whether the person named what is read, or the service chose it from what it had read.
  purpose text not null check (purpose in ('asked', 'found')),
  -- What was sent, what of it is read, and what was said since, sealed: addresses may have secrets.
  kept text not null,
  -- Where the idea is put, and whom it is kept for.
  list_id uuid,
  person_id uuid,
  -- The question it waits for, and the kinds of those that were asked.
  question jsonb,
  asked text[] not null default '{}',
  failure jsonb,
  disclosures text[] not null default '{}',
  idea_id uuid,
  -- Whether the idea was there before.
  reused boolean not null default false,
  -- The execution that ends with the capture; null for a roundup's.
  execution_id uuid,
  accepted_by jsonb not null,
  roundup_id uuid,
  position integer,
  last_cursor integer not null default 0,
  attempts integer not null default 0,
  retries integer not null default 0,
  claim integer not null default 0,
  -- The first claim since it was last accepted.
  claimed_at timestamptz,
  due_at timestamptz not null default now(),
  lease_until timestamptz,
  -- The host that did not answer, as a hash with the owner's id, and when; until when it asked not to be asked, and how
  -- many seconds it has asked for since the capture was last accepted.
  host_hash bytea,
  dead_at timestamptz[] not null default '{}',
  wait_until timestamptz,
  waited_seconds integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (owner_id, capture_id),
  foreign key (owner_id, list_id) references lists,
  foreign key (owner_id, person_id) references people,
  foreign key (owner_id, idea_id) references ideas,
  check (state <> 'needs_input' or question is not null),
  check (state <> 'failed' or failure is not null),
  check (state <> 'completed' or idea_id is not null),
  check ((roundup_id is null) = (position is null))
);
create index captures_due on captures (owner_id, due_at) where state = 'accepted';
create index captures_waiting on captures (owner_id, updated_at) where state = 'needs_input';
create index captures_by_change on captures (owner_id, updated_at) where state <> 'accepted';
create index captures_by_age on captures (owner_id, created_at) where roundup_id is null;
create index captures_of_roundup on captures (owner_id, roundup_id, position) where roundup_id is not null;
create index captures_of_host on captures (owner_id, host_hash) where host_hash is not null;

create table capture_updates (
  owner_id uuid not null,
  capture_id uuid not null,
  cursor integer not null,
  at timestamptz not null default now(),
  stage text not null,
  message text not null,
  primary key (owner_id, capture_id, cursor),
  foreign key (owner_id, capture_id) references captures
);

-- The addresses that an idea was captured from, normalised and hashed with the owner's id, so that the same page ends on
-- the same idea.
create table idea_sources (
  owner_id uuid not null,
  source_key bytea not null,
  idea_id uuid not null,
  primary key (owner_id, source_key, idea_id),
  foreign key (owner_id, idea_id) references ideas
);

-- Whom an idea is kept for: private memory of the owner, of which nobody is told.
create table idea_people (
  owner_id uuid not null,
  idea_id uuid not null,
  person_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (owner_id, idea_id, person_id),
  foreign key (owner_id, idea_id) references ideas,
  foreign key (owner_id, person_id) references people
);
create index idea_people_by_person on idea_people (owner_id, person_id);

do $$
declare
  people text;
begin
  foreach people in array array['captures', 'capture_updates', 'idea_sources', 'idea_people']
  loop
    execute format('alter table %I enable row level security', people);
    execute format('alter table %I force row level security', people);
    execute format(
      'create policy owner_only on %I '
      'using (owner_id = nullif(current_setting(''app.owner'', true), '''')::uuid) '
      'with check (owner_id = nullif(current_setting(''app.owner'', true), '''')::uuid)',
      people
    );
    execute format('grant select, insert, update, delete on %I to {{app}}', people);
  end loop;
end
$$;

-- When an event ends, the zone its times are meant in, and whether its start is a day only, at 00:00 in that zone.
alter table ideas
  add column event_end_at timestamptz,
  add column event_timezone text,
  add column start_precision text not null default 'exact';
alter table ideas add constraint ideas_start_precision_check
  check (start_precision in ('exact', 'date_only'));

-- Where a place is, and where it comes from. `address_key` is its address as names are compared.
alter table places
  add column latitude double precision,
  add column longitude double precision,
  add column address_key text,
  add column city text,
  -- Not neighborhood_name: the release before joins ideas with places, and names that column of ideas alone.
  add column neighborhood text,
  add column origin text not null default 'manual';
alter table places add constraint places_origin_check
  check (origin in ('manual', 'captured', 'adopted', 'discovered'));
alter table places add constraint places_point_check
  check ((latitude is null) = (longitude is null)
    and latitude between -90 and 90 and longitude between -180 and 180);
