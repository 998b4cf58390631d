-- Files that callers upload for captures. A file is evidence only: nothing of it is ever sent back.

create table media (
  owner_id uuid not null,
  media_id uuid not null,
  type text not null,
  -- As stored, which for a picture is less than was sent.
  bytes integer not null,
  width integer,
  height integer,
  -- What the camera wrote, before the picture was encoded anew: coordinates, and the time it was taken.
  facts jsonb not null default '{}',
  created_at timestamptz not null default now(),
  -- Null as long as a capture uses it.
  expires_at timestamptz,
  primary key (owner_id, media_id)
);
create index media_by_expiry on media (owner_id, expires_at) where expires_at is not null;

create table media_bytes (
  owner_id uuid not null,
  media_id uuid not null,
  content bytea not null,
  primary key (owner_id, media_id),
  foreign key (owner_id, media_id) references media
);
-- Pictures are compressed already.
alter table media_bytes alter column content set storage external;

-- The captures that use a file. It is deleted with the last of them.
create table capture_media (
  owner_id uuid not null,
  capture_id uuid not null,
  media_id uuid not null,
  primary key (owner_id, capture_id, media_id),
  foreign key (owner_id, media_id) references media
);
create index capture_media_by_media on capture_media (owner_id, media_id);

do $$
declare
  people text;
begin
  foreach people in array array['media', 'media_bytes', 'capture_media']
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
