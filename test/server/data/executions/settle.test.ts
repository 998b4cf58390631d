import { refuseDefect } from '#server/runtime/check.ts'
import { expect, test } from 'vitest'
import type { Execution } from '#generated/types.ts'
import { insertExecution } from '#server/data/executions/insert.ts'
import { updateExecutionSettled } from '#server/data/executions/update.ts'
import { newId } from '#server/database/id.ts'
import { completed } from '#server/domain/calls/result.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import { makeTell } from '#server/runtime/tell.ts'
import { answer } from '#test/support/given/lists.ts'
import { type Account, useAccount, useWorld } from '#test/support/world.ts'

const world = useWorld()
const sam = useAccount(world, 'Sam')
const kim = useAccount(world, 'Kim')

const get = 'executions.get'
const secret = 'q-Pw0pbBJnxsxpwAw6r8J4DD-Jw1lrRiyVwBRThoIMs7Bx_MFIevD2ajHvwvCC4y'
const accepted_by = {
  token_id: newId(),
  surface: 'api',
  abilities: ['planning:read'],
  display_name: 'Sam',
  timezone: 'Europe/Berlin',
  version: '2.5',
} as const

/** The uuid of an execution whose answer was accepted. */
async function running(account: Account): Promise<string> {
  const execution_id = newId()
  const { owner } = account
  await world.database.write(owner, {
    work: (db) =>
      db.run(
        insertExecution({
          ...{ owner, execution_id, capability: 'ideas.roundup.mutate', version: '2.5' },
          ...{ status: 'accepted', stored: { answer: '{"status":"accepted"}', sealed: null } },
          ...{ token_id: newId(), surface: 'api', client: null, request_id: 'r' },
        }),
      ),
  })
  return execution_id
}

/** Ends it as completed with a roundup; says whether it was running. */
function settle(account: Account, execution_id: string): Promise<boolean> {
  const { owner } = account
  const { runtime } = world.service
  const tell = makeTell({ ...runtime, base_url: () => runtime.base_url, onDefect: refuseDefect })
  const public_id = toHandle('roundup', newId())
  const at = new Date().toISOString()
  const stored = tell('ideas.roundup.get', {
    ...{ owner, execution_id, accepted_by, input: { public_id } },
    result: completed(
      {
        ...{ public_id, state: 'completed', generation: 1, scope: 'all', destination: null },
        ...{ items: [], continuation: null },
        updates: [{ cursor: 1, at, stage: 'completed', message: `Done: ${secret}.` }],
      },
      { text: 'All is done.', next: [{ capability: 'ideas.lists.create' }] },
    ),
  })
  return world.database.write(owner, {
    work: (db) =>
      updateExecutionSettled(db, {
        ...{ execution_id, token_id: accepted_by.token_id, status: 'completed', stored },
      }),
  })
}

interface Read {
  data: { execution: Execution & { finished_at: string } }
}

interface Kept {
  answer: string
  result: string
  result_sealed: string | null
}

/** The rows of an execution. */
function rowsOf({ owner }: Account, execution_id: string) {
  return world.database.read(owner, async (db) => ({
    audit: await db.sql<{ surface: string; status: string }>`
      select surface, status from audit
      where owner_id = ${owner} and execution_id = ${execution_id} order by at`,
    executions: await db.sql<Kept>`
      select answer, result, result_sealed from executions
      where owner_id = ${owner} and execution_id = ${execution_id}`,
  }))
}

test('accepted work runs until it is settled, and then shows the answer of its status capability', async () => {
  const id = await running(sam)
  const execution_id = toHandle('execution', id)
  const path = `/api/v2/capability-executions/${execution_id}`
  const before = await sam.request(path)
  expect(before.headers.get('retry-after')).toBe('1')
  expect(await before.json()).toMatchObject({
    status: 'accepted',
    data: { execution: { status: 'accepted', finished_at: null, result: null } },
  })

  expect(await settle(sam, id)).toBe(true)

  const after = await sam.request(path)
  expect(after.headers.get('retry-after')).toBeNull()
  const { execution } = ((await after.json()) as Read).data
  expect(execution).toMatchObject({
    execution_id,
    capability: 'ideas.roundup.mutate',
    status: 'completed',
    result: {
      status: 'completed',
      capability: { name: 'ideas.roundup.get' },
      data: { state: 'completed', updates: [{ message: `Done: ${secret}.` }] },
      outcome: { fallback_text: 'All is done.' },
    },
  })
  expect(execution.result).not.toHaveProperty('request_id')
  expect(execution.result).not.toHaveProperty('execution_id')
  expect(Date.parse(execution.finished_at)).toBeGreaterThanOrEqual(Date.parse(execution.created_at))
  expect((await answer(sam, get, { execution_id })).data.execution).toEqual(execution)
})

test('the end suggests only what the caller may do who started the work', async () => {
  const id = await running(sam)
  await settle(sam, id)
  const { data } = await answer(sam, get, { execution_id: toHandle('execution', id) })
  expect(data.execution.result).toMatchObject({ next_actions: [] })
})

test('an execution ends once, for its own account only, with one row of the audit', async () => {
  const id = await running(sam)
  expect(await settle(kim, id)).toBe(false)
  expect(await settle(sam, id)).toBe(true)
  expect(await settle(sam, id)).toBe(false)
  const { audit } = await rowsOf(sam, id)
  expect(audit.map(({ surface, status }) => [surface, status])).toEqual([
    ['api', 'accepted'],
    ['worker', 'completed'],
  ])
})

test('what a replay returns stays, and secrets of the end are not stored in plain', async () => {
  const id = await running(sam)
  await settle(sam, id)
  const { executions } = await rowsOf(sam, id)
  const [row] = executions
  expect(row?.answer).toBe('{"status":"accepted"}')
  expect(row?.result).toContain('"completed"')
  expect(row?.result).not.toContain(secret)
  expect(row?.result_sealed).not.toBeNull()
})
