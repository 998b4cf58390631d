import { expect, test } from 'vitest'
import { aRun, budget, found } from '#test/support/given/discovery.ts'
import { anIdea, answer } from '#test/support/given/lists.ts'
import { useAccount, useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld({ worker: false })
const sam = useAccount(world, 'Sam')

const create = 'plans.draft.create'
const inAWeek = new Date(Date.now() + 7 * 86_400_000).toISOString()

const wheel = found('Beginners at the wheel', {
  location: { venue_name: 'Tonwerk', address: 'Weserstraße 112, 12045 Berlin', city: 'Berlin' },
  schedule: { starts_at: inAWeek, start_precision: 'exact', timezone: 'Europe/Berlin' },
})

/** A recorded run, and the selection of its first candidate. */
async function aSelection(candidates: object[] = [wheel]) {
  const run = await aRun(sam, { constraint_changes: [budget] })
  const { run_handle, thread_handle, reply_contract_handle } = run
  const { data } = await answer(sam, 'discovery.record', {
    ...{ run_handle, result_state: 'results', candidates },
  })
  const candidate_id = data.candidates[0]?.candidate_id ?? ''
  const research_selection = {
    ...{ run_handle, thread_handle, reply_contract_handle, candidate_ref: candidate_id },
    snapshot_fingerprint: data.snapshot_fingerprint,
    expected_state_version: data.state_version,
  }
  return { candidate_id, research_selection, data }
}

test('a draft of a recorded candidate has its name, place, time, claims and constraints', async () => {
  const selection = await aSelection()
  const { data } = await answer(sam, create, selection)
  expect(data.plan).toMatchObject({ title: 'Beginners at the wheel', scheduled_at: inAWeek })
  expect(data.plan.place).toMatchObject({ name: 'Tonwerk' })
  expect(data.draft.requirements.constraints).toEqual(['At most 60 euros for each person'])
  expect(data.evidence).toEqual([
    {
      claim: 'price: 55 euros for each person',
      source_handle: null,
      source_url: 'https://example.test/tonwerk',
      observed_at: null,
    },
  ])
})

test('what was researched stays when the claims of the caller change, thirty in all', async () => {
  const evidence = Array.from({ length: 20 }, (_, index) => ({
    ...{ claim_type: 'fact', claim_value: `${index + 1}` },
    source_url: 'https://example.test/facts',
  }))
  const source_handle = await anIdea(sam, 'A source')
  const claims = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ source_handle, claim: `Own ${index + 1}` }))
  const selection = await aSelection([{ ...wheel, public_name: 'Glazing', evidence }])
  const { data } = await answer(sam, create, { ...selection, claims: claims(15) })
  expect(data.evidence).toHaveLength(30)
  expect(data.evidence[15]?.claim).toBe('fact: 1')
  const { plan_handle } = data.plan
  const evidenceWith = async (count: number) => {
    await answer(sam, 'plans.draft.update', { plan_handle, claims: claims(count) })
    return (await answer(sam, 'plans.get', { plan_handle })).data.evidence
  }
  const fewer = await evidenceWith(2)
  expect(fewer.map(({ claim }) => claim).slice(0, 3)).toEqual([...['Own 1', 'Own 2', 'fact: 1']])
  expect(fewer).toHaveLength(17)
  expect(await evidenceWith(30)).toHaveLength(30)
})

test('a selection that is out of date is 409, and makes neither a draft nor an idea', async () => {
  const { candidate_id, research_selection } = await aSelection()
  const rows = () =>
    world.database.read(
      sam.owner,
      (db) =>
        db.sql`select (select count(*) from ideas) as ideas, (select count(*) from plans) as plans`,
    )
  const before = await rows()
  const other = await aSelection([found('Another')])
  for (const [field, value] of [
    ['expected_state_version', 1],
    ['thread_handle', other.research_selection.thread_handle],
    ['reply_contract_handle', other.research_selection.reply_contract_handle],
    ['snapshot_fingerprint', other.research_selection.snapshot_fingerprint],
  ]) {
    const { status, body } = await sam.call(create, {
      candidate_id,
      research_selection: { ...research_selection, [String(field)]: value },
    })
    expect([status, body.code, body.current]).toEqual([
      ...[409, 'stale_state_version', { state_version: 2 }],
    ])
  }
  expect(await rows()).toEqual(before)
})

test('the candidate must be of that run, and the one that is drafted', async () => {
  const { candidate_id, research_selection } = await aSelection()
  const other = await aSelection([found('Another')])
  for (const input of [
    {
      candidate_id,
      research_selection: { ...research_selection, candidate_ref: other.candidate_id },
    },
    { candidate_id: other.candidate_id, research_selection },
  ]) {
    const { status, body } = await sam.call(create, input)
    expect([status, body.errors[0]?.pointer]).toEqual([422, '/research_selection/candidate_ref'])
  }
})

test('a candidate becomes one idea, however often it is drafted from and liked', async () => {
  const { candidate_id, research_selection } = await aSelection([found('Kiln at night')])
  const separate_outing = true
  await answer(sam, create, { candidate_id, research_selection, separate_outing })
  await answer(sam, create, { candidate_id, separate_outing })
  await answer(sam, 'ideas.candidates.like', { candidate_ids: [candidate_id] })
  const [row] = await world.database.read(
    sam.owner,
    (db) => db.sql<{ count: number }>`
      select count(*)::integer as count from ideas where title = 'Kiln at night' and idea_origin = 'discovered'`,
  )
  expect(row?.count).toBe(1)
})

test('recording, preparing and saving make no idea', async () => {
  await aSelection([found('Only recorded')])
  const rows = await world.database.read(
    sam.owner,
    (db) => db.sql`select 1 from ideas where title = 'Only recorded'`,
  )
  expect(rows).toEqual([])
})
