-- What the host of a plan still has to read about its answers: one row for each plan, with the latest message. Earlier
-- releases send every row of `outgoing` and could not write these messages, so they have a table of their own.
create table host_notices (
  owner_id uuid not null,
  plan_id uuid not null,
  -- Answers given before are not news.
  since timestamptz not null default now(),
  -- When there may be something to write; null where nothing is expected.
  news_at timestamptz,
  -- What the host knows already: from a message, or because it follows from the host's own change.
  tipped_told boolean not null,
  full_told boolean not null,
  -- The closing of answers that the host was told of; answers may be opened again and close later.
  closing_told timestamptz,
  -- The latest message, as in `outgoing`; what it says is kept until it has been sent.
  message_id uuid,
  content jsonb,
  sealed text,
  state text check (state in ('queued', 'sending', 'sent', 'failed', 'unconfirmed')),
  attempt integer not null default 0,
  due_at timestamptz,
  lease_until timestamptz,
  unanswered_since timestamptz,
  created_at timestamptz,
  finished_at timestamptz,
  primary key (owner_id, plan_id),
  foreign key (owner_id, plan_id) references plans
);
create index host_notices_waiting on host_notices (owner_id, news_at)
  where news_at is not null or state in ('queued', 'sending');

alter table host_notices enable row level security;
alter table host_notices force row level security;
create policy owner_only on host_notices
  using (owner_id = nullif(current_setting('app.owner', true), '')::uuid)
  with check (owner_id = nullif(current_setting('app.owner', true), '')::uuid);
grant select, insert, update, delete on host_notices to {{app}};

-- The last answer and note of a guest that the host was told of, and when that answer was given.
alter table invites
  add column told_status text,
  add column told_note text,
  add column told_at timestamptz;
