-- Where a guest of a plan wants to read that it moves, and on the day before: an address that the guest typed on the page of
-- the invitation and confirmed by mail, or the guest's account. It is sealed, and no host ever reads it. One row has the
-- latest message to its guest, too, as in `outgoing`.
create table guest_mail (
  owner_id uuid not null,
  invite_id uuid not null,
  plan_id uuid not null,
  -- Of the latest time that the guest asked: what an earlier mail links to has ended.
  ask_id uuid not null,
  -- The address, null for the account of the guest, and the token of the guest's own page.
  sealed text not null,
  address_hash bytea,
  -- The language of the page on which it was asked for.
  language text,
  asked_at timestamptz not null default now(),
  confirmed_at timestamptz,
  -- When the mail of the day before is due; null once it was written, and where there is none.
  remind_at timestamptz,
  -- When the row is deleted; null where only the plan's retention says so.
  forget_at timestamptz,
  message_id uuid,
  content jsonb,
  state text check (state in ('queued', 'sending', 'sent', 'failed', 'unconfirmed')),
  attempt integer not null default 0,
  due_at timestamptz,
  lease_until timestamptz,
  unanswered_since timestamptz,
  created_at timestamptz,
  finished_at timestamptz,
  primary key (owner_id, invite_id),
  foreign key (owner_id, invite_id) references invites
);
create index guest_mail_waiting on guest_mail (owner_id, due_at) where state in ('queued', 'sending');
create index guest_mail_to_write on guest_mail (owner_id, remind_at) where remind_at is not null;
create index guest_mail_to_forget on guest_mail (owner_id, forget_at) where forget_at is not null;
create index guest_mail_by_plan on guest_mail (owner_id, plan_id);

alter table guest_mail enable row level security;
alter table guest_mail force row level security;
create policy owner_only on guest_mail
  using (owner_id = nullif(current_setting('app.owner', true), '')::uuid)
  with check (owner_id = nullif(current_setting('app.owner', true), '')::uuid);
grant select, insert, update, delete on guest_mail to {{app}};

-- Those of these addresses, by their hashes, that the account this transaction is for may write to.
create function may_write_to(addresses bytea[])
returns setof bytea
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  return query select a.hash
  from unnest(addresses) as a (hash)
  where not exists (
    select from do_not_contact d
    where d.email_hash = a.hash
      and d.host_owner in (
        '00000000-0000-0000-0000-000000000000',
        nullif(current_setting('app.owner', true), '')::uuid
      )
  );
end
$$;

revoke all on function may_write_to(bytea[]) from public;
grant execute on function may_write_to(bytea[]) to {{app}};
