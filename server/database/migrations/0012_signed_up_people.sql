-- Who signs up by an open link is a person of the plan's host, and is not yet one of those the host knows.
alter table people
  add column origin text not null default 'saved' check (origin in ('saved', 'sign_up'));
