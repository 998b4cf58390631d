import { describe, expect, test } from 'vitest'
import { completed } from '#test/contract/examples/stage.ts'
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
    expect(await problem(sam, 'ideas.recommendations.get', { cursor })).toEqual(late)
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
    const review = await completed(sam, 'relationships.friendship.review', {
      operation: 'disconnect',
      person_handle: toAda,
    })
    await completed(sam, 'relationships.friendship.apply', {
      review_token: review.review_token,
      accept_consequences: true,
    })
    const pages = [await recommended(sam, { cursor }), await recommended(sam, { cursor: wide })]
    for (const { data } of pages) {
      expect(JSON.stringify(data.items)).not.toContain('Ada')
      expect(titles(data.items)).not.toContain('Only hers')
    }
  })

  test('shows nothing that does not fit any more, and reasons of what things say now', async () => {
    const sam = await world.account('Sam')
    const made: string[] = []
    for (const title of ['Tea at A', 'Tea at B', 'Tea at C']) {
      const place = { name: title, address: 'Oranienstraße 1, 10999 Berlin Kreuzberg' }
      const { place_handle } = (await completed(sam, 'places.private.create', place)).place
      made.push(place_handle)
      await idea(sam, title, { place_handle, description: 'quiet' })
    }
    const asked = { search: 'tea', neighborhoods: ['Kreuzberg'], preference_terms: ['quiet'] }
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
