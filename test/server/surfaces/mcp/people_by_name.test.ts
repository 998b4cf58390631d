import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { CapabilityId } from '#generated/types.ts'
import { callTool } from '#test/contract/mcp.ts'
import type { Values } from '#test/contract/sample.ts'
import { answer, people } from '#test/support/given/lists.ts'
import { useAccount, useWorld } from '#test/support/world.ts'

const world = useWorld({ worker: false })
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

  test('that may be other words is ignored where nobody has it', async () => {
    const { body, text } = await tool('likes.query', { query: 'museum' })
    expect(body.status).toBe('completed')
    expect(text).toContain('These fields mean nothing here and were ignored: query.')
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
