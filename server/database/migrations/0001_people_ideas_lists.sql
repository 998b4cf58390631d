-- Everything a person may read lies in that person's own partition: owner_id comes first in every key,
-- index and foreign key, and one policy holds on every table of people's data.
-- Lengths and shapes of texts are the registry's business; what is checked here keeps rows meaningful.
-- Names in double braces stand for the roles of this brand.

create table accounts (
  owner_id uuid primary key,
  display_name text not null,
  email text not null,
  timezone text not null,
  created_at timestamptz not null default now()
);

create table people (
  owner_id uuid not null,
  person_id uuid not null,
  display_name text not null,
  name_key text not null,
  classification text not null check (classification in ('connected', 'friend_in_mind')),
  aliases text[] not null default '{}',
  alias_keys text[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (owner_id, person_id)
);
create index people_by_name on people (owner_id, name_key) where deleted_at is null;

create table places (
  owner_id uuid not null,
  place_id uuid not null,
  name text not null,
  name_key text not null,
  address text,
  description text,
  timezone text,
  activity_name text,
  state text not null default 'active' check (state in ('active', 'archived')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (owner_id, place_id)
);
create index places_by_name on places (owner_id, name_key);
create index places_by_change on places (owner_id, state, updated_at desc, place_id desc);

create table ideas (
  owner_id uuid not null,
  idea_id uuid not null,
  kind text not null check (kind in ('place', 'event')),
  title text not null,
  title_key text not null,
  description text,
  place_id uuid,
  venue_place_id uuid,
  activity_name text,
  custom_activity_name text,
  fixed_when timestamptz,
  event_start_at timestamptz,
  source_url text,
  neighborhood_name text,
  show_in_for_you boolean not null default true,
  liked boolean not null default false,
  state text not null default 'active' check (state in ('active', 'archived')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (owner_id, idea_id),
  foreign key (owner_id, place_id) references places,
  foreign key (owner_id, venue_place_id) references places
);
create index ideas_by_change on ideas (owner_id, state, updated_at desc, idea_id desc);
create index ideas_by_kind on ideas (owner_id, kind, state, updated_at desc, idea_id desc);
create index ideas_by_title on ideas (owner_id, title_key);

-- Another person's like, copied into the partition of the one it concerns. `version` orders late copies.
create table incoming_likes (
  owner_id uuid not null,
  idea_id uuid not null,
  person_id uuid not null,
  version integer not null default 0,
  active boolean not null default true,
  primary key (owner_id, idea_id, person_id)
);
create index incoming_likes_by_person on incoming_likes (owner_id, person_id);

-- The three counts are kept by the statements that change what they count.
create table lists (
  owner_id uuid not null,
  list_id uuid not null,
  name text not null,
  name_key text not null,
  origin text not null default 'manual' check (origin in ('manual', 'saved_view')),
  neighborhood_names text[] not null default '{}',
  activity_names text[] not null default '{}',
  custom_activity_names text[] not null default '{}',
  when_preset text,
  when_start timestamptz,
  when_end timestamptz,
  apply_matching_likes boolean not null default false,
  item_count integer not null default 0 check (item_count >= 0),
  people_count integer not null default 0 check (people_count >= 0),
  share_link_count integer not null default 0 check (share_link_count >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (owner_id, list_id)
);
create index lists_by_change on lists (owner_id, updated_at desc, list_id desc) where deleted_at is null;
create index lists_by_name on lists (owner_id, name_key) where deleted_at is null;

create table list_ideas (
  owner_id uuid not null,
  list_id uuid not null,
  idea_id uuid not null,
  position integer not null,
  added_at timestamptz not null default now(),
  primary key (owner_id, list_id, idea_id),
  foreign key (owner_id, list_id) references lists,
  foreign key (owner_id, idea_id) references ideas
);
create index list_ideas_by_idea on list_ideas (owner_id, idea_id);

create table list_people (
  owner_id uuid not null,
  list_id uuid not null,
  person_id uuid not null,
  added_at timestamptz not null default now(),
  primary key (owner_id, list_id, person_id),
  foreign key (owner_id, list_id) references lists,
  foreign key (owner_id, person_id) references people
);
create index list_people_by_person on list_people (owner_id, person_id);

create table list_directions (
  owner_id uuid not null,
  list_id uuid not null,
  ordinal integer not null,
  text text not null,
  planning_status text not null default 'active'
    check (planning_status in ('active', 'needs_input', 'used')),
  updated_at timestamptz not null default now(),
  primary key (owner_id, list_id, ordinal),
  foreign key (owner_id, list_id) references lists
);

-- After expires_at the row stays as a tombstone: a late retry is refused, never done a second time.
create table idempotency_keys (
  owner_id uuid not null,
  key text not null check (length(key) between 1 and 191),
  fingerprint bytea not null,
  capability text not null,
  execution_id uuid not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '30 days',
  primary key (owner_id, key)
);

-- `answer` is the stored answer byte for byte, hence text and not jsonb.
create table executions (
  owner_id uuid not null,
  execution_id uuid not null,
  capability text not null,
  version text not null,
  status text not null,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  answer text,
  expires_at timestamptz not null default now() + interval '90 days',
  primary key (owner_id, execution_id)
);

create table audit (
  owner_id uuid not null,
  audit_id uuid not null,
  at timestamptz not null default now(),
  execution_id uuid,
  capability text not null,
  token_id uuid,
  surface text not null,
  client text,
  status text not null,
  request_id text,
  primary key (owner_id, audit_id)
);

create table snapshots (
  owner_id uuid not null,
  snapshot_id uuid not null,
  capability text not null,
  constraints text not null default '',
  ids uuid[] not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (owner_id, snapshot_id)
);
create index snapshots_by_expiry on snapshots (owner_id, expires_at);

do $$
declare
  people text;
begin
  foreach people in array array[
    'accounts', 'people', 'places', 'ideas', 'incoming_likes', 'lists', 'list_ideas', 'list_people',
    'list_directions', 'idempotency_keys', 'executions', 'audit', 'snapshots'
  ]
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

-- Copies of other people's facts are brought by the relay, one owner at a time.
grant select, insert, update on incoming_likes to {{relay}};

-- The audit is written and read, never changed.
revoke update, delete on audit from {{app}};

-- Secrets: found by a hash, before anybody knows whose they are. No role but the owner's may touch the
-- tables; what may be asked of them are the functions below.

create table tokens (
  token_hash bytea primary key,
  owner_id uuid not null,
  token_id uuid not null,
  abilities text[] not null,
  label text,
  -- As in accounts, which cannot be read before the owner is known.
  display_name text not null,
  timezone text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  last_used_at timestamptz
);
create index tokens_by_id on tokens (token_id);

create table account_emails (
  email_hash bytea primary key,
  owner_id uuid not null
);

-- Everything a request needs to know of its token; no row for one that never was. The database's clock
-- decides whether it has expired. Use is recorded once in five minutes at most.
create function authenticate_token(hash bytea)
returns table (
  owner_id uuid,
  token_id uuid,
  abilities text[],
  display_name text,
  timezone text,
  expired boolean,
  revoked boolean
)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  found_token tokens%rowtype;
begin
  select * into found_token from tokens t where t.token_hash = hash;
  if not found then
    return;
  end if;
  if found_token.revoked_at is null
    and (found_token.last_used_at is null or found_token.last_used_at < now() - interval '5 minutes')
  then
    -- Whoever is recording it already is enough.
    perform from tokens t where t.token_hash = hash for no key update skip locked;
    if found then
      update tokens t set last_used_at = now() where t.token_hash = hash;
    end if;
  end if;
  return query select
    found_token.owner_id,
    found_token.token_id,
    found_token.abilities,
    found_token.display_name,
    found_token.timezone,
    found_token.expires_at <= now(),
    found_token.revoked_at is not null;
end
$$;

create function create_token(
  hash bytea, owner uuid, id uuid, granted text[], label text, days integer,
  display_name text, timezone text
)
returns timestamptz
language sql security definer set search_path = pg_catalog, public, pg_temp
as $$
  insert into tokens (
    token_hash, owner_id, token_id, abilities, label, expires_at, display_name, timezone
  )
  values (hash, owner, id, granted, label, now() + make_interval(days => days), display_name, timezone)
  returning expires_at
$$;

create function list_tokens()
returns table (
  token_id uuid,
  display_name text,
  label text,
  abilities text[],
  created_at timestamptz,
  expires_at timestamptz,
  last_used_at timestamptz,
  state text
)
language sql stable security definer set search_path = pg_catalog, public, pg_temp
as $$
  select t.token_id, t.display_name, t.label, t.abilities, t.created_at, t.expires_at, t.last_used_at,
    case
      when t.revoked_at is not null then 'revoked'
      when t.expires_at <= now() then 'expired'
      else 'active'
    end
  from tokens t
  order by t.created_at, t.token_id
$$;

-- By id or by hash; true when there is such a token, whether or not it was revoked before.
create function revoke_token(id uuid, hash bytea)
returns boolean
language sql security definer set search_path = pg_catalog, public, pg_temp
as $$
  with revoked as (
    update tokens t set revoked_at = coalesce(t.revoked_at, now())
    where t.token_id = id or t.token_hash = hash
    returning 1
  )
  select exists (select from revoked)
$$;

-- The account an address belongs to, or null.
create function account_of_email(hash bytea)
returns uuid
language sql stable security definer set search_path = pg_catalog, public, pg_temp
as $$
  select e.owner_id from account_emails e where e.email_hash = hash
$$;

-- Gives an address to a new account. False when it has one already.
create function claim_email(hash bytea, owner uuid)
returns boolean
language sql security definer set search_path = pg_catalog, public, pg_temp
as $$
  with claimed as (
    insert into account_emails (email_hash, owner_id) values (hash, owner)
    on conflict do nothing
    returning 1
  )
  select exists (select from claimed)
$$;

revoke all on function
  authenticate_token(bytea),
  create_token(bytea, uuid, uuid, text[], text, integer, text, text),
  list_tokens(),
  revoke_token(uuid, bytea),
  account_of_email(bytea),
  claim_email(bytea, uuid)
from public;
grant execute on function authenticate_token(bytea), claim_email(bytea, uuid) to {{app}};

-- Infrastructure. Unlogged: a limit that is forgotten in a crash does no harm, and taking one costs no
-- write to disk.
create unlogged table rate_limits (
  bucket bytea primary key,
  -- Theoretical arrival time, as the generic cell rate algorithm calls it.
  tat timestamptz not null
);
grant select, insert, update, delete on rate_limits to {{app}};

-- Catalogs: the same for everybody, filled by migrations.
create table activities (
  name text primary key,
  name_key text not null unique
);
create table neighborhoods (
  name text primary key,
  name_key text not null unique,
  city text not null
);
grant select on activities, neighborhoods to {{app}};
