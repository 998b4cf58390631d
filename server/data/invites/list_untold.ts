import type { Db } from '#server/database/db.ts'

/** An answer of a guest that the host was not told of. */
export interface UntoldAnswer {
  /** As the host saved it, or as the guest gave it when signing up. */
  display_name: string
  rsvp_status: 'accepted' | 'declined'
  /** The last answer that the host was told of since the guest was invited; null for none. */
  told_status: 'accepted' | 'declined' | null
  note: string | null
  /** Whether the guest signed up by an open link. */
  signed_up: boolean
  /** Whether somebody signed up under the same name and was removed. */
  taken_off_before: boolean
  /** Whether the time or the place has changed since they answered. */
  needs_reconfirm: boolean
}

/**
 * The answers to a plan that its host was not told of, in the order in which they were given. `since` is when the host
 * began to get such messages: earlier answers are left out, unless the guest has written another note. A note that was only removed
 * is not told.
 */
export async function listUntold(db: Db, plan_id: string, since: Date): Promise<UntoldAnswer[]> {
  return db.sql<UntoldAnswer>`
    select p.display_name, v.rsvp_status, v.note, p.origin = 'sign_up' as signed_up, v.needs_reconfirm,
      case when v.told_at >= v.invited_at then v.told_status end as told_status,
      p.origin = 'sign_up' and exists (
        select 1
        from invites r
        join people q on q.owner_id = r.owner_id and q.person_id = r.person_id
        where r.owner_id = ${db.owner} and r.plan_id = v.plan_id and r.rsvp_status = 'removed'
          and q.owner_id = ${db.owner} and q.origin = 'sign_up' and q.name_key = p.name_key
      ) as taken_off_before
    from invites v
    join people p on p.owner_id = v.owner_id and p.person_id = v.person_id
    where v.owner_id = ${db.owner} and v.plan_id = ${plan_id}
      and v.rsvp_status in ('accepted', 'declined')
      and (
        (v.answered_at >= ${since} and v.told_at is distinct from v.answered_at)
        or (v.note is not null and v.told_note is distinct from v.note)
      )
    order by v.answered_at, v.invite_id`
}
