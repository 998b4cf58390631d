import { describe, expect, test } from 'vitest'
import { newId } from '#server/database/id.ts'
import { parseHandle, toHandle } from '#server/domain/basics/handle.ts'
import { answer, problem } from '#test/support/given/lists.ts'
import { transactionsOf } from '#test/support/recorded.ts'
import { type Account, useAccount, useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld()
const sam = useAccount(world, 'Sam')
const kim = useAccount(world, 'Kim')

const get = 'executions.get'
const ensure = 'relationships.people.ensure'

describe('executions.get', () => {
  test('a write is stored with its whole answer', async () => {
    const written = await sam.call(ensure, { names: ['Ada'] })
    const { execution_id } = written.body
    expect(execution_id).toMatch(/^[0-9a-hjkmnp-tv-z]{26}$/)
    const { status, data } = await answer(sam, get, { execution_id })
    expect(status).toBe('completed')
    expect(data.execution).toMatchObject({
      execution_id,
      capability: ensure,
      version: '1.0',
      status: 'completed',
    })
    const { request_id, ...remembered } = JSON.parse(written.text)
    expect(data.execution.result).toEqual(remembered)
    expect(data.execution.finished_at).not.toBeNull()
  })

  test('a write that changed nothing, asked a question or failed is stored as well', async () => {
    const place_handle = await archivedPlace(sam)
    for (const [id, input, status] of [
      [ensure, { names: [] }, 'needs_input'],
      ['places.private.archive', { place_handle }, 'unchanged'],
      ['places.private.update', { place_handle, name: 'New' }, 'failed'],
    ] as const) {
      const { execution_id } = await answer(sam, id, input)
      const { data } = await answer(sam, get, { execution_id })
      expect(data.execution).toMatchObject({ capability: id, status, result: { status } })
    }
  })

  test('a write is read in one message, which ends its transaction as well', async () => {
    const { execution_id } = await answer(sam, ensure, { names: ['Ada'] })
    const transactions = await transactionsOf(() => answer(sam, get, { execution_id }))
    expect(transactions).toHaveLength(1)
    const [[only = [], ...others] = []] = transactions
    expect(others).toEqual([])
    expect(only.at(-1)?.text).toBe('commit')
  })

  test('a replay is the same execution, and reads have no execution', async () => {
    const [one, two] = [
      await sam.call(ensure, { names: ['Ivo'] }, { key: 'ivo' }),
      await sam.call(ensure, { names: ['Ivo'] }, { key: 'ivo' }),
    ]
    expect(two.body.replayed).toBe(true)
    expect(two.body.execution_id).toBe(one.body.execution_id)
    const read = await answer(sam, 'relationships.people.query', {})
    expect(read).not.toHaveProperty('execution_id')
  })

  test("another account's execution is answered exactly as one that never was", async () => {
    const { execution_id } = await answer(sam, ensure, { names: ['Ada'] })
    const answers = []
    for (const id of [execution_id, toHandle('execution', newId()), 'u'.repeat(26)]) {
      const { body } = await kim.call(get, { execution_id: id })
      answers.push({ ...body, request_id: null })
    }
    expect(answers[0]).toMatchObject({ status: 404, code: 'reference_not_found' })
    expect(answers[1]).toEqual(answers[0])
    expect(answers[2]).toEqual(answers[0])
  })

  test.each([
    [{}, 'required'],
    [{ execution_id: 'short' }, 'too_short'],
    [{ execution_id: '0'.repeat(27) }, 'too_long'],
    [{ execution_id: null }, 'type'],
  ])('%j is refused', async (input, code) => {
    const { status, body } = await sam.call(get, input)
    expect(status).toBe(422)
    expect(body.errors).toMatchObject([{ pointer: '/execution_id', code }])
  })

  test('a running execution has no result', async () => {
    const id = newId()
    await world.database.write(sam.owner, {
      work: (db) => db.sql`
        insert into executions (owner_id, execution_id, capability, version, status, answer)
        values (${sam.owner}, ${id}, 'ideas.capture', '3.0', 'accepted', '{"status":"accepted"}')`,
    })
    const { data } = await answer(sam, get, { execution_id: toHandle('execution', id) })
    expect(data.execution).toMatchObject({ status: 'accepted', finished_at: null, result: null })
  })

  test('after 90 days it is not found', async () => {
    const { execution_id } = await answer(sam, ensure, { names: ['Ada'] })
    await world.database.write(sam.owner, {
      work: (db) => db.sql`
        update executions set expires_at = now()
        where owner_id = ${sam.owner} and execution_id = ${parseHandle('execution', execution_id)}`,
    })
    expect(await problem(sam, get, { execution_id })).toMatchObject({ status: 404 })
  })

  test('the polling address answers the same', async () => {
    const { execution_id } = await answer(sam, ensure, { names: ['Ada'] })
    const called = await answer(sam, get, { execution_id })
    const path = `/api/v2/capability-executions/${execution_id}`
    const polled = await sam.request(path)
    expect(polled.status).toBe(200)
    expect(await polled.json()).toMatchObject({ status: 'completed', data: called.data })
    expect((await kim.request(path)).status).toBe(404)
  })
})

async function archivedPlace(account: Account): Promise<string> {
  const { data } = await answer(account, 'places.private.create', { name: 'Gone' })
  const { place_handle } = data.place
  await answer(account, 'places.private.archive', { place_handle })
  return place_handle
}
