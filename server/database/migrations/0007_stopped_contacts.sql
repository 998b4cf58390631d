-- Whose mail the account this transaction is for has stopped; null stands for everybody's.
create function stopped_contacts()
returns setof uuid
language sql stable security definer set search_path = pg_catalog, public, pg_temp
as $$
  select nullif(d.host_owner, '00000000-0000-0000-0000-000000000000')
  from do_not_contact d
  join account_emails e on e.email_hash = d.email_hash
  where e.owner_id = nullif(current_setting('app.owner', true), '')::uuid
$$;

revoke all on function stopped_contacts() from public;
grant execute on function stopped_contacts() to {{app}};
