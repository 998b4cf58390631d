-- Whether replies to mail about an account's plans go to its address, which guests then read; only where it chose so.
alter table accounts add column guests_reply boolean not null default false;
-- The language of its last page, where a browser decides: mail has no browser that says which to use.
alter table accounts add column browser_language text;
alter table accounts add constraint accounts_browser_language check (browser_language in ('en', 'de'));
