import { describe, expect, test } from 'vitest'
import { completed } from '#test/contract/examples/stage.ts'
import { connect } from '#test/support/given/connections.ts'
import { featureLines, importText } from '#test/support/given/inventory.ts'
import { problem } from '#test/support/given/lists.ts'
import {
  idea,
  likes,
  recommended,
  samAndAda,
  titles,
  unlikes,
} from '#test/support/given/recommendations.ts'
import { letPass } from '#test/support/given/time.ts'
import { type Account, useWorld } from '#test/support/world.ts'

const world = useWorld({ worker: false })

async function disconnect(account: Account, person_handle: string): Promise<void> {
  const review = await completed(account, 'relationships.friendship.review', {
    operation: 'disconnect',
    person_handle,
  })
  await completed(account, 'relationships.friendship.apply', {
    review_token: review.review_token,
    accept_consequences: true,
  })
}

/** A first page with one recommendation of several, and how to go on. */
async function firstPage(account: Account, input: Record<string, unknown> = {}) {
  const { data, outcome } = await recommended(account, { ...input, page_size: 1 })
  return { data, cursor: outcome.collection?.next_cursor ?? '', collection: outcome.collection }
}

describe('pages', () => {
  test('go through everything once, in the order of the first, whatever changes meanwhile', async () => {
    const sam = await world.account('Sam')
    for (const title of ['A', 'B', 'C', 'D', 'E']) await idea(sam, title)
    const all = titles((await recommended(sam)).data.items)
    const read: string[] = []
    let { data, cursor } = await firstPage(sam)
    read.push(...titles(data.items))
    await idea(sam, 'F')
    while (cursor !== '') {
      const { data: next, outcome } = await recommended(sam, { cursor, page_size: 2 })
      read.push(...titles(next.items))
      cursor = outcome.collection?.next_cursor ?? ''
    }
    expect(read).toEqual(all)
    ;({ data } = await firstPage(sam))
    expect(data.items).toHaveLength(1)
  })

  test('say to read on where nothing of them is left, as long as there are others', async () => {
    const sam = await world.account('Sam')
    for (const title of ['A', 'B', 'C', 'D']) await idea(sam, title)
    const { cursor } = await firstPage(sam)
    const [, second] = (await recommended(sam)).data.items
    const { items } = await completed(sam, 'ideas.saved.query', {})
    const gone = items.find(({ title }) => title === second?.title)
    await completed(sam, 'ideas.created.archive', { idea_handle: gone?.idea_handle })
    const page = await recommended(sam, { cursor, page_size: 1 })
    expect(page.data.items).toEqual([])
    expect(page.outcome).toMatchObject({
      fallback_text: 'Nothing of this page fits any more. Read on with next_cursor.',
      collection: { has_more: true, returned: 0 },
    })
    const again = await recommended(sam, { cursor, page_size: 1 })
    expect(again.data).toEqual(page.data)
    const next = await recommended(sam, { cursor: page.outcome.collection?.next_cursor })
    expect(next.data.items).toHaveLength(2)
  })

  test('live for 24 hours, and take nothing but their size', async () => {
    const sam = await world.account('Sam')
    for (const title of ['A', 'B']) await idea(sam, title)
    const { cursor, collection } = await firstPage(sam)
    const left = Date.parse(collection?.expires_at ?? '') - Date.now()
    expect(Math.round(left / 3_600_000)).toBe(24)
    const more = { cursor, search: 'A', prioritize_likes: true }
    expect(await problem(sam, 'ideas.recommendations.get', more)).toMatchObject({
      status: 422,
      code: 'cursor_with_constraints',
      pointers: ['/search', '/prioritize_likes'],
    })
    await letPass(world.superuser_url, '23 hours')
    expect((await recommended(sam, { cursor })).data.items).toHaveLength(1)
    await letPass(world.superuser_url, '2 hours')
    const late = { status: 422, code: 'cursor_invalid', pointers: ['/cursor'] }
    // The first token has ended by now, too.
    const again = await world.token(sam)
    expect(await problem(again, 'ideas.recommendations.get', { cursor })).toEqual(late)
  })

  test('are refused with a cursor that was changed, or of another account or list', async () => {
    const { sam, ada } = await samAndAda(world)
    for (const title of ['A', 'B']) {
      await idea(sam, title)
      await idea(ada, title)
    }
    const { cursor } = await firstPage(sam)
    const invalid = { status: 422, code: 'cursor_invalid', pointers: ['/cursor'] }
    for (const [account, text] of [
      [ada, cursor],
      [sam, `${cursor}x`],
      [sam, 'no cursor'],
    ] as const) {
      const given = { cursor: text }
      expect(await problem(account, 'ideas.recommendations.get', given)).toEqual(invalid)
    }
    expect(await problem(sam, 'likes.query', { cursor })).toMatchObject({ code: 'cursor_invalid' })
  })
})

describe('an older snapshot', () => {
  test('shows no like that was taken back, nor names who did', async () => {
    const { sam, ada, toSam } = await samAndAda(world)
    const theirs = await likes(ada, 'Only hers', [toSam])
    const shared = await likes(ada, 'Of both', [toSam])
    await idea(sam, 'Of both')
    await idea(sam, 'Mine')
    const { data, cursor } = await firstPage(sam)
    expect(data.items[0]).toMatchObject({ title: 'Of both', liked_by: [{ display_name: 'Ada' }] })
    await unlikes(ada, theirs)
    await unlikes(ada, shared)
    const rest = await recommended(sam, { cursor })
    expect(titles(rest.data.items)).toEqual(['Mine'])
    const again = await firstPage(sam, {})
    expect(JSON.stringify(again.data)).not.toContain('Ada')
  })

  test('shows nothing of a friend who is not connected any more', async () => {
    const { sam, ada, toAda, toSam } = await samAndAda(world)
    await idea(sam, 'Mine first')
    await likes(ada, 'Only hers', [toSam])
    await likes(ada, 'Mine second', [toSam])
    await idea(sam, 'Mine second')
    const { cursor } = await firstPage(sam, { search: 'mine' })
    const { cursor: wide } = await firstPage(sam)
    await disconnect(sam, toAda)
    const pages = [await recommended(sam, { cursor }), await recommended(sam, { cursor: wide })]
    for (const { data } of pages) {
      expect(JSON.stringify(data.items)).not.toContain('Ada')
      expect(titles(data.items)).not.toContain('Only hers')
    }
  })

  test('names who still likes it in its reason, too, once another friend is gone', async () => {
    const { sam, ada, toAda, toSam } = await samAndAda(world)
    const jonas = await world.account('Jonas')
    const { second: fromJonas } = await connect(sam, jonas)
    await importText(
      world,
      featureLines([{ id: 'songs', name: 'Night of quiet songs', amenity: 'theatre' }]),
      { source: 'liked by two' },
    )
    for (const [friend, to] of [
      [ada, toSam],
      [jonas, fromJonas],
    ] as const) {
      const { items } = await completed(friend, 'ideas.search', { query: 'quiet songs' })
      await completed(friend, 'likes.mutate', {
        operation: 'save',
        subject: { kind: 'place', handle: items[0]?.handle ?? '' },
        people_handles: [to],
      })
      await world.service.runtime.replicate(friend.owner)
    }
    await idea(sam, 'Of my own')
    const asked = { neighborhoods: ['Kreuzberg', 'Mitte'], preference_terms: ['own'] }
    const place = { name: 'Of my own', address: 'Chausseestraße 1, 10115 Berlin Mitte' }
    const { place_handle } = (await completed(sam, 'places.private.create', place)).place
    await idea(sam, 'Of my own there', { place_handle })
    const whole = (await recommended(sam, asked)).data.items
    const songs = whole.find(({ title }) => title === 'Night of quiet songs')
    expect(songs?.reasons[0]).toMatch(/Ada.*Jonas|Jonas.*Ada/)
    const { cursor, data } = await firstPage(sam, { ...asked, prioritize_likes: false })
    await disconnect(sam, toAda)
    const rest = (await recommended(sam, { cursor })).data.items
    const shown = [...data.items, ...rest].find(({ title }) => title === 'Night of quiet songs')
    expect(rest.map(({ title }) => title)).toContain('Night of quiet songs')
    expect(shown).toMatchObject({ liked_by: [{ display_name: 'Jonas' }] })
    expect(shown?.reasons).toContain('Jonas likes it')
  })

  test('shows nothing that does not fit any more, and reasons of what things say now', async () => {
    const sam = await world.account('Sam')
    const made: string[] = []
    for (const title of ['Tea at A', 'Tea at B', 'Tea at C']) {
      const place = { name: title, address: 'Oranienstraße 1, 10999 Berlin Kreuzberg' }
      const { place_handle } = (await completed(sam, 'places.private.create', place)).place
      made.push(place_handle)
      await idea(sam, title, { place_handle, description: 'sunlit' })
    }
    const asked = { search: 'tea', neighborhoods: ['Kreuzberg'], preference_terms: ['sunlit'] }
    const { data, cursor } = await firstPage(sam, asked)
    const seen = data.items[0]?.title
    const left = ['Tea at A', 'Tea at B', 'Tea at C'].filter((title) => title !== seen)
    const [moved, renamed] = left
    const address = 'Müllerstraße 1, 13353 Berlin Wedding'
    const place_handle = made[['Tea at A', 'Tea at B', 'Tea at C'].indexOf(moved ?? '')]
    await completed(sam, 'places.private.update', { place_handle, address })
    const all = (await completed(sam, 'ideas.saved.query', {})).items
    const idea_handle = all.find(({ title }) => title === renamed)?.idea_handle
    await completed(sam, 'ideas.created.update', { idea_handle, description: 'loud' })
    const rest = await recommended(sam, { cursor })
    expect(rest.data.items).toMatchObject([
      { title: renamed, reasons: ['You saved it', 'Matches “tea”', 'In Kreuzberg'] },
    ])
  })

  test('shows nothing that was archived or hidden since', async () => {
    const sam = await world.account('Sam')
    const made = [await idea(sam, 'A'), await idea(sam, 'B'), await idea(sam, 'C')]
    const { data, cursor } = await firstPage(sam)
    const [archived, hidden] = made.filter(({ title }) => title !== data.items[0]?.title)
    await completed(sam, 'ideas.created.archive', { idea_handle: archived?.idea_handle })
    await completed(sam, 'ideas.created.update', {
      idea_handle: hidden?.idea_handle,
      show_in_for_you: false,
    })
    const { data: rest, outcome } = await recommended(sam, { cursor })
    expect(rest.items).toEqual([])
    expect(outcome.collection).toMatchObject({ returned: 0, has_more: false })
  })
})
