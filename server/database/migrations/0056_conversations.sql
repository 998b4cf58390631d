-- Conversations of the Assistant and their turns. A conversation belongs to one principal and one channel, of which only an HMAC is
-- stored: an identity may be a telephone number.
create table conversations (
  owner_id uuid not null,
  conversation_id uuid not null,
  -- The token, as prepared actions name it.
  principal_id uuid not null,
  -- Null for the conversation without a channel.
  channel_hash bytea,
  channel_kind text not null,
  language text not null default 'en',
  -- What was shown, asked and prepared last.
  state jsonb not null default '{}',
  turns integer not null default 0,
  -- The turn that holds the lease, until when.
  busy_turn uuid,
  busy_until timestamptz,
  created_at timestamptz not null default now(),
  last_turn_at timestamptz not null default now(),
  primary key (owner_id, conversation_id),
  constraint conversations_state check (octet_length(state::text) <= 65536)
);
create unique index conversations_by_channel on conversations (owner_id, principal_id, channel_hash) nulls not distinct;
create index conversations_by_turn on conversations (owner_id, last_turn_at, conversation_id);

create table turns (
  owner_id uuid not null,
  turn_id uuid not null,
  conversation_id uuid not null,
  ordinal integer not null,
  kind text not null,
  request_key text not null,
  fingerprint bytea not null,
  -- Null once it was emptied, and for a commit.
  message text,
  -- Null while the turn runs, and once it was emptied.
  answer text,
  -- The secrets of the answer.
  sealed text,
  interpreter text not null default 'rules',
  model text,
  tokens integer,
  state text not null default 'running',
  lease_until timestamptz not null,
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  primary key (owner_id, turn_id)
);
create unique index turns_by_key on turns (owner_id, request_key);
create index turns_by_conversation on turns (owner_id, conversation_id);
-- Those whose words are kept: at most a few hundred of a conversation, however long it is.
create index turns_kept on turns (owner_id, conversation_id, ordinal)
  where message is not null or answer is not null or state = 'running';

alter table conversations enable row level security;
alter table conversations force row level security;
create policy owner_only on conversations
  using (owner_id = nullif(current_setting('app.owner', true), '')::uuid)
  with check (owner_id = nullif(current_setting('app.owner', true), '')::uuid);
grant select, insert, update, delete on conversations to {{app}};

alter table turns enable row level security;
alter table turns force row level security;
create policy owner_only on turns
  using (owner_id = nullif(current_setting('app.owner', true), '')::uuid)
  with check (owner_id = nullif(current_setting('app.owner', true), '')::uuid);
grant select, insert, update, delete on turns to {{app}};
