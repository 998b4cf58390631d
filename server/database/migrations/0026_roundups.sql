-- Roundups: captures of several things from one source.

-- One roundup. While it is read, the row is the job, too: `reading` is due, and a worker claims it. `claim` only rises,
-- with each attempt that begins: an attempt stores its result only under the claim it began with.
create table roundups (
  owner_id uuid not null,
  roundup_id uuid not null,
  state text not null check (state in ('extracting', 'scope_required', 'destination_required', 'selection_required',
    'capturing', 'completed', 'failed', 'archived')),
  -- Rises with each accepted mutation, and with nothing else.
  generation integer not null default 1,
  mode text not null check (mode in ('capture', 'recommendation')),
  -- The address and the text that the items are in, sealed: addresses may have secrets.
  kept text not null,
  -- Whether the caller had read the items.
  given boolean not null,
  reading text not null check (reading in ('due', 'done', 'failed')),
  scope text check (scope in ('all', 'general_source', 'named_items')),
  policy text check (policy in ('curated', 'save_all')),
  requirements text[] not null default '{}',
  context jsonb,
  -- The items that the caller named, as it named them; null where it named none.
  selected text[],
  -- Whether it is decided which items are captured: the others are skipped, or have ended.
  decided boolean not null default false,
  -- Where the ideas are put, and whom they are kept for.
  list_id uuid,
  person_id uuid,
  -- What is asked about the destination where words could not decide it.
  asked jsonb,
  failure jsonb,
  items_left_out integer not null default 0,
  -- The execution that ends when the roundup waits or has ended.
  execution_id uuid,
  accepted_by jsonb not null,
  attempts integer not null default 0,
  claim integer not null default 0,
  due_at timestamptz,
  lease_until timestamptz,
  last_cursor integer not null default 0,
  told_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (owner_id, roundup_id),
  foreign key (owner_id, list_id) references lists,
  foreign key (owner_id, person_id) references people,
  check ((state = 'extracting') = (due_at is not null)),
  check (state <> 'failed' or failure is not null)
);
create index roundups_due on roundups (owner_id, due_at) where due_at is not null;
create index roundups_open on roundups (owner_id) where state not in ('completed', 'failed', 'archived');
create index roundups_by_change on roundups (owner_id, updated_at) where state not in ('extracting', 'capturing');

-- The items of a roundup, in the order of the source. Those that wait for a decision are pending.
create table roundup_items (
  owner_id uuid not null,
  roundup_id uuid not null,
  position integer not null,
  title text not null,
  kind text check (kind in ('place', 'event')),
  excerpt text,
  -- Its own address, sealed.
  link text,
  starts jsonb,
  -- Whether it stands for the source as a whole.
  whole boolean not null default false,
  -- Whether it meets what the user requires, and how many of all requirements.
  fits boolean not null default true,
  met integer not null default 0,
  outcome text not null default 'pending'
    check (outcome in ('pending', 'capturing', 'captured', 'reused', 'skipped', 'failed')),
  -- Why it failed.
  code text,
  capture_id uuid,
  idea_id uuid,
  primary key (owner_id, roundup_id, position),
  foreign key (owner_id, roundup_id) references roundups,
  check (outcome not in ('captured', 'reused') or idea_id is not null),
  check (outcome <> 'failed' or code is not null)
);

create table roundup_updates (
  owner_id uuid not null,
  roundup_id uuid not null,
  cursor integer not null,
  at timestamptz not null default now(),
  stage text not null,
  message text not null,
  primary key (owner_id, roundup_id, cursor),
  foreign key (owner_id, roundup_id) references roundups
);

do $$
declare
  people text;
begin
  foreach people in array array['roundups', 'roundup_items', 'roundup_updates']
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
