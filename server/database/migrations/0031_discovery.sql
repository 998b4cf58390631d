-- Discovery: runs, what was found in them, and saved views.

-- One run. `thread_id` is the first run that it came from, and its own where it came from none. While the service looks,
-- the row is the job, too: an accepted one is due, and a worker claims it. `claim` only rises, with each attempt that
-- begins: an attempt closes the run only under the claim it began with.
create table discovery_runs (
  owner_id uuid not null,
  run_id uuid not null,
  thread_id uuid not null,
  -- No foreign key: a thread is deleted as a whole.
  parent_run_id uuid,
  reply_contract_id uuid not null,
  origin text not null check (origin in ('host', 'service')),
  state text not null check (state in ('prepared', 'open', 'accepted', 'closed', 'failed', 'superseded')),
  -- Rises by one with each change of state and each set of results.
  state_version integer not null default 1,
  -- What is looked for: query, subject, kinds, times, people, constraints, limit.
  objective jsonb not null,
  -- Keys of what is not offered again, because the run that it continues has found it.
  excluded_keys text[] not null default '{}',
  result_state text check (result_state in ('results', 'partial', 'no_matches', 'failed')),
  snapshot_fingerprint text,
  -- What the answers do not cover, and sources that could not be used.
  gaps jsonb not null default '[]',
  source_failures jsonb not null default '[]',
  -- Each set of results that was recorded, by the hash of its content: the same one again changes nothing.
  records jsonb not null default '[]',
  metrics jsonb not null default '{}',
  -- The execution that ends when the service has looked, and who asked; null for a host's.
  execution_id uuid,
  accepted_by jsonb,
  attempts integer not null default 0,
  claim integer not null default 0,
  due_at timestamptz,
  lease_until timestamptz,
  created_at timestamptz not null default now(),
  -- Until when a host may record, and until when the run can be used.
  record_until timestamptz not null,
  expires_at timestamptz not null,
  primary key (owner_id, run_id),
  check ((state = 'accepted') = (due_at is not null)),
  check (origin = 'host' or (execution_id is not null and accepted_by is not null))
);
create index discovery_runs_by_thread on discovery_runs (owner_id, thread_id);
create index discovery_runs_by_end on discovery_runs (owner_id, expires_at);
create index discovery_runs_due on discovery_runs (owner_id, due_at) where due_at is not null;

-- What was found, in order. `facts` are as they were when it was found, and never change.
create table discovery_candidates (
  owner_id uuid not null,
  run_id uuid not null,
  ordinal integer not null,
  found_id uuid not null,
  -- Two of one key are one thing.
  same_key text not null,
  facts jsonb not null,
  -- The claims, with their sources.
  evidence jsonb not null default '[]',
  -- The idea that was made of it, once it was drafted from, liked or put on a list.
  idea_id uuid,
  primary key (owner_id, run_id, ordinal),
  foreign key (owner_id, run_id) references discovery_runs,
  foreign key (owner_id, idea_id) references ideas
);
create unique index discovery_candidates_by_id on discovery_candidates (owner_id, found_id);
create unique index discovery_candidates_by_key on discovery_candidates (owner_id, run_id, same_key);

do $$
declare
  people text;
begin
  foreach people in array array['discovery_runs', 'discovery_candidates']
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

-- What a saved view filters by, besides its defaults: {subject, kinds, areas, constraints}. Null for other lists.
alter table lists add column view_filters jsonb;
