-- Lets a mail about signing in wait, which the limits of all such mails do not allow yet: it is due again after so many
-- seconds, as if it had not been tried, and its link works as long after that as it would have now. False for one that was
-- asked for more than ten minutes ago. The release before sends what waits once it is due.
create function hold_sign_in_mail(link bytea, number smallint, again integer)
returns boolean
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  update sign_in_links s
  set attempt = number - 1, lease_until = null, due_at = now() + make_interval(secs => again),
    expires_at = now() + make_interval(secs => again) + interval '10 minutes'
  where s.link_hash = link and s.attempt = number
    and s.created_at > now() - interval '10 minutes';
  return found;
end
$$;
revoke all on function hold_sign_in_mail(bytea, smallint, integer) from public;
