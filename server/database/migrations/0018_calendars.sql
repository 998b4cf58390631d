-- Connected calendars, what is known of the time of an account and of its friends, and mail to accounts about themselves.

-- What an account has decided about its calendars. `changes` rises whenever what friends may know has changed, and is
-- the version of its replication; `busy_version` rises with what is copied to them.
create table calendar_settings (
  owner_id uuid primary key,
  sharing text not null default 'off' check (sharing in ('off', 'all', 'chosen')),
  changes integer not null default 0,
  busy_version integer not null default 0,
  -- When the account's feed of its own plans was made; null where there is none.
  feed_made_at timestamptz
);

-- Friends who are chosen where sharing is `chosen`; with `excluded`, who is left out where sharing is `all`.
create table calendar_sharing (
  owner_id uuid not null,
  person_id uuid not null,
  excluded boolean not null default false,
  primary key (owner_id, person_id),
  foreign key (owner_id, person_id) references people
);

-- One connected calendar. `claim` only rises, with each reading that begins and each change by the person: a reading
-- stores its result only under the claim it began with.
create table calendar_sources (
  owner_id uuid not null,
  source_id uuid not null,
  kind text not null check (kind in ('ics', 'file', 'holds')),
  -- The person's name for it; else the calendar's own, else its host.
  name text not null,
  named boolean not null default false,
  -- The host of the address, and nothing else of it.
  host text,
  -- The address, sealed; and its hash with the owner's id.
  sealed text,
  address_hash bytea,
  -- An uploaded file until it has been read, deflated and sealed.
  content bytea,
  -- The typed times of a source of kind `holds`.
  holds text[] not null default '{}',
  -- The zone of times that are written without one; null for the account's.
  timezone text,
  all_day text not null default 'busy' check (all_day in ('busy', 'free')),
  tentative text not null default 'busy' check (tentative in ('busy', 'partial', 'free')),
  -- The person's own addresses in this calendar, besides the account's: those they typed, and those the calendar names.
  addresses text[] not null default '{}',
  found_addresses text[] not null default '{}',
  -- Whether an uploaded file or typed times say everything about the person's time.
  complete boolean not null default false,
  state text not null default 'pending' check (state in ('pending', 'working', 'failing', 'paused')),
  claim integer not null default 0,
  lease_until timestamptz,
  -- What the server of the calendar said that makes the next reading short.
  validators jsonb,
  content_hash bytea,
  -- The calendar reduced to what times depend on, deflated and sealed; and the zone data it was expanded with.
  parsed bytea,
  zone_data text,
  failures integer not null default 0,
  failing_since timestamptz,
  problem text check (problem in ('not_a_calendar', 'unreachable', 'refused', 'gone', 'too_large', 'too_complex',
    'timeout', 'insecure_redirect')),
  interval_seconds integer not null default 1800,
  -- The last attempt; the last that succeeded; the next, null where none is due.
  checked_at timestamptz,
  read_at timestamptz,
  due_at timestamptz default now(),
  -- When times are worked out anew from `parsed`, without fetching: the horizon rolls, or a setting has changed.
  expand_at timestamptz,
  -- When somebody last asked on the page to read it now.
  asked_at timestamptz,
  -- The time that it says anything about; null where it only adds busy time.
  known_from timestamptz,
  known_until timestamptz,
  -- Its events, how many could not be read, and when the first begins and the last ends.
  events integer not null default 0,
  left_out integer not null default 0,
  first_at timestamptz,
  last_at timestamptz,
  incomplete boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (owner_id, source_id)
);
create unique index calendar_sources_by_address on calendar_sources (owner_id, address_hash);
create index calendar_sources_due on calendar_sources (owner_id, due_at);

-- The busy runs of one calendar in one month (UTC). A month without a row is unknown.
create table calendar_months (
  owner_id uuid not null,
  source_id uuid not null,
  month date not null,
  runs bytea not null,
  primary key (owner_id, source_id, month),
  foreign key (owner_id, source_id) references calendar_sources
);

-- What friends get to know, by month: all calendars and plans together.
create table busy_months (
  owner_id uuid not null,
  month date not null,
  runs bytea not null,
  version integer not null,
  primary key (owner_id, month)
);

-- The accounts that have, or had, a copy, and the version each has.
create table busy_targets (
  owner_id uuid not null,
  peer_owner uuid not null,
  active boolean not null,
  carried_version integer not null default 0,
  primary key (owner_id, peer_owner)
);

-- What a friend shares with this account. It stays as a tombstone with `shared` false, so that an older copy that is
-- still on its way changes nothing.
create table friend_calendars (
  owner_id uuid not null,
  peer_owner uuid not null,
  shared boolean not null,
  read_at timestamptz,
  fresh_until timestamptz,
  known_from timestamptz,
  known_until timestamptz,
  incomplete boolean not null default false,
  version integer not null,
  primary key (owner_id, peer_owner)
);

create table friend_months (
  owner_id uuid not null,
  peer_owner uuid not null,
  month date not null,
  runs bytea not null,
  version integer not null,
  primary key (owner_id, peer_owner, month)
);

-- Months that are over are deleted, however many friends there are.
create index friend_months_by_month on friend_months (owner_id, month);

-- A message to the account itself, such as `calendar_problem`. Earlier releases send every row of `outgoing` and could
-- not write these, so they have a table of their own. `source_id` is what it is about.
create table account_mail (
  owner_id uuid not null,
  mail_id uuid not null,
  kind text not null,
  source_id uuid not null,
  -- What it says, until it has been sent.
  content jsonb,
  sealed text,
  state text not null default 'queued'
    check (state in ('queued', 'sending', 'sent', 'failed', 'unconfirmed')),
  attempt integer not null default 0,
  due_at timestamptz not null default now(),
  lease_until timestamptz,
  unanswered_since timestamptz,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  primary key (owner_id, mail_id)
);
create unique index account_mail_by_source on account_mail (owner_id, kind, source_id);
create index account_mail_waiting on account_mail (owner_id, due_at) where state in ('queued', 'sending');
create index account_mail_by_end on account_mail (owner_id, finished_at) where finished_at is not null;

do $$
declare
  people text;
begin
  foreach people in array array[
    'calendar_settings', 'calendar_sharing', 'calendar_sources', 'calendar_months', 'busy_months', 'busy_targets',
    'friend_calendars', 'friend_months', 'account_mail'
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

-- The worker that copies to friends writes in their partition; and a plan's copy there changes what that guest's own
-- friends may know, so it marks the guest.
grant select, insert, update, delete on friend_calendars, friend_months to {{relay}};
grant select, update on calendar_settings to {{relay}};
grant select, insert, update on relay_marks, due_work to {{relay}};

alter table relay_marks drop constraint relay_marks_kind_check;
alter table relay_marks add constraint relay_marks_kind_check check (kind in ('plan', 'like', 'busy'));

-- `feed` is an account's own plans for its calendar; the subject is the account.
alter table links drop constraint links_kind_check;
alter table links add constraint links_kind_check
  check (kind in ('invite', 'plan', 'list_share', 'connection', 'unsubscribe', 'feed'));

-- What the first page told beside its items, for the pages that follow.
alter table snapshots add column facts jsonb not null default '{}';

-- Plans and events by time, for one account.
create index if not exists invite_cards_by_time on invite_cards (owner_id, scheduled_at);
create index if not exists ideas_events_by_time on ideas (owner_id, event_start_at) where kind = 'event';
