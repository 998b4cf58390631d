import { refuseDefect } from '#server/runtime/check.ts'
import { describe, expect, test } from 'vitest'
import { claimCaptures, type ClaimedCapture } from '#server/data/captures/claim.ts'
import { workTables } from '#server/data/accepted_work/tables.ts'
import { requireRoundup } from '#server/data/roundups/find.ts'
import { sql } from '#server/database/sql.ts'
import {
  type CaptureState,
  type RoundupState,
  type WorkEvent,
  workEvents,
  workStates,
} from '#server/domain/accepted_work/states.ts'
import { writtenBy } from '#server/domain/ideas/words_from.ts'
import { captureUpdate } from '#server/domain/messages/capture_updates.ts'
import { finishCaptures } from '#server/flows/capture/finish.ts'
import type { CaptureEnd } from '#server/flows/capture/store_end.ts'
import { loseDestination } from '#server/flows/roundup/end.ts'
import { type RoundupReading, storeRoundupReading } from '#server/flows/roundup/store_reading.ts'
import { makeTell } from '#server/runtime/tell.ts'
import { asSuperuser } from '#test/support/cluster.ts'
import { dueNow, storedCapture } from '#test/support/given/capture_job.ts'
import { aCapture } from '#test/support/given/captures.ts'
import { aList, answer } from '#test/support/given/lists.ts'
import { makeRoundups } from '#test/support/given/roundup_states.ts'
import { endItems, readRoundup, roundupTools } from '#test/support/given/roundups.ts'
import { useAccount, useWorld } from '#test/support/world.ts'

const world = useWorld({ worker: false })
const sam = useAccount(world, 'Sam')

/** The states that an event may lead to; the same state, and nothing changed, where it may not happen. */
function cellOf(kind: 'capture' | 'roundup', state: string, event: WorkEvent): readonly string[] {
  const states: Readonly<Record<string, { readonly on: Partial<Record<WorkEvent, unknown>> }>> =
    workStates[kind]
  return (states[state]?.on[event] as readonly string[] | undefined) ?? []
}

describe('every event in every state of a capture', () => {
  const idea = {
    ...{ kind: 'place' as const, title: 'Ostsee Sauna', description: null, place: null },
    ...{ starts_at: null, ends_at: null, timezone: null, start_precision: 'exact' as const },
    ...{ source_url: null, city: null, neighborhood: null, activity: null },
    ...{ custom_activity: null, show_in_for_you: true },
    written: { idea: writtenBy('owner'), place: writtenBy('owner') },
  }
  const from = { source_keys: [], is_one_of_several: true }
  const save: CaptureEnd = { end: 'save', idea, from, disclosures: [] }
  const question = {
    ...{ kind: 'city' as const, code: 'clarification_required' as const },
    ...{ text: 'Which city?', choices: [{ label: 'Berlin', value: 'Berlin' }] },
  }
  const ask: CaptureEnd = { end: 'ask', question }
  const failure = { code: 'source_unreachable' as const, message: 'Gone.', retryable: true }
  const fail: CaptureEnd = { end: 'fail', failure }
  const putOff: CaptureEnd = {
    ...{ end: 'put_off', seconds: 5, counts: true, is_starved: false },
    ...{ page: null, is_dead: false, wait_seconds: 0 },
  }

  interface Made {
    readonly handle: string
    readonly list: string
    readonly claimed: ClaimedCapture
  }

  async function end({ claimed }: Made, with_end: CaptureEnd): Promise<void> {
    const { seal } = world.service.runtime
    const tell = makeTell({ seal, base_url: () => world.url, onDefect: refuseDefect })
    const result = { end: with_end, updates: [], dead_page: null }
    await finishCaptures({ database: world.database, seal, tell }, sam.owner, [{ claimed, result }])
  }

  async function claimed(): Promise<Made> {
    // What is left of other cells counts towards what an account has read at once.
    await asSuperuser(
      world.superuser_url,
      `update captures set lease_until = null, due_at = now() + interval '1 day' where owner_id = '${sam.owner}'`,
    )
    const list = await aList(sam)
    const handle = await aCapture(sam, { text: 'Ostsee Sauna', target_ideas_list_handle: list })
    await dueNow(sam, handle)
    const [one] = await claimCaptures(world.database, sam.owner, captureUpdate('reading'))
    return { handle, list, claimed: one ?? expect.fail() }
  }

  /** A capture in each state, which was claimed before it was in it. */
  const inState: Readonly<Record<CaptureState, CaptureEnd | null>> = {
    ...{ accepted: null, needs_input: ask, completed: save, failed: fail },
  }

  const call = async (name: 'ideas.capture' | 'ideas.capture.retry', input: object) => {
    await sam.call(name, { ...input })
  }

  /** What happens; none of a capture has items. */
  const happen: Readonly<Partial<Record<WorkEvent, ((made: Made) => Promise<void>)[]>>> = {
    read: [(made) => end(made, save), (made) => end(made, ask)],
    put_off: [(made) => end(made, putOff)],
    fail: [(made) => end(made, fail)],
    lose: [
      async (made) => {
        await answer(sam, 'ideas.lists.delete', { ideas_list_handle: made.list })
        await end(made, save)
      },
    ],
    answer: [
      ({ handle }) =>
        call('ideas.capture', { capture_public_id: handle, clarification_answer: 'Berlin' }),
      ({ handle }) =>
        call('ideas.capture', { capture_public_id: handle, clarification_answer: 'Atlantis' }),
      async ({ handle, list }) => {
        await answer(sam, 'ideas.lists.delete', { ideas_list_handle: list })
        await call('ideas.capture', { capture_public_id: handle, clarification_answer: '1' })
      },
    ],
    close: [
      ({ handle }) =>
        call('ideas.capture', { capture_public_id: handle, clarification_answer: 'cancel' }),
    ],
    retry: [
      async ({ handle }) => {
        const { state_version } = await storedCapture(sam, handle)
        const expected_state_version = state_version
        await call('ideas.capture.retry', { capture_public_id: handle, expected_state_version })
      },
    ],
  }

  const cells = Object.keys(inState).flatMap((state) =>
    workEvents.map((event) => ({ state: state as CaptureState, event })),
  )

  test.each(cells)('$state, $event', async ({ state, event }) => {
    const seen = new Set<string>()
    for (const one of happen[event] ?? []) {
      const made = await claimed()
      const first = inState[state]
      if (first !== null) await end(made, first)
      const before = await storedCapture(sam, made.handle)
      expect(before.state).toBe(state)
      await one(made)
      const after = await storedCapture(sam, made.handle)
      if (cellOf('capture', state, event).length > 0) seen.add(after.state)
      else expect(after).toEqual({ ...before, due: after.due })
      if (after.state !== before.state) {
        expect(after.state_version).toBeGreaterThan(before.state_version)
      }
    }
    expect([...seen].sort()).toEqual([...cellOf('capture', state, event)].sort())
  })

  test('what is canceled while its reader ends is canceled or saved, and never both', async () => {
    const ends = new Set<string>()
    for (let round = 0; round < 12; round += 1) {
      const made = await claimed()
      const cancel = sam.call('ideas.capture', {
        capture_public_id: made.handle,
        clarification_answer: 'cancel',
      })
      // The reader ends before, after or with the call.
      const [{ status, body }] = await Promise.all(
        round % 3 === 0 ? [cancel, cancel.then(() => end(made, save))] : [cancel, end(made, save)],
      )
      const { data } = await answer(sam, 'ideas.lists.get', { ideas_list_handle: made.list })
      const { state } = await storedCapture(sam, made.handle)
      const isSaved = JSON.stringify(data).includes('Ostsee Sauna')
      if (status === 200) {
        expect([body.status, state, isSaved]).toEqual(['failed', 'failed', false])
      } else {
        expect([body.code, state, isSaved]).toEqual(['stale_state_version', 'completed', true])
      }
      ends.add(state)
    }
    expect(ends.has('failed')).toBe(true)
  })
})

describe('every event of its work in every state of a roundup', () => {
  const { inState, aRoundup } = makeRoundups(world, sam)

  async function read(public_id: string, reading: RoundupReading): Promise<void> {
    const row = await world.database.read(sam.owner, (db) => requireRoundup(db, public_id))
    await storeRoundupReading(world.database, roundupTools(world), sam.owner, row, reading)
  }

  const found = ['One', 'Two'].map((title) => ({
    ...{ title, kind: null, excerpt: null, link: null, starts: null, position: 1 },
  }))

  const happen: Readonly<Partial<Record<WorkEvent, (public_id: string) => Promise<unknown>>>> = {
    read: (public_id) => read(public_id, { state: 'read', items: found, items_left_out: 0 }),
    put_off: (public_id) =>
      read(public_id, { state: 'put_off', seconds: 5, why: 'failed', is_starved: false }),
    fail: (public_id) => read(public_id, { state: 'failed', code: 'source_unreachable' }),
    item: (public_id) => endItems(world, sam, public_id, { 1: 'captured' }),
    async lose(public_id) {
      const { destination } = await readRoundup(sam, public_id)
      const list = destination?.list?.ideas_list_handle
      if (list) await answer(sam, 'ideas.lists.delete', { ideas_list_handle: list })
      await world.database.write(sam.owner, {
        async work(db) {
          const { roundup_id } = await requireRoundup(db, public_id)
          const [row] = await db.sql<{ capture_id: string }>`
            select capture_id from captures
            where owner_id = ${db.owner} and roundup_id = ${roundup_id} order by position limit 1`
          const capture_id = row?.capture_id ?? roundup_id
          await loseDestination(db, roundupTools(world), { roundup_id, capture_id })
        },
      })
    },
  }

  const cells = (Object.keys(workStates.roundup) as RoundupState[]).flatMap((state) =>
    (Object.keys(happen) as WorkEvent[]).map((event) => ({ state, event })),
  )

  test.each(cells)('$state, $event', async ({ state, event }) => {
    const before = (await inState[state]?.()) ?? expect.fail()
    expect(before.state).toBe(state)
    await happen[event]?.(before.public_id)
    const after = await readRoundup(sam, before.public_id)
    const cell = cellOf('roundup', state, event)
    expect(cell.length > 0 ? cell : [state]).toContain(after.state)
    expect(after.generation).toBe(before.generation)
  })

  test('a roundup that reads two things asks which of them are wanted', async () => {
    const { public_id } = await aRoundup({ items: undefined, source_text: '1. One\n2. Two' })
    await read(public_id, { state: 'read', items: found, items_left_out: 0 })
    expect((await readRoundup(sam, public_id)).state).toBe('scope_required')
  })
})

test('the conditions of the store name the states that wait, and those that do not go on', async () => {
  for (const kind of ['capture', 'roundup'] as const) {
    const states = Object.entries(workStates[kind]).map(([state, { status }]) => ({
      ...{ state, waits: status === 'needs_input', rests: status !== 'accepted' },
    }))
    const { waits, rests } = workTables[kind]
    const names = states.map(({ state }) => state)
    const found = await world.database.read(sam.owner, (db) =>
      db.run(sql`
        select state, ${waits} as waits, ${rests} as rests
        from accounts me, unnest(${names}::text[]) as given (state)
        where me.owner_id = ${sam.owner}`),
    )
    expect(found).toEqual(states)
  }
})
