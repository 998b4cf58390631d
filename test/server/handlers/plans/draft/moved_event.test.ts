import { beforeEach, describe, expect, test } from 'vitest'
import { completed } from '#test/contract/examples/stage.ts'
import { featureLines, importText } from '#test/support/given/inventory.ts'
import { answer } from '#test/support/given/lists.ts'
import { type Account, useWorld } from '#test/support/world.ts'

const world = useWorld({ worker: false })

const inDays = (days: number) => {
  const at = new Date(Date.now() + days * 86_400_000)
  at.setUTCHours(19, 0, 0, 0)
  return at
}
const [first, second] = [inDays(12), inDays(40)]

let sam: Account

/** The event is, by its public source, at this time. */
async function isAt(at: Date) {
  const event = {
    id: 'songs',
    name: 'Night of quiet songs',
    venue: 'Hof',
    starts: at.toISOString(),
  }
  await importText(world, featureLines([event]), { source: 'moving' })
}

async function shown() {
  const { items } = await completed(sam, 'ideas.recommendations.get', {
    search: 'quiet songs',
    neighborhoods: ['Kreuzberg'],
  })
  return items[0]?.candidate_id ?? ''
}

/** A draft of a candidate, and what its answer says of the event's time. */
async function draft(candidate_id: string, more: Record<string, unknown> = {}) {
  const { data, outcome } = await answer(sam, 'plans.draft.create', { candidate_id, ...more })
  const said = outcome.disclosures.filter(({ name }) => name === 'plan.event_moved')
  return { plan: data.plan, said: said.map(({ text }) => text) }
}

const day = (at: Date) =>
  at.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone: 'Europe/Berlin' })

beforeEach(async () => {
  await isAt(first)
  sam = await world.account('Sam')
})

describe('a draft of an event that has moved', () => {
  test('since it was shown has the new time, and says so', async () => {
    const candidate_id = await shown()
    await isAt(second)
    const { plan, said } = await draft(candidate_id)
    expect(plan.scheduled_at).toBe(second.toISOString())
    expect(said).toHaveLength(1)
    for (const part of [day(first), day(second), 'The draft has the new time']) {
      expect(said[0]).toContain(part)
    }
  })

  test('since it was saved has the time that was saved, and says so', async () => {
    const saved = await completed(sam, 'ideas.candidates.like', { candidate_ids: [await shown()] })
    expect(saved.likes).toHaveLength(1)
    await isAt(second)
    const { plan, said } = await draft(await shown())
    expect(plan.scheduled_at).toBe(first.toISOString())
    expect(said).toHaveLength(1)
    expect(said[0]).toContain('The draft has the time that you saved')
  })

  test('says nothing of it where it has not moved, or where the time was given', async () => {
    const candidate_id = await shown()
    expect((await draft(candidate_id)).said).toEqual([])
    await isAt(second)
    const scheduled_at = first.toISOString()
    const given = await draft(candidate_id, { scheduled_at, separate_outing: true })
    expect(given.said).toEqual([])
  })
})
