import { beforeAll, describe, expect, test } from 'vitest'
import { answer, people, problem } from '#test/support/given/lists.ts'
import { aConnectedFriend } from '#test/support/given/rows.ts'
import { useAccount, useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld()
const sam = useAccount(world, 'Sam')
const kim = useAccount(world, 'Kim')

beforeAll(async () => {
  await aConnectedFriend(world, sam, 'Ada Lindqvist')
  await people(sam, 'Jonas', 'Mira 100%', 'Zoë', 'O\\Neil')
})

const query = 'relationships.people.query'

async function names(input: Record<string, unknown> = {}, account = sam): Promise<string[]> {
  const { data } = await answer(account, query, input)
  return data.items.map(({ display_name }) => display_name)
}

describe('relationships.people.query', () => {
  test('every saved person is listed by name, and the answer says that only they were searched', async () => {
    const { status, data, outcome, next_actions } = await answer(sam, query, {})
    expect(status).toBe('completed')
    expect(data.items.map(({ display_name }) => display_name)).toEqual([
      'Ada Lindqvist',
      'Jonas',
      'Mira 100%',
      'O\\Neil',
      'Zoë',
    ])
    // A name that reads like more than one stands in quotes.
    expect(outcome.fallback_text).toBe('Ada Lindqvist, Jonas, “Mira 100%”, “O\\Neil”, Zoë.')
    expect(outcome.disclosures).toMatchObject([{ name: 'relationship.saved_scope_only' }])
    expect(outcome.collection).toMatchObject({ has_more: false, next_cursor: null, returned: 5 })
    expect(next_actions).toMatchObject([
      { capability: 'relationships.person.get' },
      { capability: 'relationships.people.manage', needs: ['operation'] },
    ])
  })

  test('a classification chooses among them', async () => {
    expect(await names({ classification: 'connected' })).toEqual(['Ada Lindqvist'])
    expect(await names({ classification: 'friend_in_mind' })).toHaveLength(4)
    expect(await names({ classification: 'all' })).toHaveLength(5)
    expect(await problem(sam, query, { classification: 'enemy' })).toMatchObject({
      status: 422,
      pointers: ['/classification'],
    })
  })

  test.each([
    ['ada', ['Ada Lindqvist']],
    ['LINDQVIST', ['Ada Lindqvist']],
    ['zoe', ['Zoë']],
    ['%', ['Mira 100%']],
    ['_', []],
    ['\\', ['O\\Neil']],
    ["'; drop table people; --", []],
    ['Henriette', []],
  ])('%j finds %j', async (name, found) => {
    expect(await names({ name })).toEqual(found)
  })

  test('a blank name finds everyone', async () => {
    for (const name of ['', '  ', '\u200b']) expect(await names({ name })).toHaveLength(5)
  })

  test('a search by name adds nobody, and reveals no more of an account than of a stranger', async () => {
    const answers = []
    for (const name of ['Kim', 'Kimberly Stranger']) {
      const { body } = await sam.call(query, { name })
      const { snapshot_handle, expires_at, ...collection } = body.outcome.collection ?? {}
      answers.push({ ...body, outcome: { ...body.outcome, collection }, request_id: null })
    }
    const [of, stranger] = answers
    expect(of).toEqual({
      ...stranger,
      next_actions: of?.next_actions,
      outcome: { ...stranger?.outcome, next_actions: of?.outcome.next_actions },
    })
    expect(await names()).toHaveLength(5)
  })

  test('nobody sees the people of another account', async () => {
    expect(await names({}, kim)).toEqual([])
    expect(await names({ name: 'ada' }, kim)).toEqual([])
  })
})

test('letters that a keyboard lacks are found and named by the nearest ones, everywhere', async () => {
  const lee = await world.account('Lee')
  const written = ['Łukasz', 'Søren', 'Đorđe', 'Ægir', 'Cœur', 'Þóra', 'Ħal', 'Weiß', 'Işıl']
  const typed = ['Lukasz', 'Soren', 'Dorde', 'Aegir', 'Coeur', 'Thora', 'Hal', 'Weiss', 'Isil']
  await people(lee, ...written)
  const { data: made } = await answer(lee, 'places.private.create', {
    name: 'Łódź Øresund',
    address: 'Weserstraße 1, Berlin',
  })
  await answer(lee, 'ideas.lists.create', { name: 'Świętokrzyskie i Łódź' })
  for (const [at, name] of typed.entries()) {
    expect(await names({ query: name.slice(0, 4) }, lee)).toContain(written[at])
    const { data } = await answer(lee, 'relationships.people.ensure', { people: [name] })
    const [one] = data.people
    expect([name, one?.created, one?.person.display_name]).toEqual([name, false, written[at]])
  }
  const list = await answer(lee, 'ideas.lists.query', { query: 'lodz' })
  expect(list.data.items).toHaveLength(1)
  const place = await answer(lee, 'ideas.object.get', { subject: { query: 'lodz oresund' } })
  expect(place.data.subject?.handle).toBe(made.place.place_handle)
  // Of two people, the one whose name is written so.
  await people(lee, 'Lars', 'Soren L')
  expect(await names({ query: 'sören' }, lee)).toEqual(['Soren L', 'Søren'])
})
