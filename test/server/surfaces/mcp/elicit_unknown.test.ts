import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { anIdea, answer, people } from '#test/support/given/lists.ts'
import { envelope, post } from '#test/support/mcp_clients.ts'
import { useAccount, useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld({ worker: false })
const sam = useAccount(world, 'Sam')

let park = ''
let alexes: string[] = []

beforeAll(async () => {
  const [one = '', first = ''] = await people(sam, 'Kim Park', 'Alex')
  const { data } = await answer(sam, 'relationships.people.manage', {
    ...{ operation: 'create', display_name: 'Alex' },
  })
  park = one
  alexes = [first, data.person.person_handle]
})

/** Posts `tools/call` as a client that can ask its user, unless `able` says otherwise. */
async function call(
  name: string,
  input: object,
  { again = {}, able = { elicitation: {} }, path = '/mcp/v2' }: Options = {},
) {
  const _meta = { ...envelope, 'io.modelcontextprotocol/clientCapabilities': able }
  const params = { name, arguments: input, _meta, ...again }
  const headers = {
    ...{ 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'tools/call', 'mcp-name': name },
  }
  const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params }
  const { body } = await post(sam, message, { headers, path })
  return body.result
}

interface Options {
  readonly again?: object
  readonly able?: object
  readonly path?: string
}

/** What a form says and offers. */
function formOf(result: Awaited<ReturnType<typeof call>>): { message: string; titles: string[] } {
  expect(result.resultType, JSON.stringify(result)).toBe('input_required')
  const { message, requestedSchema } = result.inputRequests.choice.params
  const options: { title: string }[] = requestedSchema.properties.choice.oneOf
  return { message, titles: options.map(({ title }) => title) }
}

const accept = ({ requestState }: { requestState: string }, choice: string) => ({
  again: {
    requestState,
    inputResponses: { choice: { action: 'accept', content: { choice } } },
  },
})

const refusals = {
  decline: { action: 'decline' },
  cancel: { action: 'cancel' },
  nobody: { action: 'accept', content: { choice: 'nobody' } },
}

async function saved(name: string): Promise<number> {
  const { data } = await answer(sam, 'relationships.people.query', { name })
  return data.items.length
}

const listOf = (name: string, ...person_names: string[]) => ({
  ...{ name, person_names, idempotency_key: randomUUID() },
})

const textOf = (result: Awaited<ReturnType<typeof call>>): string => result.content[0].text

describe('a name that nobody has', () => {
  test('is asked about with people of similar names; a read saves nobody', async () => {
    const input = { name: 'Kim' }
    const asked = await call('service_get_friend', input)
    const { message, titles } = formOf(asked)
    expect(message).toBe('You have no saved person named “Kim”. Who do you mean?')
    expect(titles).toEqual([
      expect.stringMatching(/^Kim Park \(Friend in Mind, saved on /),
      'Nobody: leave it as it is',
    ])
    const read = await call('service_get_friend', input, accept(asked, park))
    expect(read.structuredContent.data.person.person_handle).toBe(park)
    const other = await call('service_get_friend', input, accept(asked, 'new'))
    expect(formOf(other)).toEqual({ message, titles })
  })

  test('is no question of a read where nobody has a similar one', async () => {
    const result = await call('service_get_friend', { name: 'Zed' })
    expect(result.structuredContent.error.code).toBe('person_unresolved')
  })

  test('can be saved for a change, once', async () => {
    const input = listOf('With Yuki', 'Yuki')
    const asked = await call('service_create_ideas_list', input)
    expect(formOf(asked).titles).toEqual([
      'Save “Yuki” as a new Friend in Mind',
      'Nobody: leave it as it is',
    ])
    expect(await saved('Yuki')).toBe(0)
    const made = await call('service_create_ideas_list', input, accept(asked, 'new'))
    expect(made.structuredContent.data.people).toEqual([
      expect.objectContaining({ display_name: 'Yuki' }),
    ])
    expect(textOf(made)).toContain('“Yuki” was saved as a Friend in Mind, as the user chose.')
    const again = await call('service_create_ideas_list', input, accept(asked, 'new'))
    expect(again.structuredContent).toMatchObject({ status: 'completed', replayed: true })
    expect(await saved('Yuki')).toBe(1)
  })

  test('is asked about one after the other, with who was chosen before', async () => {
    const input = listOf('With two', 'Kim', 'Ola', 'Alex')
    const first = await call('service_create_ideas_list', input)
    const second = await call('service_create_ideas_list', input, accept(first, park))
    expect(formOf(second).message).toContain('“Ola”')
    const third = await call('service_create_ideas_list', input, accept(second, 'new'))
    expect(formOf(third).message).toContain('“Alex”')
    const made = await call('service_create_ideas_list', input, accept(third, alexes[1] ?? ''))
    const names = made.structuredContent.data.people.map(
      ({ display_name }: { display_name: string }) => display_name,
    )
    expect(names.toSorted()).toEqual(['Alex', 'Kim Park', 'Ola'])
  })

  test.each(Object.entries(refusals))('has no effect where the answer is %s', async (_, choice) => {
    const input = listOf('With nobody', 'Quinn')
    const { requestState } = await call('service_create_ideas_list', input)
    const again = { requestState, inputResponses: { choice } }
    const result = await call('service_create_ideas_list', input, { again })
    expect(result).toMatchObject({
      ...{ resultType: 'complete', isError: false },
      structuredContent: { status: 'needs_input', error: { code: 'person_unresolved' } },
    })
    expect(textOf(result)).toContain('You have no saved person named “Quinn”.')
    expect(await saved('Quinn')).toBe(0)
    const { data } = await answer(sam, 'ideas.lists.query', { query: 'With nobody' })
    expect(data.items).toEqual([])
  })

  test('is not offered to be saved where the client has no tool for that', async () => {
    const input = listOf('With Rui', 'Rui')
    const path = '/mcp/v2?toolsets=ideas'
    const result = await call('service_create_ideas_list', input, { path })
    expect(result.structuredContent.error.code).toBe('person_unresolved')
    expect(await saved('Rui')).toBe(0)
  })

  test('stays text for a client that cannot ask', async () => {
    const result = await call('service_create_ideas_list', listOf('Text', 'Quinn'), { able: {} })
    expect(result.structuredContent.error.code).toBe('person_unresolved')
  })
})

describe('a name where only handles are taken', () => {
  test('is asked about where several have it', async () => {
    const input = { person_names: ['Alex'] }
    const asked = await call('service_query_likes', input)
    const { message, titles } = formOf(asked)
    expect(message).toBe('More than one of your saved people matches “Alex”. Who do you mean?')
    expect(new Set(titles).size).toBe(2)
    const read = await call('service_query_likes', input, accept(asked, alexes[1] ?? ''))
    expect(read.structuredContent.status).toBe('completed')
    expect(textOf(read)).toContain(`“Alex” is ${alexes[1]}`)
  })

  test('can be saved where nobody has it, inside of a field too', async () => {
    const idea_handle = await anIdea(sam, 'Ramen')
    const input = {
      subject: { kind: 'idea', handle: idea_handle },
      ...{ operation: 'save', intentions: [['Bo']], idempotency_key: randomUUID() },
    }
    const asked = await call('service_mutate_likes', input)
    expect(formOf(asked).titles).toContain('Save “Bo” as a new Friend in Mind')
    const liked = await call('service_mutate_likes', input, accept(asked, 'new'))
    expect(liked.structuredContent.status).toBe('completed')
    expect(await saved('Bo')).toBe(1)
  })
})
