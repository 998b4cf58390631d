import { describe, expect, test } from 'vitest'
import { answer, problem } from '#test/support/given/lists.ts'
import { useAccount, useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld()
const sam = useAccount(world, 'Sam')
const kim = useAccount(world, 'Kim')

const create = 'places.private.create'

const yard = {
  name: "Ada's court yard",
  address: 'Weserstraße 41, 12045 Berlin',
  description: 'Ring at the second bell.',
  timezone: 'Europe/Berlin',
  activity_name: 'Table Tennis',
}

describe('places.private.create', () => {
  test('a place is stored as given, and a repeated call is unchanged', async () => {
    const first = await answer(sam, create, yard)
    expect(first.status).toBe('completed')
    expect(first.data.place).toMatchObject({ ...yard, state: 'active' })
    expect(first.data.place.place_handle).toMatch(/^pl_[0-9a-hjkmnp-tv-z]{26}$/)
    expect(first.outcome.resources).toEqual([
      { kind: 'place', handle: first.data.place.place_handle, label: yard.name },
    ])
    expect(first.effects).toMatchObject([{ state: 'confirmed' }])
    const again = await answer(sam, create, { ...yard, timezone: 'europe/berlin' })
    expect(again).toMatchObject({ status: 'unchanged', data: first.data, effects: [] })
  })

  test('one different detail makes another place', async () => {
    const one = await answer(sam, create, { name: 'Sauna' })
    const two = await answer(sam, create, { name: 'Sauna', address: 'Kottbusser Damm 1' })
    const three = await answer(sam, create, { name: 'SAUNA' })
    const handles = [one, two, three].map(({ data }) => data.place.place_handle)
    expect(new Set(handles).size).toBe(3)
  })

  test('blank and null fields count as left out', async () => {
    const { data } = await answer(sam, create, {
      name: '  Roof  ',
      address: ' ',
      description: null,
      timezone: null,
      activity_name: null,
    })
    expect(data.place).toMatchObject({
      name: 'Roof',
      address: null,
      description: null,
      timezone: null,
      activity_name: null,
    })
    expect(await answer(sam, create, { name: 'Roof' })).toMatchObject({ status: 'unchanged' })
  })

  test('another account gets a place of its own', async () => {
    const mine = await answer(sam, create, { name: 'Lake' })
    const theirs = await answer(kim, create, { name: 'Lake' })
    expect(theirs.status).toBe('completed')
    expect(theirs.data.place.place_handle).not.toBe(mine.data.place.place_handle)
  })

  test('an archived place does not count as a duplicate', async () => {
    const { data } = await answer(sam, create, { name: 'Pool' })
    const { place_handle } = data.place
    await answer(sam, 'places.private.archive', { place_handle })
    const again = await answer(sam, create, { name: 'Pool' })
    expect(again.status).toBe('completed')
    expect(again.data.place.place_handle).not.toBe(place_handle)
  })

  test.each([
    [{ name: '\u200b \u2003' }, ['/name']],
    [{ name: '' }, ['/name']],
    [{ name: 'Bar', timezone: 'Berlin' }, ['/timezone']],
    [{ name: 'Bar', timezone: '+01:00' }, ['/timezone']],
    [{ name: 'Bar', timezone: '' }, ['/timezone']],
    [{ name: ' ', timezone: 'Europe/Nowhere', activity_name: 'Kiting' }, ['/name', '/timezone']],
    [{ name: 'x'.repeat(161) }, ['/name']],
    [{ address: 'Nowhere' }, ['/name']],
  ])('%j is refused, with everything that is wrong', async (input, pointers) => {
    expect(await problem(sam, create, input)).toEqual({
      status: 422,
      code: 'input_invalid',
      pointers,
    })
  })

  test('the answer to an activity the catalog does not have offers the nearest five', async () => {
    const { status, error, data } = await answer(sam, create, {
      name: 'Field',
      activity_name: 'Kiting',
    })
    expect(status).toBe('needs_input')
    expect(data).toBeNull()
    expect(error).toMatchObject({ code: 'catalog_name_unknown', pointer: '/activity_name' })
    expect(error.candidates).toHaveLength(5)
    expect(error.candidates?.[0]).toEqual({ name: 'Hiking' })
    const { data: places } = await answer(sam, 'places.private.query', { query: 'Field' })
    expect(places.items).toEqual([])
  })

  test('an activity is found in any case, and stored in the catalog’s spelling', async () => {
    const { data } = await answer(sam, create, { name: 'Hall', activity_name: ' table  TENNIS' })
    expect(data.place.activity_name).toBe('Table Tennis')
  })

  test('ten racing calls with ten keys make one place', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => answer(sam, create, { name: 'Racing', timezone: 'UTC' })),
    )
    expect(answers.filter(({ status }) => status === 'completed')).toHaveLength(1)
    expect(new Set(answers.map(({ data }) => data.place.place_handle)).size).toBe(1)
  })

  test('the longest texts of any script are stored whole', async () => {
    // Each of these becomes 18 letters in its key.
    const name = '\ufdfa'.repeat(160)
    const { data } = await answer(sam, create, { name, description: '🛁'.repeat(2000) })
    expect(data.place.name).toBe(name)
    expect([...(data.place.description ?? '')]).toHaveLength(2000)
    expect(await answer(sam, create, { name, description: '🛁'.repeat(2000) })).toMatchObject({
      status: 'unchanged',
    })
  })

  test('a missing name and an unknown time zone are said at once', async () => {
    const { status, body } = await sam.call(create, { timezone: 'Mars/Olympus' })
    const { errors } = body as unknown as { errors: { pointer: string }[] }
    expect(status).toBe(422)
    expect(errors.map(({ pointer }) => pointer)).toEqual(['/name', '/timezone'])
  })
})
