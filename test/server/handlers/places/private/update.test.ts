import { describe, expect, test } from 'vitest'
import { answer, notFound, problem } from '#test/support/given/lists.ts'
import { useAccount, useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld()
const sam = useAccount(world, 'Sam')
const kim = useAccount(world, 'Kim')

const update = 'places.private.update'
const archive = 'places.private.archive'

async function aPlace(input: Record<string, unknown> = {}): Promise<string> {
  const { data } = await answer(sam, 'places.private.create', { name: 'Yard', ...input })
  return data.place.place_handle
}

describe('places.private.update', () => {
  test('given fields change, null clears, and the rest stays the same', async () => {
    const place_handle = await aPlace({
      address: 'Weserstraße 41',
      description: 'Second bell',
      timezone: 'Europe/Berlin',
    })
    const { status, data } = await answer(sam, update, {
      place_handle,
      name: 'Court yard',
      description: null,
      activity_name: 'table tennis',
      timezone: 'Europe/Berlin',
    })
    expect(status).toBe('completed')
    expect([...(data.changed ?? [])].sort()).toEqual(['activity_name', 'description', 'name'])
    expect(data.place).toMatchObject({
      place_handle,
      name: 'Court yard',
      address: 'Weserstraße 41',
      description: null,
      timezone: 'Europe/Berlin',
      activity_name: 'Table Tennis',
    })
    const { data: found } = await answer(sam, 'places.private.query', { query: 'court' })
    expect(found.items).toEqual([data.place])
  })

  test('the same values again, or none at all, change nothing', async () => {
    const place_handle = await aPlace({ address: 'Here' })
    for (const input of [{}, { name: ' Yard ' }, { address: 'Here', description: '  ' }]) {
      const body = await answer(sam, update, { place_handle, ...input })
      expect(body).toMatchObject({ status: 'unchanged', data: { changed: [] }, effects: [] })
    }
  })

  test('an archived place stays as it is', async () => {
    const place_handle = await aPlace({ description: 'Old' })
    await answer(sam, archive, { place_handle })
    const { status, error } = await answer(sam, update, { place_handle, name: 'New' })
    expect(status).toBe('failed')
    expect(error).toMatchObject({ code: 'place_archived', pointer: '/place_handle' })
    const again = await answer(sam, archive, { place_handle })
    expect(again).toMatchObject({ status: 'unchanged', data: { place: { name: 'Yard' } } })
  })

  test('the answer asks about an unknown activity, and nothing else is changed', async () => {
    const place_handle = await aPlace({ address: 'Before' })
    const body = await answer(sam, update, {
      place_handle,
      address: 'After',
      activity_name: 'Kiting',
    })
    expect(body).toMatchObject({ status: 'needs_input', error: { code: 'catalog_name_unknown' } })
    const same = await answer(sam, update, { place_handle, address: 'Before' })
    expect(same.status).toBe('unchanged')
  })

  test('an invalid input is reported before a place that does not exist', async () => {
    const input = { place_handle: await aPlace(), name: ' ', timezone: 'Mars' }
    expect(await problem(kim, update, input)).toMatchObject({
      status: 422,
      pointers: ['/name', '/timezone'],
    })
    expect(await problem(sam, update, { place_handle: input.place_handle, name: null })).toEqual({
      status: 422,
      code: 'input_invalid',
      pointers: ['/name'],
    })
  })

  test.each([update, archive] as const)('%s does not find what another account has', async (id) => {
    const place_handle = await aPlace()
    const answerTo = async (handle: string) => {
      const { body } = await kim.call(id, { place_handle: handle, name: 'Mine' })
      return { ...body, request_id: null }
    }
    const unknown = await answerTo('pl_00000000000000000000000000')
    expect(unknown).toMatchObject({ status: 404, code: 'reference_not_found' })
    expect(await answerTo(place_handle)).toEqual(unknown)
    for (const other of ['pl_', 'nonsense', '']) {
      expect(await answerTo(other)).toMatchObject({ status: 404, code: 'reference_not_found' })
    }
    expect(await problem(kim, id, { place_handle })).toEqual(notFound('/place_handle'))
  })

  test('of two updates of different fields at once both take effect', async () => {
    const place_handle = await aPlace({ address: 'A', description: 'D' })
    await Promise.all([
      answer(sam, update, { place_handle, address: 'A2' }),
      answer(sam, update, { place_handle, description: 'D2' }),
    ])
    const { status } = await answer(sam, update, {
      place_handle,
      address: 'A2',
      description: 'D2',
    })
    expect(status).toBe('unchanged')
  })
})

describe('places.private.archive', () => {
  test('a place is archived once; archiving it again is unchanged', async () => {
    const place_handle = await aPlace({ address: 'Once' })
    const first = await answer(sam, archive, { place_handle })
    expect(first).toMatchObject({ status: 'completed', data: { place: { state: 'archived' } } })
    const again = await answer(sam, archive, { place_handle })
    expect(again).toMatchObject({ status: 'unchanged', data: { place: first.data.place } })
  })

  test('racing archives have one effect', async () => {
    const place_handle = await aPlace({ address: 'Race' })
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => answer(sam, archive, { place_handle })),
    )
    expect(answers.filter(({ status }) => status === 'completed')).toHaveLength(1)
  })

  test('ideas that name the place keep it', async () => {
    const place_handle = await aPlace({ address: 'Kept' })
    const title = 'Picnic in the yard'
    await answer(sam, 'ideas.structured_create', { kind: 'place', title, place_handle })
    await answer(sam, archive, { place_handle })
    const { data } = await answer(sam, 'ideas.saved.query', { query: title })
    expect(data.items[0]?.place).toMatchObject({ place_handle, state: 'archived' })
  })
})
