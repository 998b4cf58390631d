import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { CapabilityFacts } from '#generated/server/capabilities.ts'
import type { CapabilityId } from '#generated/types.ts'
import { withOwnNames } from '#server/surfaces/mcp/input/other_names.ts'
import { peopleByName } from '#server/surfaces/mcp/input/people_by_name.ts'
import { all } from '#test/contract/live.ts'
import { callTool } from '#test/contract/mcp.ts'
import type { Values } from '#test/contract/sample.ts'
import { answer, people } from '#test/support/given/lists.ts'
import { useAccount, useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld({ worker: false })
const sam = useAccount(world, 'Sam')

const tool = (id: CapabilityId, input: Values, key: string = randomUUID()) =>
  callTool(id, input, { url: world.url, token: sam.token, key })

let mira = ''
let first = ''
let second = ''

beforeAll(async () => {
  const [one = '', alex = ''] = await people(sam, 'Mira', 'Alex')
  const { data } = await answer(sam, 'relationships.people.manage', {
    operation: 'create',
    display_name: 'Alex',
  })
  ;[mira, first, second] = [one, alex, data.person.person_handle]
})

/** An idea that Sam likes, for one of the people. */
async function aLike(title: string, person_handle: string): Promise<Values> {
  const { data } = await answer(sam, 'ideas.structured_create', { kind: 'place', title })
  const subject = { kind: 'idea', handle: data.idea.idea_handle }
  await answer(sam, 'likes.mutate', { subject, operation: 'save', intentions: [[person_handle]] })
  return subject
}

describe('a name where only handles are taken', () => {
  test.each<[string, Values]>([
    ['person_names', { person_names: ['Mira'] }],
    ['person_name', { person_name: 'mira' }],
    ['people_handles', { people_handles: ['Mira'] }],
    ['query', { query: 'Mira' }],
  ])('means the one saved person who has it: %s', async (field, input) => {
    await aLike(`Sauna by ${field}`, mira)
    await aLike(`Museum by ${field}`, first)
    const { body, text } = await tool('likes.query', input)
    const titles = Object(body.data).items.map(({ subject }: Values) => Object(subject).title)
    expect(titles).toContain(`Sauna by ${field}`)
    expect(titles).not.toContain(`Museum by ${field}`)
    expect(text).toContain(
      `Names were taken for your saved people: “${Object.values(input).flat()}” is ${mira}.`,
    )
    expect(text).not.toContain('ignored')
  })

  test('is asked about where several people have it, with who they are', async () => {
    const { body, text, isError } = await tool('likes.query', { person_names: ['Mira', 'Alex'] })
    expect(isError).toBe(true)
    expect(body).toMatchObject({ code: 'input_invalid', errors: [{ pointer: '/person_names/1' }] })
    for (const handle of [first, second])
      expect(text).toContain(`${handle} (Friend in Mind, saved on`)
    expect(text).toContain('Ask the user who is meant')
    expect(text).toContain('→ service_list_friends(name="Alex")')
  })

  test('is asked about where nobody has it', async () => {
    const { text } = await tool('relationships.friendship.review', {
      operation: 'create_invitation',
      person_name: 'Zed',
    })
    expect(text).toContain('You have no saved person named “Zed”.')
    expect(text).toContain('→ service_list_friends(name="Zed")')
  })

  test('that may be other words leads to the search where nobody has it', async () => {
    for (const field of ['query', 'name', 'text']) {
      const { body, text } = await tool('likes.query', { [field]: 'museum' })
      expect(body.status).toBe('completed')
      expect(text).toContain('Likes have no text search, so the words had no effect.')
      expect(text).toContain('→ service_search(query="museum")')
      expect(text).not.toContain('ignored')
    }
  })

  test('says who a step of friendship concerns', async () => {
    const { text } = await tool('relationships.friendship.review', {
      operation: 'create_invitation',
      person_name: 'Mira',
    })
    expect(text).toContain(`“Mira” is ${mira}`)
    expect(text).toContain('→ service_apply_friendship')
  })

  test('stands for its person inside of the intentions of a like', async () => {
    const subject = await aLike('Ramen', first)
    const { body } = await tool('likes.mutate', {
      subject,
      operation: 'replace',
      intentions: [['Mira', first]],
    })
    expect(body.status).toBe('completed')
    const { data } = await answer(sam, 'likes.query', { people_handles: [mira] })
    const like = data.items.find(({ subject: { title } }) => title === 'Ramen')
    expect(like?.intentions).toEqual([expect.arrayContaining([mira, first])])
  })
})

test('a person is renamed and deleted by name', async () => {
  await people(sam, 'Olga')
  const renamed = await tool('relationships.people.manage', {
    operation: 'rename',
    person_name: 'Olga',
    name: 'Olga K',
  })
  expect(renamed.text).toContain('Olga is now called Olga K')
  const key = randomUUID()
  const input = { operation: 'delete', name: 'Olga K' }
  const deleted = await tool('relationships.people.manage', input, key)
  expect(deleted.text).toContain('Olga K is no longer among your people.')
  // The name means nobody any more: a replay answers as before all the same.
  const again = await tool('relationships.people.manage', input, key)
  expect(again.body).toMatchObject({ status: 'completed', replayed: true })
})

test('the API takes no names in place of handles', async () => {
  const { status } = await sam.call('likes.query', { people_handles: ['Mira'] })
  expect(status).toBe(404)
  const { body } = await sam.call('likes.query', { person_names: ['Mira'] })
  expect(body.outcome.disclosures.map(({ name }) => name)).toEqual(['input.fields_ignored'])
})

/** Fields in which a tool takes saved people, and others that answer a question of the service with a handle of its own. */
const handlesOfPeople = /^(?:\w+_)?(?:person|people|recipient)_handles?$/

const takingPeople = all.filter(
  ({ tool: name, fields }) => name !== null && fields.some((field) => handlesOfPeople.test(field)),
)

describe('a person may be named for every tool that takes a handle of one', () => {
  test.each(takingPeople.map((facts) => [facts.id, facts] as const))('%s', (_, facts) => {
    for (const field of facts.fields.filter((one) => handlesOfPeople.test(one))) {
      const sent = { [field]: field.endsWith('s') ? ['Mira'] : 'Mira' }
      expect(namesLeft(facts, sent), field).toEqual([])
    }
    // Who is called differently from now on is said by the handle.
    const operation = facts.fields.includes('operation') ? { operation: 'delete' } : {}
    for (const field of ['person_name', 'person_names']) {
      const sent = { ...operation, [field]: field.endsWith('s') ? ['Mira'] : 'Mira' }
      const ignored = namesLeft(facts, sent).filter((one) => !facts.fields.includes(one))
      expect(ignored, field).toEqual([])
    }
  })
})

/** The fields in which a name stands that mean nothing to a capability, or take handles alone, once the input is taken. */
function namesLeft(facts: CapabilityFacts, sent: Values): string[] {
  const renamed = withOwnNames(facts, sent)
  const people = { handles: new Map([['Mira', mira]]), failure: null }
  const taken = peopleByName(facts, renamed)?.withHandles(people) ?? renamed
  return Object.entries(taken).flatMap(([field, value]) => {
    const isName = [value].flat().includes('Mira')
    return isName && (handlesOfPeople.test(field) || !facts.fields.includes(field)) ? [field] : []
  })
}
