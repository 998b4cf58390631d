import type { Db } from '#server/database/db.ts'

/** What somebody may call something of this account by. */
export interface NameRow {
  readonly kind: 'list' | 'plan' | 'idea' | 'place' | 'person' | 'invite' | 'logistics_item'
  readonly id: string
  readonly label: string
  /** The plan of an item of a checklist. */
  readonly plan_id: string | null
  /** Of a plan. */
  readonly state: string | null
}

/** @returns what this account has, by name: of each kind the newest, 2,000 at most. */
export function listNames(db: Db): Promise<NameRow[]> {
  const { owner } = db
  return db.sql<NameRow>`
    (select 'list' as kind, l.list_id as id, l.name as label, null::uuid as plan_id, null::text as state
     from lists l
     where l.owner_id = ${owner} and l.deleted_at is null
     order by l.updated_at desc, l.list_id desc
     limit 300)
    union all
    (select 'plan', p.plan_id, p.title, null, p.state
     from plans p
     where p.owner_id = ${owner} and p.state <> 'deleted'
     order by p.updated_at desc, p.plan_id desc
     limit 300)
    union all
    (select 'idea', i.idea_id, i.title, null, null
     from ideas i
     where i.owner_id = ${owner} and i.state = 'active'
     order by i.updated_at desc, i.idea_id desc
     limit 500)
    union all
    (select 'place', s.place_id, s.name, null, null
     from places s
     where s.owner_id = ${owner} and s.state = 'active'
     order by s.updated_at desc, s.place_id desc
     limit 150)
    union all
    (select 'person', m.person_id, m.display_name, null, null
     from people m
     where m.owner_id = ${owner} and m.deleted_at is null
     order by m.name_key
     limit 400)
    union all
    (select 'invite', c.invite_id, c.title, null, null
     from invite_cards c
     where c.owner_id = ${owner} and c.rsvp_status <> 'removed'
     order by c.received_at desc, c.invite_id desc
     limit 100)
    union all
    (select 'plan', c.plan_id, c.title, null, 'invited'
     from invite_cards c
     where c.owner_id = ${owner} and c.rsvp_status <> 'removed'
     order by c.received_at desc, c.invite_id desc
     limit 100)
    union all
    (select 'logistics_item', t.item_id, t.title, t.plan_id, null
     from logistics_items t
     where t.owner_id = ${owner} and t.status in ('suggested', 'pending')
     order by t.item_id
     limit 100)`
}
