-- Makes, for each recipient of a send, the link that stops mail from the account this transaction is for.
-- The links are the recipients'; they are found by their hash only, so one statement may make them all.
create function create_unsubscribe_links(hashes bytea[], recipients uuid[])
returns void
language sql security definer set search_path = pg_catalog, public, pg_temp
as $$
  insert into links (link_hash, kind, owner_id, subject_id)
  select made.hash, 'unsubscribe', made.recipient, nullif(current_setting('app.owner', true), '')::uuid
  from unnest(hashes, recipients) as made (hash, recipient)
$$;

revoke all on function create_unsubscribe_links(bytea[], uuid[]) from public;
grant execute on function create_unsubscribe_links(bytea[], uuid[]) to {{app}};
