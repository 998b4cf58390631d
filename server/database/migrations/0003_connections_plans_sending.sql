-- What happens between people: connections, likes, plans, invites, what is prepared and what is sent. As
-- before, everything a person may read lies in that person's own partition. A fact of another person's is
-- a copy there, with the version it was made from.

-- The other person as this account saved them, and the account behind them, which is never shown. The
-- other account has a row of its own that mirrors this one.
create table connections (
  owner_id uuid not null,
  person_id uuid not null,
  peer_owner uuid not null,
  peer_person_id uuid not null,
  state text not null default 'active' check (state in ('active', 'disconnected')),
  version integer not null default 1,
  connected_at timestamptz not null default now(),
  disconnected_at timestamptz,
  primary key (owner_id, person_id),
  foreign key (owner_id, person_id) references people
);
create unique index connections_by_peer on connections (owner_id, peer_owner);

create table connection_invitations (
  owner_id uuid not null,
  invitation_id uuid not null,
  mode text not null check (mode in ('individual', 'shared')),
  preview_enabled boolean not null default false,
  state text not null default 'open' check (state in ('open', 'closed')),
  -- How many may join.
  places integer not null check (places > 0),
  -- The likes the host included in the review.
  like_ids uuid[] not null default '{}',
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  closed_at timestamptz,
  primary key (owner_id, invitation_id)
);

-- Whom of the host's people a joining account may be.
create table invitation_people (
  owner_id uuid not null,
  invitation_id uuid not null,
  person_id uuid not null,
  primary key (owner_id, invitation_id, person_id),
  foreign key (owner_id, invitation_id) references connection_invitations,
  foreign key (owner_id, person_id) references people
);

create table invitation_joins (
  owner_id uuid not null,
  invitation_id uuid not null,
  peer_owner uuid not null,
  person_id uuid not null,
  display_name text not null,
  joined_at timestamptz not null default now(),
  primary key (owner_id, invitation_id, peer_owner),
  foreign key (owner_id, invitation_id) references connection_invitations,
  foreign key (owner_id, person_id) references people
);

-- A list shown to somebody by a link; person_id is null where anybody may use the link.
create table list_shares (
  owner_id uuid not null,
  share_id uuid not null,
  list_id uuid not null,
  person_id uuid,
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  revoked_at timestamptz,
  primary key (owner_id, share_id),
  foreign key (owner_id, list_id) references lists,
  foreign key (owner_id, person_id) references people
);
create index list_shares_by_list on list_shares (owner_id, list_id);

-- `subject_id` is an idea's or a private place's. `intentions` is an array of arrays of person ids: the
-- people the like is shown to, each group once.
create table likes (
  owner_id uuid not null,
  like_id uuid not null,
  subject_kind text not null check (subject_kind in ('place', 'event', 'idea')),
  subject_id uuid not null,
  title text not null,
  title_key text not null,
  saved boolean not null default false,
  intentions jsonb not null default '[]',
  revision integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (owner_id, like_id)
);
create unique index likes_by_subject on likes (owner_id, subject_kind, subject_id);
create index likes_by_change on likes (owner_id, saved, updated_at desc, like_id desc);
create index likes_by_title on likes (owner_id, title_key);

-- To whose partition a like was carried, and what stands there: what it has to be taken back from.
create table like_targets (
  owner_id uuid not null,
  like_id uuid not null,
  peer_owner uuid not null,
  active boolean not null,
  carried_version integer not null default 0,
  primary key (owner_id, like_id, peer_owner),
  foreign key (owner_id, like_id) references likes
);

-- Another person's like, copied into the partition of the one it is shown to. `source_id` is the like's id
-- there; what it is about is matched with this account's own ideas by its title.
create table incoming_interests (
  owner_id uuid not null,
  peer_owner uuid not null,
  source_id uuid not null,
  person_id uuid not null,
  kind text not null,
  title text not null,
  title_key text not null,
  neighborhood_name text,
  activity_name text,
  custom_activity_name text,
  starts_at timestamptz,
  version integer not null,
  active boolean not null default true,
  updated_at timestamptz not null default now(),
  primary key (owner_id, peer_owner, source_id)
);
create index incoming_interests_by_title on incoming_interests (owner_id, title_key) where active;
create index incoming_interests_by_person on incoming_interests (owner_id, person_id) where active;

-- A change that can be taken back for 24 hours, once. `before` is what it is set back to.
create table reversible_actions (
  owner_id uuid not null,
  reversible_id uuid not null,
  kind text not null,
  before jsonb not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '24 hours',
  undone_at timestamptz,
  primary key (owner_id, reversible_id)
);

-- A plan as its host keeps it. prepared and past are no states of the row: the one follows from a prepared
-- action, the other from the clock. `version` rises with every change that anybody may see (content,
-- roster, answers, checklist); `revision` with every committed change only.
create table plans (
  owner_id uuid not null,
  plan_id uuid not null,
  state text not null default 'draft'
    check (state in ('draft', 'reviewed', 'shared', 'active', 'canceled', 'discarded', 'deleted')),
  -- What the plan was drafted from; the card's copy is the plan's own from then on.
  idea_id uuid,
  card_title text not null,
  card_description text,
  card_activity_name text,
  source_url text,
  title_override text,
  description_override text,
  custom_activity_name text,
  -- The title as it is shown, for search.
  title text not null,
  title_key text not null,
  place_id uuid,
  place_name text,
  place_address text,
  timezone text not null,
  scheduled_at timestamptz,
  scheduled_ends_at timestamptz,
  meetup_at timestamptz,
  meetup_location_text text,
  rsvp_deadline timestamptz,
  capacity_min integer check (capacity_min >= 2),
  capacity_max integer check (capacity_max >= 2),
  private_plan boolean not null default false,
  -- Recipient-visible details of a private plan; set when its sending is prepared and committed.
  public_description text,
  connect_on_signup boolean not null default false,
  list_id uuid,
  audience uuid[] not null default '{}',
  source_handles text[] not null default '{}',
  -- What the plan was asked to be when it was drafted, as plans.get shows it.
  requirements jsonb not null default '{}',
  reviewed_checksum text,
  reviewed_at timestamptz,
  revision integer not null default 0,
  version integer not null default 1,
  tipped_at timestamptz,
  exposed_at timestamptz,
  canceled_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (owner_id, plan_id),
  foreign key (owner_id, idea_id) references ideas,
  foreign key (owner_id, place_id) references places,
  foreign key (owner_id, list_id) references lists,
  check (capacity_max is null or capacity_min is null or capacity_min <= capacity_max)
);
create index plans_by_time on plans (owner_id, state, scheduled_at, plan_id);
create index plans_by_change on plans (owner_id, updated_at desc, plan_id desc);
create index plans_by_idea on plans (owner_id, idea_id);

create table plan_evidence (
  owner_id uuid not null,
  plan_id uuid not null,
  ordinal integer not null,
  claim text not null,
  source_handle text,
  source_url text,
  observed_at timestamptz,
  primary key (owner_id, plan_id, ordinal),
  foreign key (owner_id, plan_id) references plans
);

create table logistics_items (
  owner_id uuid not null,
  item_id uuid not null,
  plan_id uuid not null,
  kind text not null check (kind in ('host_action', 'guest_requirement', 'payment_expectation')),
  action_type text not null,
  phase text not null
    check (phase in ('before_invite', 'before_plan_tips', 'after_plan_tips', 'before_arrival', 'after_plan')),
  actor_type text not null check (actor_type in ('host', 'each_guest', 'all_guests', 'system', 'custom')),
  visibility text not null check (visibility in ('host', 'guest')),
  status text not null check (status in ('suggested', 'pending', 'completed', 'skipped', 'dismissed')),
  title text not null,
  title_key text not null,
  target_url text,
  amount_note text,
  position integer not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (owner_id, item_id),
  foreign key (owner_id, plan_id) references plans
);
create unique index logistics_items_by_title
  on logistics_items (owner_id, plan_id, kind, action_type, title_key);

-- One guest of a plan, with the host: capacity is decided here, under the plan's lock. `peer_owner` is the
-- guest's account, null for a Friend in Mind. `carried_version` is the plan's version the guest's copy
-- (invite_cards) is known to show.
create table invites (
  owner_id uuid not null,
  invite_id uuid not null,
  plan_id uuid not null,
  person_id uuid not null,
  peer_owner uuid,
  delivery text not null check (delivery in ('service', 'manual_share')),
  rsvp_status text not null default 'pending'
    check (rsvp_status in ('pending', 'accepted', 'declined', 'removed')),
  needs_reconfirm boolean not null default false,
  invited_at timestamptz not null default now(),
  answered_at timestamptz,
  removed_at timestamptz,
  carried_version integer not null default 0,
  primary key (owner_id, invite_id),
  foreign key (owner_id, plan_id) references plans,
  foreign key (owner_id, person_id) references people
);
create unique index invites_by_person on invites (owner_id, plan_id, person_id);
create index invites_by_guest on invites (owner_id, person_id, invited_at desc);

-- An invite as its recipient has it: a copy of what a guest may see, made by the relay. `invite_id` and
-- `plan_id` are the recipient's own; `version` is the plan's version it was made from and never goes back.
create table invite_cards (
  owner_id uuid not null,
  invite_id uuid not null,
  plan_id uuid not null,
  host_owner uuid not null,
  host_invite_id uuid not null,
  -- The host, as the recipient saved them.
  host_person_id uuid,
  host_name text not null,
  plan_state text not null check (plan_state in ('shared', 'active', 'canceled')),
  title text not null,
  title_key text not null,
  description text,
  activity_name text,
  source_url text,
  place_name text,
  place_address text,
  timezone text not null,
  scheduled_at timestamptz,
  scheduled_ends_at timestamptz,
  meetup_at timestamptz,
  meetup_location_text text,
  rsvp_deadline timestamptz,
  capacity_min integer,
  capacity_max integer,
  accepted integer not null default 0,
  declined integer not null default 0,
  pending integer not null default 0,
  tipped boolean not null default false,
  revision integer not null,
  checksum text not null,
  rsvp_status text not null,
  needs_reconfirm boolean not null default false,
  answered_at timestamptz,
  -- Guest-visible items of the checklist, as plans.logistics.get answers them.
  logistics jsonb not null default '[]',
  version integer not null,
  received_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (owner_id, invite_id)
);
create unique index invite_cards_by_source on invite_cards (owner_id, host_owner, host_invite_id);
create unique index invite_cards_by_plan on invite_cards (owner_id, plan_id);
create index invite_cards_by_arrival on invite_cards (owner_id, received_at desc, invite_id desc);

-- An effect that waits for a later explicit approval. `payload` is what the commit carries out, `result`
-- the answer's data once it has.
create table prepared_actions (
  owner_id uuid not null,
  action_id uuid not null,
  kind text not null,
  state text not null default 'prepared'
    check (state in ('prepared', 'committed', 'expired', 'superseded')),
  token_id uuid not null,
  surface text not null,
  plan_id uuid,
  list_id uuid,
  person_id uuid,
  summary text not null,
  recipients jsonb not null default '[]',
  content_preview jsonb not null default '{}',
  payload jsonb not null default '{}',
  revision integer not null default 0,
  checksum text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '15 minutes',
  executed_at timestamptz,
  result jsonb,
  primary key (owner_id, action_id),
  foreign key (owner_id, plan_id) references plans,
  foreign key (owner_id, list_id) references lists,
  foreign key (owner_id, person_id) references people
);
create index prepared_actions_by_plan on prepared_actions (owner_id, plan_id, created_at desc);
create index prepared_actions_by_list on prepared_actions (owner_id, list_id, created_at desc);

-- One message to one recipient. It is written by the commit; its id is the Message-ID and the key a
-- provider is given. `attempt` fences: who records an outcome names the attempt they made. `sealed` holds
-- the links of the message, encrypted; an address stands in nobody's partition but the recipient's.
create table outgoing (
  owner_id uuid not null,
  outgoing_id uuid not null,
  kind text not null,
  action_id uuid not null,
  plan_id uuid,
  invite_id uuid,
  person_id uuid not null,
  recipient_owner uuid not null,
  -- What the message says, without its links.
  content jsonb not null,
  sealed text,
  state text not null default 'queued'
    check (state in ('queued', 'sending', 'sent', 'failed', 'unconfirmed')),
  attempt integer not null default 0,
  due_at timestamptz not null default now(),
  lease_until timestamptz,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  primary key (owner_id, outgoing_id),
  foreign key (owner_id, action_id) references prepared_actions,
  foreign key (owner_id, plan_id) references plans,
  foreign key (owner_id, person_id) references people
);
create unique index outgoing_by_recipient on outgoing (owner_id, action_id, person_id, kind);
create index outgoing_by_plan on outgoing (owner_id, plan_id, created_at);
create index outgoing_waiting on outgoing (owner_id, due_at) where state in ('queued', 'sending');

-- What the relay still has to bring to other partitions: it reads what stands there now, so several
-- changes of one thing are carried once. `source_id` is a plan's or a like's.
create table relay_marks (
  owner_id uuid not null,
  kind text not null check (kind in ('plan', 'like')),
  source_id uuid not null,
  version integer not null,
  marked_at timestamptz not null default now(),
  primary key (owner_id, kind, source_id)
);

do $$
declare
  people text;
begin
  foreach people in array array[
    'connections', 'connection_invitations', 'invitation_people', 'invitation_joins', 'list_shares', 'likes',
    'like_targets', 'incoming_interests', 'reversible_actions', 'plans', 'plan_evidence', 'logistics_items',
    'invites', 'invite_cards', 'prepared_actions', 'outgoing', 'relay_marks'
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

-- The relay writes copies, in the partition of the one they are for.
grant select, insert, update on invite_cards, incoming_interests to {{relay}};
grant select on connections, people, accounts to {{relay}};

-- Infrastructure: whose rows wait for a worker. It says that there is work, never what; the rows
-- themselves are the truth, and a mark too many does no harm.
create table due_work (
  owner_id uuid not null,
  kind text not null,
  due_at timestamptz not null default now(),
  primary key (owner_id, kind)
);
create index due_work_by_time on due_work (kind, due_at);
grant select, insert, update, delete on due_work to {{app}};

-- Secrets: what opens a page without an account. `subject_id` is an invite's, a plan's, a list share's, a
-- connection invitation's, or (for unsubscribing) the account's that sends.
create table links (
  link_hash bytea primary key,
  kind text not null
    check (kind in ('invite', 'plan', 'list_share', 'connection', 'unsubscribe')),
  owner_id uuid not null,
  subject_id uuid not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  revoked_at timestamptz
);
create index links_by_subject on links (owner_id, kind, subject_id);

-- Addresses that asked not to be written to; host_owner is all zeros where nobody may.
create table do_not_contact (
  email_hash bytea not null,
  host_owner uuid not null,
  created_at timestamptz not null default now(),
  primary key (email_hash, host_owner)
);
create index account_emails_by_owner on account_emails (owner_id);

-- Makes a link of the account this transaction is for.
create function create_link(hash bytea, link_kind text, subject uuid, until timestamptz)
returns void
language sql security definer set search_path = pg_catalog, public, pg_temp
as $$
  insert into links (link_hash, kind, owner_id, subject_id, expires_at)
  values (hash, link_kind, nullif(current_setting('app.owner', true), '')::uuid, subject, until)
$$;

-- What a link opens; no row for one that is unknown, revoked or expired.
create function find_link(hash bytea)
returns table (kind text, owner_id uuid, subject_id uuid, expires_at timestamptz)
language sql stable security definer set search_path = pg_catalog, public, pg_temp
as $$
  select l.kind, l.owner_id, l.subject_id, l.expires_at
  from links l
  where l.link_hash = hash and l.revoked_at is null and (l.expires_at is null or l.expires_at > now())
$$;

-- Revokes every link to a subject of the account this transaction is for; how many that were.
create function revoke_links(link_kind text, subjects uuid[])
returns integer
language sql security definer set search_path = pg_catalog, public, pg_temp
as $$
  with revoked as (
    update links l set revoked_at = now()
    where l.owner_id = nullif(current_setting('app.owner', true), '')::uuid
      and l.kind = link_kind and l.subject_id = any(subjects) and l.revoked_at is null
    returning 1
  )
  select count(*)::integer from revoked
$$;

-- Which of these accounts the account this transaction is for may write to.
create function may_contact(recipients uuid[])
returns setof uuid
language sql stable security definer set search_path = pg_catalog, public, pg_temp
as $$
  select e.owner_id
  from account_emails e
  where e.owner_id = any(recipients)
    and not exists (
      select from do_not_contact d
      where d.email_hash = e.email_hash
        and d.host_owner in (
          '00000000-0000-0000-0000-000000000000',
          nullif(current_setting('app.owner', true), '')::uuid
        )
    )
$$;

-- Lets nobody (host null), or not this host, write to the account this transaction is for.
create function stop_contact(host uuid)
returns void
language sql security definer set search_path = pg_catalog, public, pg_temp
as $$
  insert into do_not_contact (email_hash, host_owner)
  select e.email_hash, coalesce(host, '00000000-0000-0000-0000-000000000000')
  from account_emails e
  where e.owner_id = nullif(current_setting('app.owner', true), '')::uuid
  on conflict do nothing
$$;

-- Takes that back.
create function resume_contact(host uuid)
returns void
language sql security definer set search_path = pg_catalog, public, pg_temp
as $$
  delete from do_not_contact d
  using account_emails e
  where e.owner_id = nullif(current_setting('app.owner', true), '')::uuid
    and d.email_hash = e.email_hash
    and d.host_owner = coalesce(host, '00000000-0000-0000-0000-000000000000')
$$;

revoke all on function
  create_link(bytea, text, uuid, timestamptz),
  find_link(bytea),
  revoke_links(text, uuid[]),
  may_contact(uuid[]),
  stop_contact(uuid),
  resume_contact(uuid)
from public;
grant execute on function
  create_link(bytea, text, uuid, timestamptz),
  find_link(bytea),
  revoke_links(text, uuid[]),
  may_contact(uuid[]),
  stop_contact(uuid),
  resume_contact(uuid)
to {{app}};
