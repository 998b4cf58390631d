import { beforeAll, describe, expect, test } from 'vitest'
import { callTool } from '#test/contract/mcp.ts'
import { featureLines, importText } from '#test/support/given/inventory.ts'
import { mutate as changeLike, threeFriends } from '#test/support/given/likes.ts'
import { aList, anIdea, answer, people, problem } from '#test/support/given/lists.ts'
import { aCandidate, inHours } from '#test/support/given/plans.ts'
import { objectRows } from '#test/support/given/objects.ts'
import { age } from '#test/support/given/rows.ts'
import { type Account, useAccount, useWorld } from '#test/support/world.ts'

const world = useWorld({ worker: false })
const sam = useAccount(world, 'Sam')
const prepare = 'ideas.recommendations.prepare'

const inKreuzberg = 'Paul-Lincke-Ufer 39, 10999 Berlin-Kreuzberg'

async function aPlace(account: Account, name: string, input: Record<string, unknown> = {}) {
  const { data } = await answer(account, 'places.private.create', { name, ...input })
  return data.place.place_handle
}

async function look(account: Account, input: Record<string, unknown>) {
  const { status, data, error, text } = await answer(account, prepare, input).then((body) => ({
    ...body,
    text: JSON.stringify(body),
  }))
  expect([status, error], text).toEqual(['completed', null])
  return data
}

/** What is looked at of a next action. */
interface Offered {
  input: Record<string, unknown>
  needs?: string[]
  takes?: string[]
}

const namesIn = (data: Awaited<ReturnType<typeof look>>) =>
  data.options.map(({ place }) => place.name)

beforeAll(async () => {
  await aPlace(sam, 'Cocolo Ramen', { address: inKreuzberg })
  await aPlace(sam, 'Ramen in Mitte', { address: 'Rosenthaler Straße 1, 10119 Berlin-Mitte' })
  await aPlace(sam, 'Boulder hall', { address: inKreuzberg })
  await aCandidate(sam, { kind: 'event', title: 'Ramen festival', event_start_at: inHours(90) })
})

describe('ideas.recommendations.prepare', () => {
  test('offers places that match, with reasons and what is not known', async () => {
    const [jonas] = await people(sam, 'Jonas')
    const data = await look(sam, {
      subject: 'ramen',
      person: 'Jonas',
      area: 'Kreuzberg',
      preference: 'quiet',
      objective: 'Ramen with Jonas',
    })
    expect(data.options).toMatchObject([
      {
        place: { name: 'Cocolo Ramen', address: inKreuzberg },
        why: ['You saved it', 'Matches “ramen”', 'In Kreuzberg'],
        liked_by: [],
        provisional: true,
      },
    ])
    expect(data.person_context).toMatchObject({ person: { person_handle: jonas }, interests: [] })
    expect(data.date_window).toBeNull()
    expect(data.research_gaps.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['not_confirmed', 'hours_unknown', 'person_tastes_unknown']),
    )
    const byHandle = await look(sam, { subject: 'ramen', person: jonas })
    expect(byHandle.person_context?.person.person_handle).toBe(jonas)
  })

  test('offers no events, and never says that something is open or somebody free', async () => {
    const data = await look(sam, { subject: 'ramen', date_phrase: 'next weekend' })
    expect(namesIn(data).sort()).toEqual(['Cocolo Ramen', 'Ramen in Mitte'])
    for (const { why, provisional } of data.options) {
      expect(why.join(' ')).not.toMatch(/open|free|available/i)
      expect(provisional).toBe(true)
    }
  })

  test('what was saved at a place is a reason for the place', async () => {
    const ada = await world.account('Ada')
    const place_handle = await aPlace(ada, 'Hall by the canal', { address: inKreuzberg })
    await aCandidate(ada, { title: 'Quiet wall morning', place_handle })
    await aCandidate(ada, { title: 'Quiet wall evening', place_handle })
    const { options } = await look(ada, { subject: 'quiet wall' })
    expect(options).toHaveLength(1)
    expect(options[0]?.place).toMatchObject({ place_handle, name: 'Hall by the canal' })
    expect(options[0]?.why).toEqual(
      expect.arrayContaining([
        'You saved “Quiet wall morning” there',
        'You saved “Quiet wall evening” there',
      ]),
    )
    await aCandidate(ada, { title: 'Noodle bar' })
    const bare = await look(ada, { subject: 'noodle' })
    expect(bare.options[0]?.place).toEqual({ name: 'Noodle bar', address: null })
  })

  test('an option is drafted from', async () => {
    const ada = await world.account('Ada')
    await aCandidate(ada, { title: 'Noodle bar' })
    const { options } = await look(ada, { subject: 'noodle' })
    const { data } = await answer(ada, 'plans.draft.create', {
      candidate_id: options[0]?.candidate_id,
      scheduled_at: inHours(50),
    })
    expect(data.plan.title).toBe('Noodle bar')
  })

  test('offers the options that follow so that it can be sent as it is, over HTTP and over MCP', async () => {
    const ada = await world.account('Ada')
    for (let at = 0; at < 7; at += 1) await aPlace(ada, `Sauna ${at}`)
    const wanted = {
      ...{ action: 'lookup', subject: 'sauna', objective: 'A sauna for tonight' },
      date_phrase: 'this week',
    }
    const { url } = world
    const told = (input: Record<string, unknown>) =>
      callTool(prepare, input, { url, token: ada.token })
    const surfaces = {
      http: async (input: Record<string, unknown>) => (await ada.call(prepare, input)).body,
      mcp: async (input: Record<string, unknown>) => (await told(input)).body,
    }
    for (const [surface, ask] of Object.entries(surfaces)) {
      const first = await ask(wanted)
      const more = first.next_actions.filter(({ input }) => input?.action === 'more')
      expect(more, surface).toHaveLength(1)
      // MCP names the fields that stand in the answer, and does not repeat their values.
      const { input, needs = [], takes = [] } = more[0] as unknown as Offered
      const known = takes.map((field): [string, unknown] => [field, Reflect.get(first.data, field)])
      const sent: Record<string, unknown> = { ...input, ...Object.fromEntries(known) }
      expect([needs, Object.keys(sent).sort()], surface).toEqual([
        ...[[], ['action', 'option_handle', 'snapshot_handle']],
      ])
      const rest = await ask(sent)
      expect([rest.status, rest.data.options], surface).toMatchObject(['completed', [{}, {}]])
    }
  })

  test('offers five at a time, and each with all that is known', async () => {
    const ada = await world.account('Ada')
    for (let at = 0; at < 12; at += 1) await aPlace(ada, `Tea house ${at}`)
    const first = await look(ada, { subject: 'tea house' })
    expect(first.options).toHaveLength(5)
    const { snapshot_handle } = first
    const seen = namesIn(first)
    let last = first
    while (last.options.length > 0) {
      const option_handle = last.options.at(-1)?.option_handle
      last = await look(ada, { action: 'more', snapshot_handle, option_handle })
      seen.push(...namesIn(last))
    }
    expect(new Set(seen).size).toBe(12)
    expect(seen).toHaveLength(12)
    const [, second] = first.options
    const option_handle = second?.option_handle
    const detail = await look(ada, { action: 'detail', snapshot_handle, option_handle })
    expect(detail.options).toMatchObject([{ place: second?.place }])
  })

  test('more and detail take exact handles and nothing else', async () => {
    const { snapshot_handle, options } = await look(sam, { subject: 'ramen' })
    const option_handle = options[0]?.option_handle
    const other = await look(sam, { subject: 'boulder' })
    const refused = (input: Record<string, unknown>) => problem(sam, prepare, input)
    for (const action of ['more', 'detail']) {
      expect((await refused({ action, snapshot_handle })).pointers).toEqual(['/option_handle'])
      expect((await refused({ action, option_handle })).pointers).toEqual(['/snapshot_handle'])
      expect(
        await refused({ action, snapshot_handle, option_handle, area: 'Mitte' }),
      ).toMatchObject({ status: 422, pointers: ['/area'] })
      expect(
        await refused({ action, snapshot_handle: other.snapshot_handle, option_handle }),
      ).toMatchObject({ status: 404, pointers: ['/option_handle'] })
      expect(await refused({ action, snapshot_handle, option_handle: 'x' })).toMatchObject({
        status: 404,
        pointers: ['/option_handle'],
      })
    }
    expect((await refused({ subject: 'ramen', snapshot_handle })).pointers).toEqual([
      '/snapshot_handle',
    ])
    const ada = await world.account('Ada')
    const answers = new Set<string>()
    for (const handle of [snapshot_handle, 'sn_77777777777777777777777770', 'sn_x', 'x']) {
      const input = { action: 'more', snapshot_handle: handle, option_handle }
      const { status, body } = await ada.call(prepare, input)
      const { request_id: _, ...said } = body
      answers.add(JSON.stringify([status, said]))
    }
    expect(answers.size).toBe(1)
    expect([...answers][0]).toMatch(/^\[404,.*reference_not_found.*\/snapshot_handle/)
    await age(world, sam, snapshot_handle, '25 hours')
    const expired = await answer(sam, prepare, { action: 'more', snapshot_handle, option_handle })
    expect([expired.status, expired.error.code]).toEqual(['failed', 'snapshot_expired'])
  })

  test('asks for what it lacks, with what helps', async () => {
    expect((await answer(sam, prepare, {})).error).toMatchObject({
      code: 'subject_required',
      pointer: '/subject',
    })
    expect((await answer(sam, prepare, { subject: 'ramen', person: 'Theo' })).error).toMatchObject({
      code: 'person_unresolved',
      pointer: '/person',
      prerequisite: { capability: 'relationships.people.ensure', input: { people: ['Theo'] } },
    })
    const area = await answer(sam, prepare, { subject: 'ramen', area: 'Kreuzburg' })
    expect(area.error).toMatchObject({ code: 'catalog_name_unknown', pointer: '/area' })
    expect(area.error.candidates?.[0]).toMatchObject({ name: 'Kreuzberg' })
    const elsewhere = await answer(sam, prepare, { subject: 'boulder', area: 'Mitte' })
    expect(elsewhere.error).toMatchObject({
      code: 'nothing_found',
      candidates: [
        { kind: 'relaxation', count: 1, input: { subject: 'boulder' } },
        { kind: 'area', count: 1, input: { subject: 'boulder', area: 'Berlin' } },
      ],
    })
    const wider = await look(sam, elsewhere.error.candidates?.[0]?.input as Record<string, unknown>)
    expect(namesIn(wider)).toEqual(['Boulder hall'])
    const nothing = await answer(sam, prepare, { subject: 'zzzzz' })
    expect(nothing.error).toMatchObject({ code: 'nothing_found', pointer: '/subject' })
    for (const subject of [' ', '!!', 'x'.repeat(201)]) {
      expect((await problem(sam, prepare, { subject })).pointers).toEqual(['/subject'])
    }
  })

  test('says what a person is known to like as long as it is known, what matches first', async () => {
    const { sam: host, ada, toAda, toSam } = await threeFriends(world)
    const titles = ['Boules', 'Ramen night']
    const handles: string[] = []
    for (const title of titles) {
      const handle = await anIdea(ada, title)
      handles.push(handle)
      await changeLike(ada, handle, { operation: 'save', people_handles: [toSam] })
    }
    await world.service.runtime.replicate(ada.owner)
    await aList(host, { name: 'With Ada', person_handles: [toAda] })
    await aCandidate(host, { title: 'Ramen night' })
    const data = await look(host, { subject: 'ramen', person: 'Ada' })
    expect(data.person_context).toMatchObject({
      interests: ['Ramen night', 'Boules'],
      lists: [{ name: 'With Ada' }],
    })
    expect(data.options[0]?.liked_by).toMatchObject([{ display_name: 'Ada' }])
    expect(data.research_gaps.map(({ code }) => code)).not.toContain('person_tastes_unknown')
    await changeLike(ada, handles[1] ?? '', { operation: 'unlike' })
    await world.service.runtime.replicate(ada.owner)
    const { snapshot_handle, options } = data
    const option_handle = options[0]?.option_handle
    const later = await look(host, { action: 'detail', snapshot_handle, option_handle })
    expect(later.options[0]?.liked_by).toEqual([])
    expect(later.options[0]?.why.join()).not.toContain('Ada')
  })

  test('what was archived since is left out, and looking changes nothing', async () => {
    const ada = await world.account('Ada')
    const place_handle = await aPlace(ada, 'Tea house')
    await aPlace(ada, 'Tea room')
    const before = await objectRows(ada)
    const { snapshot_handle, options } = await look(ada, { subject: 'tea' })
    expect(await objectRows(ada)).toEqual(before)
    await answer(ada, 'places.private.archive', { place_handle })
    const gone = options.find(({ place }) => place.name === 'Tea house')
    const input = { action: 'detail', snapshot_handle, option_handle: gone?.option_handle }
    expect((await problem(ada, prepare, input)).status).toBe(404)
  })

  test('offers public places of the area, with their attribution, and adopts nothing', async () => {
    const feature = {
      id: 'node/7',
      name: 'Udon Sieben',
      amenity: 'restaurant',
      cuisine: 'udon',
      'addr:street': 'Oranienstraße',
      'addr:housenumber': '7',
      'addr:postcode': '10999',
      'addr:city': 'Berlin',
      'addr:suburb': 'Kreuzberg',
    }
    await importText(world, featureLines([feature]), { source: 'prepare' })
    const ada = await world.account('Ada')
    const before = await objectRows(ada)
    const body = await answer(ada, prepare, { subject: 'udon', area: 'Berlin' })
    expect(body.status, JSON.stringify(body)).toBe('completed')
    const [option] = body.data.options
    expect(option?.place).toMatchObject({ name: 'Udon Sieben', attribution: '© Test' })
    expect(option?.place.place_handle).toMatch(/^pp_/)
    expect(body.data.research_gaps.map(({ code }) => code)).toContain('nothing_saved')
    expect(await objectRows(ada)).toEqual(before)
    const list = await aList(ada)
    const added = await answer(ada, 'ideas.object.mutate', {
      operation: 'add_to_list',
      subject: { candidate_id: option?.candidate_id },
      destination: { ideas_list_handle: list },
    })
    expect(added).toMatchObject({ status: 'completed', data: { subject: { type: 'idea' } } })
  })
})
