import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { errors } from '#generated/server/errors.ts'
import { adviceToModels } from '#server/domain/messages/forms.ts'
import { aList, anIdea, answer } from '#test/support/given/lists.ts'
import { envelope, post } from '#test/support/mcp_clients.ts'
import { useAccount, useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld()
const sam = useAccount(world, 'Sam')
/** Four people called Kim, the first saved first. */
const kims: string[] = []

beforeAll(async () => {
  for (let count = 0; count < 4; count += 1) {
    const { data } = await answer(sam, 'relationships.people.manage', {
      operation: 'create',
      display_name: 'Kim Park',
    })
    kims.push(data.person.person_handle)
  }
  await answer(sam, 'ideas.lists.create', { name: 'Summer', person_handles: [kims[2]] })
})

/** Posts `tools/call` as a client that can ask its user. */
async function call(name: string, input: object, again: object = {}, headers = {}) {
  const able = { elicitation: { form: {} } }
  const _meta = { ...envelope, 'io.modelcontextprotocol/clientCapabilities': able }
  const { body } = await post(
    sam,
    {
      ...{ jsonrpc: '2.0', id: 1, method: 'tools/call' },
      params: { name, arguments: input, _meta, ...again },
    },
    {
      headers: {
        ...{ 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'tools/call', 'mcp-name': name },
        ...headers,
      },
    },
  )
  return body.result
}

const accept = (choice: unknown) => ({
  inputResponses: { choice: { action: 'accept', content: { choice } } },
})

interface Asked {
  requestState: string
  inputRequests: {
    choice: {
      params: {
        message: string
        requestedSchema: {
          properties: { choice: { title: string; oneOf: { const: string; title: string }[] } }
        }
      }
    }
  }
}

const formOf = ({ inputRequests }: Asked) => inputRequests.choice.params
const optionsOf = (asked: Asked) => formOf(asked).requestedSchema.properties.choice.oneOf

/** The names of Sam's lists that begin with this. */
async function lists(name: string): Promise<number> {
  const { data } = await answer(sam, 'ideas.lists.query', { query: name })
  return data.items.length
}

test('four people of one name are told apart, in words for people', async () => {
  const asked: Asked = await call('service_get_friend', { name: 'Kim Park' })
  const titles = optionsOf(asked).map(({ title }) => title)
  expect(new Set(titles).size).toBe(4)
  const third = optionsOf(asked).find((option) => option.const === kims[2])
  expect(third?.title).toMatch(
    /^Kim Park \(Friend in Mind, saved on .+, \d{2}:\d{2}, on your list “Summer”\)$/,
  )
  expect(formOf(asked).message).toBe(
    'More than one of your saved people matches “Kim Park”. Who do you mean?',
  )
})

test('no form says what a model is to do', async () => {
  for (const name of ['Rainy days', 'Rainy nights']) await aList(sam, { name })
  for (const title of ['Tea ceremony', 'Tea tasting']) await anIdea(sam, title)
  await answer(sam, 'places.private.create', { name: 'Boulder hall', address: 'Berlin-Kreuzberg' })
  const idempotency_key = () => randomUUID()
  const forms: Asked[] = [
    await call('service_get_friend', { name: 'Kim Park' }),
    await call('service_get_object', { operation: 'inspect', subject: { query: 'tea' } }),
    await call('service_prepare_connection_action', {
      ...{ operation: 'prepare_list_share', idea_list_query: 'rainy', person_query: 'Kim' },
      idempotency_key: idempotency_key(),
    }),
    await call('service_capture_idea', {
      ...{ text: 'Kites', target_person_text: 'Kim Park', idempotency_key: idempotency_key() },
    }),
    await call('service_prepare_recommendations', { subject: 'boulder', area: 'Mitte' }),
  ]
  const advice = [...Object.values(errors).map(({ next }) => next), ...adviceToModels]
  for (const form of forms) {
    expect(form.inputRequests, JSON.stringify(form)).toBeDefined()
    const said = JSON.stringify(formOf(form))
    expect(said).not.toMatch(/_handle|candidates|new request|service_|\bidempotency/)
    for (const next of advice) expect(said).not.toContain(next)
    const titles = (optionsOf(form) ?? []).map(({ title }) => title)
    expect(new Set(titles).size).toBe(titles.length)
  }
})

test('a name in a field that takes handles, too, is asked for, and the handle goes in its place', async () => {
  const input = { subject: 'boulder', person: 'Kim Park' }
  const asked: Asked = await call('service_prepare_recommendations', input)
  expect(
    optionsOf(asked)
      .map((option) => option.const)
      .sort(),
  ).toEqual([...kims].sort())
  expect(JSON.stringify(formOf(asked))).not.toContain('new request')
  const { requestState } = asked
  const done = await call('service_prepare_recommendations', input, {
    ...accept(kims[1]),
    requestState,
  })
  expect(JSON.stringify(done)).not.toContain('person_ambiguous')
  expect(JSON.stringify(done)).toContain(kims[1])
})

test('things of one title are told apart by their kind or by their number', async () => {
  await aList(sam, { name: 'Picnic' })
  for (let count = 0; count < 2; count += 1) await anIdea(sam, 'Picnic')
  const asked: Asked = await call('service_get_object', {
    ...{ operation: 'inspect', subject: { query: 'picnic' } },
  })
  const titles = optionsOf(asked).map(({ title }) => title)
  expect(new Set(titles).size).toBe(titles.length)
  expect(titles.join('\n')).toContain('(ideas list)')
})

test('a question takes effect once: the same answer again is a replay, another one is refused', async () => {
  const input = { name: 'Once', person_names: ['Kim Park'], idempotency_key: randomUUID() }
  const { requestState }: Asked = await call('service_create_ideas_list', input)
  const first = await call('service_create_ideas_list', input, { requestState, ...accept(kims[0]) })
  expect(first.structuredContent.status).toBe('completed')
  const again = await call('service_create_ideas_list', input, { requestState, ...accept(kims[0]) })
  expect(again.structuredContent).toMatchObject({ status: 'completed', replayed: true })
  const other = await call('service_create_ideas_list', input, { requestState, ...accept(kims[1]) })
  expect(other.isError).toBe(true)
  expect(other.structuredContent.code).toBe('idempotency_conflict')
  expect(JSON.stringify(other.structuredContent)).toContain('already answered')
  expect(await lists('Once')).toBe(1)
})

test('of different answers at the same time one counts', async () => {
  for (let round = 0; round < 5; round += 1) {
    const name = `At the same time ${round}`
    const input = { name, person_names: ['Kim Park'], idempotency_key: randomUUID() }
    const { requestState }: Asked = await call('service_create_ideas_list', input)
    const answers = await Promise.all(
      kims.map((kim) => call('service_create_ideas_list', input, { requestState, ...accept(kim) })),
    )
    const made = answers.filter(({ structuredContent }) => structuredContent.status === 'completed')
    expect(made).toHaveLength(1)
    expect(await lists(name)).toBe(1)
  }
})

test('another key in the header makes no second effect', async () => {
  const input = { name: 'By header', person_names: ['Kim Park'] }
  const key = () => ({ 'idempotency-key': randomUUID() })
  const { requestState }: Asked = await call('service_create_ideas_list', input, {}, key())
  const answers = []
  for (const kim of kims) {
    const again = { requestState, ...accept(kim) }
    answers.push(await call('service_create_ideas_list', input, again, key()))
  }
  expect(answers.map(({ isError }) => isError)).toEqual([false, true, true, true])
  expect(await lists('By header')).toBe(1)
})

test('of two questions the first cannot be answered otherwise once the second was asked', async () => {
  const input = {
    ...{ name: 'Two questions', person_names: ['Kim Park', 'Kim Park'] },
    idempotency_key: randomUUID(),
  }
  const first: Asked = await call('service_create_ideas_list', input)
  const state = { requestState: first.requestState }
  const second: Asked = await call('service_create_ideas_list', input, {
    ...state,
    ...accept(kims[0]),
  })
  expect(second.requestState).not.toBe(first.requestState)
  const late = await call('service_create_ideas_list', input, { ...state, ...accept(kims[1]) })
  expect(late.isError).toBe(true)
  const ended = await call('service_create_ideas_list', input, {
    requestState: second.requestState,
    ...accept(kims[1]),
  })
  expect(ended.structuredContent.data.people).toHaveLength(2)
  expect(await lists('Two questions')).toBe(1)
})
