import { sql } from '#server/database/sql.ts'
import { parseHandle } from '#server/domain/basics/handle.ts'
import { itemWordsJob } from '#server/jobs/item_words.ts'
import { searchJob, updateChanged } from '#server/jobs/search.ts'
import { answer, people } from '#test/support/given/lists.ts'
import { inHours } from '#test/support/given/plans.ts'
import type { Account, World } from '#test/support/world.ts'

/** Searches everywhere, with each filter; and what writes what things are found by. */
export async function useFinding(world: World, sam: Account): Promise<void> {
  const [ada = ''] = await people(sam, 'Ada the finder')
  const place = { name: 'Quiet harbour bath', address: 'Seestraße 1, 13353 Berlin Wedding' }
  const { data } = await answer(sam, 'places.private.create', place)
  const { place_handle } = data.place
  const idea = { kind: 'place', title: 'Harbour laps', place_handle }
  await answer(sam, 'ideas.structured_create', idea)
  await answer(sam, 'ideas.lists.create', { name: 'Harbours', person_handles: [ada] })
  const span = { text: 'evening', start: 0, end: 7 }
  const said = { span, hardness: 'hard', provenance: 'user_stated', confidence: 1 }
  const local_interval = { starts_at: '17:00', starts_before: '03:00' }
  const filters: Record<string, unknown>[] = [
    {},
    { people: ['Ada the finder'] },
    { activities: ['Swimming', 'laps'], neighborhoods: ['Wedding'] },
    { starts_after: inHours(1), starts_before: inHours(99), timezone: 'Europe/Berlin' },
    { requested_start_at: inHours(2), semantic_subject: 'swimming' },
    { daypart: { ...said, value: 'night', local_interval } },
    {
      daypart: { ...said, value: 'tonight', local_interval },
      weekday_selector: { ...said, values: ['friday'], iso_days: [5] },
    },
    { weekday_selector: { ...said, values: ['friday'], iso_days: [5] } },
  ]
  for (const query of ['harbour', 'harbor lops']) {
    for (const filter of filters) await answer(sam, 'ideas.search', { query, ...filter })
    await answer(sam, 'ideas.saved.query', { query })
    const sentence = query === 'harbour' ? query : `${query} on Saturday evening`
    await answer(sam, 'places.private.query', { query: sentence })
  }
  for (const id of ['ideas.saved.query', 'places.private.query'] as const) {
    await answer(sam, id, { query: '%' })
  }
  await answer(sam, 'places.private.update', { place_handle, address: 'Marktplatz 1, Munich' })
  await outdate(world, sam, parseHandle('place', place_handle) ?? '')
  await itemWordsJob(world.database).run('')
  await searchJob(world.database).run(sam.owner)
  await updateChanged(world.database, sam.owner, new Date(Date.now() - 60_000))
}

/** Leaves public items with old words, and the copies of a plan whose place now has an attribution. */
async function outdate(world: World, { owner }: Account, place_id: string): Promise<void> {
  await world.database.run(sql`update inventory_items set search_version = 0`)
  await world.database.write(owner, {
    async work(db) {
      await db.sql`
        update places set attribution = '© Test' where owner_id = ${owner} and place_id = ${place_id}`
      const plans = await db.sql<{ plan_id: string }>`
        select plan_id from plans
        where owner_id = ${owner} and state in ('shared', 'active')
        order by updated_at desc, plan_id desc
        limit 100`
      for (const { plan_id } of plans) {
        const guests = await db.sql`
          select true from invites
          where owner_id = ${owner} and plan_id = ${plan_id} and delivery = 'service' and peer_owner is not null
          limit 1`
        if (guests.length === 0) continue
        await db.sql`
          update plans set place_id = ${place_id}, place_name = 'Quiet harbour bath'
          where owner_id = ${owner} and plan_id = ${plan_id}`
        return
      }
    },
  })
}
