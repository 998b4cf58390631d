-- Reviews of a friendship step whose tokens were given out under short handles: models miscopy long random strings. `sealed` is the token
-- itself, which only its account opens; it says the same end.
create table reviews (
  owner_id uuid not null,
  review_id uuid not null,
  sealed text not null,
  expires_at timestamptz not null,
  primary key (owner_id, review_id)
);
create index reviews_by_expiry on reviews (owner_id, expires_at);

alter table reviews enable row level security;
alter table reviews force row level security;
create policy owner_only on reviews
  using (owner_id = nullif(current_setting('app.owner', true), '')::uuid)
  with check (owner_id = nullif(current_setting('app.owner', true), '')::uuid);
grant select, insert, update, delete on reviews to {{app}};
