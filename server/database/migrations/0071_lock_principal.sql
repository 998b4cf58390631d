-- What a principal of this account may do at this moment with the tokens of it that work: whether any has the ability, and
-- whether it has to ask. No row where none works. They are locked until the transaction ends, so that what takes the ability
-- away, asks from now on or revokes them is done before the transaction, which then sees it, or after it.
create function lock_principal(id uuid, needed text)
returns table (may boolean, asks boolean)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  me uuid := nullif(current_setting('app.owner', true), '')::uuid;
begin
  perform
  from tokens t
  where t.owner_id = me and coalesce(t.principal_id, t.token_id) = id and t.revoked_at is null
  for share;
  return query
  select bool_or(needed = any(t.abilities)), bool_or(t.needs_approval)
  from tokens t
  where t.owner_id = me and coalesce(t.principal_id, t.token_id) = id and t.revoked_at is null
    and t.expires_at > now()
  having count(*) > 0;
end
$$;
revoke all on function lock_principal(uuid, text) from public;
grant execute on function lock_principal(uuid, text) to {{app}};
