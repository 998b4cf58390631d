-- Where the database is distributed: keeps a shard of this node, and those with the same owners, where they are until the
-- transaction ends. Fails as a conflict does if they have moved.
create function keep_shard(shard bigint) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  newest bigint;
  ended bigint;
begin
  -- A share lock, as Citus takes for a change. What moves the shard waits for it, and this waits for what moves it.
  perform lock_shard_metadata(5, array[shard]);
  select p.xmax::text::bigint into ended
  from pg_dist_placement p
  where p.shardid = shard and p.groupid = (select l.groupid from pg_dist_local_group l);
  if not found then
    raise exception 'shard % is not on this node', shard using errcode = 'serialization_failure';
  elsif ended <> 0 then
    -- A transaction that keeps to one state still finds what was moved while this waited.
    newest := pg_snapshot_xmax(pg_current_snapshot())::text::bigint;
    ended := newest + ((ended - newest + 2147483648) & 4294967295) - 2147483648;
    if pg_xact_status(ended::text::xid8) = 'committed' then
      raise exception 'shard % has left this node', shard using errcode = 'serialization_failure';
    end if;
  end if;
end
$$;
revoke all on function keep_shard(bigint) from public;
grant execute on function keep_shard(bigint) to {{app}}, {{relay}};
