-- What others like is known by its title, whether or not this account has saved it: incoming_interests
-- takes the place of incoming_likes, which knew it by an idea of this account's.
drop table incoming_likes;

-- `revision` counts what the account itself changed. `version` rises with whatever its copies show, an
-- audience that others changed and a title included; the relay goes by it.
alter table likes add column version integer not null default 1;

-- A copy has an id of its own on the side it was brought to.
alter table incoming_interests add column interest_id uuid not null;
create unique index incoming_interests_by_id on incoming_interests (owner_id, interest_id);

-- What was last shown by ideas.lists.likes.preview for one list and one choice of people: applying it takes
-- no token, so that what was reviewed is remembered here. Both are hexadecimal SHA-256.
create table like_previews (
  owner_id uuid not null,
  list_id uuid not null,
  selection text not null,
  checksum text not null,
  expires_at timestamptz not null,
  primary key (owner_id, list_id, selection),
  foreign key (owner_id, list_id) references lists
);

alter table like_previews enable row level security;
alter table like_previews force row level security;
create policy owner_only on like_previews
  using (owner_id = nullif(current_setting('app.owner', true), '')::uuid)
  with check (owner_id = nullif(current_setting('app.owner', true), '')::uuid);
grant select, insert, update, delete on like_previews to {{app}};
