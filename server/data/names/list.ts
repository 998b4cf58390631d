import type { Db } from '#server/database/db.ts'
import { type Statement, sql } from '#server/database/sql.ts'
import { maxNames } from '#server/domain/assistant/max_names.ts'

/** What somebody may call something of this account by. */
export interface NameRow {
  readonly kind: 'list' | 'plan' | 'idea' | 'place' | 'person' | 'invite' | 'logistics_item'
  readonly id: string
  readonly label: string
  /** The plan of an item of a checklist. */
  readonly plan_id: string | null
  /** Of a plan. */
  readonly state: string | null
  /** Of a plan that is ahead, or an invitation to one: when it begins. */
  readonly scheduled_at: Date | null
  /** Of a plan that is ahead: who was invited and has not declined, of one that was not sent who will be; of an invitation the host. */
  readonly person_ids: readonly string[] | null
  /** Of somebody by a former name: that name. */
  readonly called: string | null
}

/** The most guests of a plan that it may be called by. */
const maxGuests = 20

const ofInvitation = sql`
  case when c.plan_state <> 'canceled' and c.scheduled_at > now() - interval '12 hours' then c.scheduled_at end,
  case when c.plan_state <> 'canceled' and c.host_person_id is not null then array[c.host_person_id] end`

/** The most things of a kind that are called by one of the keys. */
const maxCalled = 25

/**
 * What this account has, by name: of each kind the newest, 2,000 at most; of its lists, ideas, places and people also older ones that
 * are called exactly by one of these keys; and what people were called before. Something may be there twice.
 */
export function listNames(db: Db, keys: readonly string[]): Promise<NameRow[]> {
  return db.sql<NameRow>`
    select n.*, null::text as called from (${currentNames(db)}) as n
    union all
    select k.*, null::text from (${namesCalled(db, [...keys])}) as k
    union all
    (select 'person', m.person_id, m.display_name, null, null, null, null, f.name
     from people m, unnest(m.aliases) as f (name)
     where m.owner_id = ${db.owner} and m.deleted_at is null and m.aliases <> '{}'
     order by m.name_key
     limit 200)`
}

function currentNames({ owner }: Db): Statement {
  return sql`
    (select 'list' as kind, l.list_id as id, l.name as label, null::uuid as plan_id, null::text as state,
       null::timestamptz as scheduled_at, null::uuid[] as person_ids
     from lists l
     where l.owner_id = ${owner} and l.deleted_at is null
     order by l.updated_at desc, l.list_id desc
     limit ${maxNames.list})
    union all
    (select 'plan', p.plan_id, p.title, null, p.state,
       case when p.state in ('draft', 'reviewed', 'shared', 'active') and p.scheduled_at > now() - interval '12 hours'
         then p.scheduled_at end,
       case
         when p.scheduled_at < now() - interval '12 hours' then null
         when p.state in ('draft', 'reviewed') then p.audience[1:${maxGuests}]
         when p.state in ('shared', 'active') then array(
           select v.person_id from invites v
           where v.owner_id = p.owner_id and v.plan_id = p.plan_id and v.rsvp_status in ('pending', 'accepted')
           limit ${maxGuests})
       end
     from plans p
     where p.owner_id = ${owner} and p.state <> 'deleted'
     order by p.updated_at desc, p.plan_id desc
     limit ${maxNames.plan})
    union all
    (select 'idea', i.idea_id, i.title, null, null, null, null
     from ideas i
     where i.owner_id = ${owner} and i.state = 'active'
     order by i.updated_at desc, i.idea_id desc
     limit ${maxNames.idea})
    union all
    (select 'place', s.place_id, s.name, null, null, null, null
     from places s
     where s.owner_id = ${owner} and s.state = 'active'
     order by s.updated_at desc, s.place_id desc
     limit ${maxNames.place})
    union all
    (select 'person', m.person_id, m.display_name, null, null, null, null
     from people m
     where m.owner_id = ${owner} and m.deleted_at is null
     order by m.name_key
     limit ${maxNames.person})
    union all
    (select 'invite', c.invite_id, c.title, null, null, ${ofInvitation}
     from invite_cards c
     where c.owner_id = ${owner} and c.rsvp_status <> 'removed'
     order by c.received_at desc, c.invite_id desc
     limit 100)
    union all
    (select 'plan', c.plan_id, c.title, null, 'invited', ${ofInvitation}
     from invite_cards c
     where c.owner_id = ${owner} and c.rsvp_status <> 'removed'
     order by c.received_at desc, c.invite_id desc
     limit 100)
    union all
    (select 'logistics_item', t.item_id, t.title, t.plan_id, null, null, null
     from logistics_items t
     where t.owner_id = ${owner} and t.status in ('suggested', 'pending')
     order by t.item_id
     limit 100)`
}

function namesCalled({ owner }: Db, keys: string[]): Statement {
  return sql`
    (select 'list' as kind, l.list_id as id, l.name as label, null::uuid as plan_id, null::text as state,
       null::timestamptz as scheduled_at, null::uuid[] as person_ids
     from lists l
     where l.owner_id = ${owner} and l.deleted_at is null and l.name_key = any(${keys}::text[])
     limit ${maxCalled})
    union all
    (select 'idea', i.idea_id, i.title, null, null, null, null
     from ideas i
     where i.owner_id = ${owner} and i.state = 'active' and i.title_key = any(${keys}::text[])
     limit ${maxCalled})
    union all
    (select 'place', s.place_id, s.name, null, null, null, null
     from places s
     where s.owner_id = ${owner} and s.state = 'active' and s.name_key = any(${keys}::text[])
     limit ${maxCalled})
    union all
    (select 'person', m.person_id, m.display_name, null, null, null, null
     from people m
     where m.owner_id = ${owner} and m.deleted_at is null and m.name_key = any(${keys}::text[])
     limit ${maxCalled})`
}
