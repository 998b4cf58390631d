import { beforeAll, describe, expect, test } from 'vitest'
import { capabilities } from '#generated/server/capabilities.ts'
import type { CapabilityId } from '#generated/types.ts'
import { changeFeed } from '#server/flows/calendar/feed.ts'
import { completed } from '#test/contract/examples/stage.ts'
import { aSentPlan } from '#test/support/given/actions.ts'
import { connect } from '#test/support/given/connections.ts'
import { featureLines, importText } from '#test/support/given/inventory.ts'
import { aList, answer, people } from '#test/support/given/lists.ts'
import { inHours } from '#test/support/given/plans.ts'
import { type Account, useWorld } from '#test/support/world.ts'

const world = useWorld({ worker: false })

const venue = 'Würfelbude'
const night = 'Lange Nacht der Würfel'
const credit = '© Test'

type Reads = [CapabilityId, Record<string, unknown>][]

let sam: Account
let ada: Account
/** The handles of the public place and event, and of what Sam made of them. */
let made: Record<string, string>
/** Sam's guest's own page, and the page of the list that Sam shares. */
let pages: string[]

async function handleOf(account: Account, query: string) {
  const { items } = await completed(account, 'ideas.search', { query })
  return items[0]?.handle ?? ''
}

beforeAll(async () => {
  const start = new Date(Date.now() + 5 * 86_400_000).toISOString()
  const places = [
    { id: 'bude', name: venue, leisure: 'adult_gaming_centre', 'addr:street': 'Gasse 1' },
    { id: 'night', name: night, venue, starts: start },
  ]
  await importText(world, featureLines(places), { source: 'dice' })
  sam = await world.account('Sam')
  ada = await world.account('Ada')
  const { first: toAda } = await connect(sam, ada)
  const [mira = ''] = await people(sam, 'Mira')
  const [place, event] = [await handleOf(sam, venue), await handleOf(sam, night)]
  const { plan, share_links } = await aSentPlan(sam, [toAda, mira], {
    place_handle: place,
    scheduled_at: inHours(72),
  })
  await world.service.runtime.replicate(sam.owner)
  const list = await aList(sam, { name: 'Dice' })
  for (const handle of [place, event]) {
    await answer(sam, 'ideas.object.mutate', {
      operation: 'add_to_list',
      subject: { handle },
      destination: { ideas_list_handle: list },
    })
  }
  const shared = await answer(sam, 'ideas.object.mutate', {
    operation: 'create_share_link',
    subject: { handle: list },
  })
  pages = [share_links?.[0]?.url ?? '', shared.data.share_link?.url ?? '']
  made = { place, event, plan: plan.plan_handle, list }
})

/** Reads that need more than an account. */
function more(handles: Record<string, string>): Reads {
  const area = { neighborhoods: ['Kreuzberg'] }
  return [
    ...[venue, night, 'Würfel'].map((query): Reads[number] => ['ideas.search', { query }]),
    ...Object.values(handles).flatMap(
      (handle): Reads =>
        ['open', 'inspect', 'list_contents'].map((operation) => [
          'ideas.object.get',
          { subject: { interaction_reference: handle }, operation },
        ]),
    ),
    ['ideas.recommendations.get', { ...area, search: 'Würfel' }],
    ['ideas.recommendations.prepare', { subject: 'Würfel', area: 'Kreuzberg' }],
    ['discovery.prepare', { query: 'Würfel in Kreuzberg', semantic_subject: 'Würfel' }],
    ['events.search', { query: 'Würfel' }],
    ['plans.get', { plan_handle: handles.plan }],
    ['plans.query', { query: 'picnic' }],
    ['ideas.lists.get', { ideas_list_handle: handles.list }],
    ['ideas.lists.likes.preview', { ideas_list_handle: handles.list }],
  ]
}

/** Every read that answers nothing but an account, and more; with what they answer. */
async function answersOf(account: Account, handles: Record<string, string>) {
  const plain = Object.values(capabilities)
    .filter(({ effect, surfaces }) => effect === 'read' && surfaces.includes('api'))
    .map(({ id }): Reads[number] => [id, {}])
  return Promise.all(
    [...plain, ...more(handles)].map(async ([id, input]) => {
      const { body } = await account.call(id, input as never)
      return { id, body }
    }),
  )
}

const names = (body: { outcome?: { disclosures?: readonly { name: string }[] } }) =>
  body.outcome?.disclosures?.map(({ name }) => name)

describe('what comes from a public source is credited', () => {
  test('in every answer that shows its place, to the host', async () => {
    const answers = await answersOf(sam, made)
    const showing = answers.filter(({ body }) =>
      JSON.stringify(body.data ?? '').includes('Gasse 1'),
    )
    const without = showing.filter(({ body }) => !names(body)?.includes('inventory.attribution'))
    expect(without.map(({ id }) => id)).toEqual([])
    expect(new Set(showing.map(({ id }) => id)).size).toBeGreaterThan(5)
  })

  test('in every answer that shows its place, to who was invited', async () => {
    const { items } = await completed(ada, 'invites.list', {})
    const [invite] = items
    const plan = invite?.plan.plan_handle ?? ''
    const answers = await answersOf(ada, { plan, invite: invite?.invite_handle ?? '' })
    const { body } = await ada.call('invites.get', { invite_handle: invite?.invite_handle ?? '' })
    answers.push({ id: 'invites.get', body: body as never })
    const showing = answers.filter(({ body }) =>
      JSON.stringify(body.data ?? '').includes('Gasse 1'),
    )
    const without = showing.filter(({ body }) => !names(body)?.includes('inventory.attribution'))
    expect(without.map(({ id }) => id)).toEqual([])
    const ids = showing.map(({ id }) => id)
    expect(ids).toEqual(
      expect.arrayContaining(['invites.list', 'invites.get', 'plans.get', 'ideas.object.get']),
    )
  })

  test.each([
    ['host', () => sam],
    ['guest', () => ada],
  ] as const)('in a search for the plan, to the %s', async (_, account) => {
    const input = { query: 'Würfelbude', scopes: ['plans'] }
    const { items } = await completed(account(), 'ideas.search', input)
    expect(items).toMatchObject([{ scope: 'plans', attribution: credit }])
  })

  test('on pages behind links, in the file for calendars, and in both calendars', async () => {
    const feeds = await Promise.all(
      [sam, ada].map(async ({ owner }) => {
        const { url } = await changeFeed(world.service.runtime, owner, 'replace')
        return url ?? ''
      }),
    )
    for (const url of [...pages, `${pages[0]}/calendar.ics`, ...feeds]) {
      const text = (await (await fetch(url)).text()).replaceAll('\r\n ', '')
      expect([url, text.includes('Gasse 1'), text.includes(credit)]).toEqual([url, true, true])
    }
  })
})
