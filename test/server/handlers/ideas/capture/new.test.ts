import { describe, expect, test } from 'vitest'
import {
  aCapture,
  alterCapture,
  capture,
  failCapture,
  readCapture,
  stagesOf,
} from '#test/support/given/captures.ts'
import { aList, alter, answer, notFound, people, problem } from '#test/support/given/lists.ts'
import { asSuperuser } from '#test/support/cluster.ts'
import { type Account, useAccount, useWorld } from '#test/support/world.ts'

const world = useWorld({ worker: false })
const sam = useAccount(world, 'Sam')
const kim = useAccount(world, 'Kim')

const page = 'https://example.test/sauna'

test('a text is kept at once and read later', async () => {
  const { status, headers, body } = await sam.call('ideas.capture', { text: 'Ostsee Sauna' })
  expect(status).toBe(200)
  expect(headers.get('retry-after')).toBe('1')
  expect(body.status).toBe('accepted')
  const { capture_public_id } = body.data
  expect(body.data).toEqual({
    capture_public_id: expect.stringMatching(/^ca_[0-9a-z]{26}$/),
    state: 'accepted',
    state_version: 1,
    destination: null,
    clarification: null,
  })
  expect(body.effects).toEqual([
    expect.objectContaining({ type: 'idea_capture.persisted', state: 'confirmed' }),
    expect.objectContaining({
      type: 'idea.created',
      state: 'unconfirmed',
      observe: { capability: 'ideas.capture.get', input: { capture_public_id } },
    }),
  ])
  expect(body.next_actions[0]).toMatchObject({
    capability: 'ideas.capture.get',
    input: { capture_public_id },
  })
  const read = await readCapture(sam, capture_public_id)
  expect(read.status).toBe('accepted')
  expect(read.data).toMatchObject({ state: 'accepted', state_version: 1, idea: null, retry: null })
  expect(read.data.updates).toEqual([
    { cursor: 1, at: expect.any(String), stage: 'persisted', message: 'The capture was saved.' },
  ])
})

test.each<[string, Record<string, unknown>, string]>([
  ['what was said', { text: 'Save this: Ostsee Sauna' }, 'Ostsee Sauna'],
  [
    'the beginning of a long text',
    { text: `Ostsee Sauna ${'with a view of the sea '.repeat(9)}` },
    'Ostsee Sauna with a view of the sea with a view of the sea…',
  ],
  ['the words about a page', { source_url: `${page}?key=s3cret`, subject_text: 'Sauna' }, 'Sauna'],
  ['the site of a page', { source_url: `${page}?key=s3cret` }, 'example.test'],
  ['words without an address', { text: `${page}?key=s3cret a sauna` }, 'a sauna'],
  ['a command', { text: 'save this' }, 'save this'],
])('a capture is called by %s', async (_about, input, label) => {
  const { data, outcome } = await capture(sam, input)
  const { capture_public_id: handle } = data
  expect(outcome.resources).toEqual([{ kind: 'capture', handle, label }])
  const read = await readCapture(sam, handle)
  expect(read.outcome.resources).toEqual([{ kind: 'capture', handle, label }])
})

describe('what is not one of the forms is refused, and nothing is kept', () => {
  test.each<[string, Record<string, unknown>, string[]]>([
    ['nothing', {}, ['']],
    ['only blank texts', { text: ' ', raw_text: '\n' }, ['']],
    ['only a destination', { target_feed_text: 'rainy' }, ['']],
    ['no media', { media_refs: [] }, ['']],
    ['an answer without its capture', { clarification_answer: 'Berlin' }, ['/capture_public_id']],
    ['a capture without an answer', { capture_public_id: 'ca_1' }, ['/clarification_answer']],
    ['a version alone', { expected_state_version: 1 }, ['/expected_state_version', '']],
    [
      'a new capture in an answer',
      { capture_public_id: 'ca_1', clarification_answer: 'a', text: 'b', target_feed_text: 'c' },
      ['/text', '/target_feed_text'],
    ],
    [
      'an answer in a new capture',
      { text: 'a', clarification_answer: 'b' },
      ['/clarification_answer'],
    ],
    ['a file', { source_url: 'file:///etc/passwd' }, ['/source_url']],
    ['a script', { source_url: 'javascript:alert(1)' }, ['/source_url']],
  ])('%s', async (_about, input, pointers) => {
    expect(await problem(sam, 'ideas.capture', input)).toEqual({
      status: 422,
      code: 'input_invalid',
      pointers,
    })
  })

  test('version 2.0 has neither subject_text nor expected_state_version', async () => {
    const asTwo = (input: Record<string, unknown>) =>
      sam.call('ideas.capture', input, { version: '2.0' })
    const { status, body } = await asTwo({ text: 'Ostsee Sauna' })
    expect(status).toBe(200)
    expect(body.capability.version).toBe('2.0')
    expect((await asTwo({ subject_text: 'Ostsee Sauna' })).status).toBe(422)
    const { data } = await capture(sam, { text: 'save this' })
    const given = {
      capture_public_id: data.capture_public_id,
      clarification_answer: 'Ostsee Sauna',
    }
    const answered = await asTwo({ ...given, expected_state_version: 1 })
    expect(answered.body.status).toBe('accepted')
    expect(answered.body.outcome.disclosures).toContainEqual({
      name: 'input.fields_ignored',
      text: 'These fields mean nothing here and were ignored: expected_state_version (it belongs to version 3.0).',
    })
  })
})

test('a point on the map is an address, too', async () => {
  const { status, data } = await capture(sam, { source_url: 'geo:52.5486,13.3571' })
  expect(status).toBe('accepted')
  await failCapture(sam, data.capture_public_id)
  const read = await readCapture(sam, data.capture_public_id)
  expect(read.data.retry?.source).toEqual({ kind: 'url', url: 'geo:52.5486,13.3571' })
})

test('a repeated call is a replay, also after the capture has moved on', async () => {
  const first = await sam.call('ideas.capture', { text: 'Ostsee Sauna' }, { key: 'capture-once' })
  const handle = first.body.data.capture_public_id
  await alterCapture(sam, handle, `state_version = 5`)
  const again = await sam.call('ideas.capture', { text: 'Ostsee Sauna' }, { key: 'capture-once' })
  expect(again.body.replayed).toBe(true)
  expect(again.body.data).toEqual(first.body.data)
  expect(again.body.execution_id).toBe(first.body.execution_id)
})

describe('the list by its handle', () => {
  test('is where the idea will be put', async () => {
    const handle = await aList(sam, { name: 'Rainy Sundays' })
    const { data, status } = await capture(sam, {
      source_url: page,
      target_ideas_list_handle: handle,
    })
    expect(status).toBe('accepted')
    expect(data.destination).toEqual({ list: { ideas_list_handle: handle, name: 'Rainy Sundays' } })
  })

  test('is not found where it is unknown, deleted or of another account', async () => {
    const deleted = await aList(sam)
    await answer(sam, 'ideas.lists.delete', { ideas_list_handle: deleted })
    const foreign = await aList(kim)
    for (const handle of ['', 'il_nonsense', deleted, foreign]) {
      const input = { text: 'Ostsee Sauna', target_ideas_list_handle: handle }
      expect(await problem(sam, 'ideas.capture', input)).toEqual(
        notFound('/target_ideas_list_handle'),
      )
    }
  })

  test('must not be a saved view', async () => {
    const view = await aList(sam, { name: 'A view of mine' })
    await alter(world, 'A view of mine', `origin = 'saved_view'`)
    const input = { text: 'Ostsee Sauna', target_ideas_list_handle: view }
    expect(await problem(sam, 'ideas.capture', input)).toMatchObject({
      status: 403,
      code: 'access_denied',
    })
  })
})

describe('the list in words', () => {
  test('that mean one list is that list', async () => {
    const handle = await aList(kim, { name: 'Summer evenings' })
    await aList(kim, { name: 'Winter' })
    for (const words of ['Summer evenings', 'SUMMER', 'evenings']) {
      const { data, status } = await capture(kim, { text: 'Ostsee Sauna', target_feed_text: words })
      expect(status).toBe('accepted')
      expect(data.destination?.list?.ideas_list_handle).toBe(handle)
    }
  })

  test('are taken from what is said, where exactly one list of one’s own is meant', async () => {
    const mia = await world.account('Mia')
    const handle = await aList(mia, { name: 'Rainy days' })
    await aList(mia, { name: 'Summer walks' })
    await aList(mia, { name: 'Summer evenings' })
    for (const text of [
      'Save Boulderhalle Ost to my Rainy days list',
      'please add Boulderhalle Ost to my rainy list',
      'Speichere Boulderhalle Ost auf meiner Liste Rainy days',
      'Pack Boulderhalle Ost auf meine Rainy-days-Liste',
      'Mets Boulderhalle Ost sur ma liste Rainy days',
      'Añade Boulderhalle Ost a mi lista Rainy days',
      'add to my Rainy days list: Boulderhalle Ost',
      'stick Boulderhalle Ost on my list called Rainy days',
      'Boulderhalle Ost to my Rainy days list',
      'Boulderhalle Ost for my rainy days list pls',
      'Boulderhalle Ost bitte zu meiner Liste Rainy days hinzufügen',
      'ajoute Boulderhalle Ost à ma liste rainy days stp',
      '¿puedes añadir Boulderhalle Ost a mi lista de rainy days, porfa?',
      'añádeme Boulderhalle Ost a la lista Rainy days, gracias',
    ]) {
      const { data, status } = await capture(mia, { raw_text: text })
      expect([text, status, data.destination?.list?.ideas_list_handle]).toEqual([
        text,
        'accepted',
        handle,
      ])
    }
    for (const text of [
      'Boulderhalle Ost, one of those on my list of summer walks we like',
      'Save a walk to the sea',
    ]) {
      const { data } = await capture(mia, { raw_text: text })
      expect([text, data.destination]).toEqual([text, null])
    }
  })

  test('that only have letters of a list’s name mean no such list, and are asked about', async () => {
    const eve = await world.account('Eve')
    await aList(eve, { name: 'Rainy Sundays' })
    const { data, status, error } = await capture(eve, {
      raw_text: 'pls put this on my Rainy days list: Boulderhalle Ost',
    })
    expect([status, error.code, data.destination]).toEqual([
      'needs_input',
      'destination_required',
      null,
    ])
    expect(data.clarification?.choices?.[0]).toBe('Rainy Sundays (0 ideas)')
  })

  test('are the name of a list or its stem, where German puts it before the word for a list', async () => {
    const ada = await world.account('Ada')
    const films = await aList(ada, { name: 'Filme' })
    const food = await aList(ada, { name: 'Essensliste' })
    for (const [raw_text, handle] of [
      ['Setz Aftersun auf meine Filmliste', films],
      ['Merk dir Aftersun für meine Filmliste', films],
      ['Lokal auf meine Essensliste', food],
    ] as const) {
      const { data } = await capture(ada, { raw_text })
      expect([raw_text, data.destination?.list?.ideas_list_handle]).toEqual([raw_text, handle])
    }
  })

  test('that are said of one’s own list and mean none or several are asked about', async () => {
    const ida = await world.account('Ida')
    for (const name of ['Rainy days', 'Summer walks', 'Summer evenings']) await aList(ida, { name })
    for (const [text, code] of [
      ['Save Boulderhalle Ost to my summer list', 'list_ambiguous'],
      ['Save Boulderhalle Ost to my unknown list', 'destination_required'],
      ['Setz Boulderhalle Ost auf meine Liste', 'list_ambiguous'],
    ] as const) {
      const { data, status, error } = await capture(ida, { raw_text: text })
      expect([text, status, error.code]).toEqual([text, 'needs_input', code])
      expect(data.clarification?.choices?.at(-1)).toBe('None of them')
    }
  })

  test.each([
    'Save Boulderhalle Ost to my list',
    'Setz Boulderhalle Ost auf meine Liste',
    'Mets Boulderhalle Ost sur ma liste',
    'Añade Boulderhalle Ost a mi lista',
  ])(
    '%s puts it on the only list that there is, and on none where there is no list',
    async (raw_text) => {
      const uma = await world.account('Uma')
      const before = await capture(uma, { raw_text })
      expect([before.status, before.data.destination]).toEqual(['accepted', null])
      const handle = await aList(uma, { name: 'Rainy days' })
      const { data } = await capture(uma, { raw_text })
      expect(data.destination?.list?.ideas_list_handle).toBe(handle)
    },
  )

  test('that mean several lists are asked about, and each candidate is a whole answer', async () => {
    const mia = await world.account('Mia')
    const one = await aList(mia, { name: 'Slow evenings' })
    await aList(mia, { name: 'Slow food' })
    const asked = await capture(mia, { text: 'Ostsee Sauna', target_feed_text: 'slow' })
    expect(asked.status).toBe('needs_input')
    expect(asked.error).toMatchObject({ code: 'list_ambiguous', pointer: '/target_feed_text' })
    expect(asked.data).toMatchObject({ state: 'needs_input', state_version: 2, destination: null })
    expect(asked.data.clarification).toEqual({
      kind: 'destination',
      question: expect.stringContaining('slow'),
      choices: ['Slow food (0 ideas)', 'Slow evenings (0 ideas)', 'None of them'],
    })
    const wanted = asked.error.candidates?.find(
      ({ ideas_list_handle }) => ideas_list_handle === one,
    )
    const answered = await capture(mia, inputOf(wanted))
    expect(answered.status).toBe('accepted')
    expect(answered.data.destination?.list?.ideas_list_handle).toBe(one)
    expect(answered.data.state_version).toBe(3)
  })

  test('that mean none are asked about with the nearest, and with the way to make the list', async () => {
    const noa = await world.account('Noa')
    for (const name of ['Rainy days', 'Rainy nights', 'Sunny']) await aList(noa, { name })
    const asked = await capture(noa, { text: 'Ostsee Sauna', target_feed_text: 'Rainny days' })
    expect(asked.error.code).toBe('destination_required')
    expect(asked.data.clarification?.choices?.[0]).toBe('Rainy days (0 ideas)')
    const make = asked.next_actions.find(({ capability }) => capability === 'ideas.lists.create')
    expect(make?.input).toEqual({ name: 'Rainny days' })
    const made = await answer(noa, 'ideas.lists.create', { ...make?.input })
    const { ideas_list_handle } = made.data.list
    const { data } = await capture(noa, {
      capture_public_id: asked.data.capture_public_id,
      clarification_answer: ideas_list_handle,
    })
    expect(data.destination?.list?.ideas_list_handle).toBe(ideas_list_handle)
  })

  test('beside a handle are only the name of it, and a question where they mean another list', async () => {
    const lea = await world.account('Lea')
    const one = await aList(lea, { name: 'Spring' })
    await aList(lea, { name: 'Autumn' })
    const put = (words: string) =>
      capture(lea, { text: 'Ostsee Sauna', target_ideas_list_handle: one, target_feed_text: words })
    for (const words of ['Spring', 'no such list']) {
      const { status, data } = await put(words)
      expect(status).toBe('accepted')
      expect(data.destination?.list?.ideas_list_handle).toBe(one)
    }
    const asked = await put('Autumn')
    expect(asked.error.code).toBe('list_ambiguous')
    expect(asked.data.clarification?.question).toBe(
      'Two lists were named, “Spring” and “Autumn”. Which one should the idea go on?',
    )
    expect(asked.data.clarification?.choices).toEqual([
      'Spring (0 ideas)',
      'Autumn (0 ideas)',
      'None of them',
    ])
  })

  test('never mean the list of another account', async () => {
    await aList(kim, { name: 'Only of Kim' })
    const { error } = await capture(sam, { text: 'Ostsee Sauna', target_feed_text: 'Only of Kim' })
    expect(error.code).toBe('destination_required')
    expect(JSON.stringify(error.candidates ?? [])).not.toContain('Only of Kim')
  })
})

describe('the person in words', () => {
  test('may be given by a handle, which is found or not', async () => {
    const [mira] = await people(sam, 'Mira of the handle')
    const { data, status } = await capture(sam, { text: 'Ostsee Sauna', target_person_text: mira })
    expect(status).toBe('accepted')
    expect(data.destination?.person?.person_handle).toBe(mira)
    const [foreign] = await people(kim, 'Of Kim')
    for (const target_person_text of [foreign, 'pe_00000000000000000000000000']) {
      const input = { text: 'Ostsee Sauna', target_person_text }
      expect(await problem(sam, 'ideas.capture', input)).toEqual(notFound('/target_person_text'))
    }
  })

  test('that mean one person is that person, and nobody is told', async () => {
    const [mira] = await people(sam, 'Mira')
    const { data, status } = await capture(sam, {
      text: 'Ostsee Sauna',
      target_person_text: 'mira',
    })
    expect(status).toBe('accepted')
    expect(data.destination?.person?.person_handle).toBe(mira)
  })

  test('that mean nobody are asked about with the way to save the person', async () => {
    const asked = await capture(sam, { text: 'Ostsee Sauna', target_person_text: 'Zora' })
    expect(asked.error).toMatchObject({
      code: 'person_unresolved',
      pointer: '/target_person_text',
      prerequisite: { capability: 'relationships.people.ensure', input: { people: ['Zora'] } },
    })
    const [zora] = await people(sam, 'Zora')
    const { data } = await capture(sam, {
      capture_public_id: asked.data.capture_public_id,
      clarification_answer: 'Zora',
    })
    expect(data.destination?.person?.person_handle).toBe(zora)
  })

  test('that mean several people are asked about, and each candidate is a whole answer', async () => {
    await people(sam, 'Jon Ode', 'Jon Arne')
    const asked = await capture(sam, { text: 'Ostsee Sauna', target_person_text: 'Jon' })
    expect(asked.error.code).toBe('person_ambiguous')
    expect(asked.data.clarification?.choices).toEqual(['Jon Arne', 'Jon Ode', 'Nobody'])
    const [first] = asked.error.candidates ?? []
    const { data } = await capture(sam, inputOf(first))
    expect(data.destination?.person?.display_name).toBe('Jon Arne')
  })
})

describe('the destination is never what the idea is about', () => {
  test.each<[string, Record<string, unknown>]>([
    ['the name of the list', { subject_text: 'Rainy Mondays' }],
    ['the list in the words of the call', { subject_text: 'my mondays list' }],
    ['a command with the list', { text: 'add this to my Mondays list please' }],
    ['the name of the person', { subject_text: 'Mira' }],
  ])('%s beside a page is discarded', async (_about, subject) => {
    const { source, account } = await withMondays()
    const { data, status } = await capture(account, { ...source, ...subject, source_url: page })
    expect(status).toBe('accepted')
    expect(await stagesOf(account, data.capture_public_id)).toEqual([
      'persisted',
      'subject_discarded',
    ])
  })

  test('alone it leaves nothing to capture, which is asked for', async () => {
    const { source, account } = await withMondays()
    const asked = await capture(account, { ...source, text: 'Rainy Mondays' })
    expect(asked.error.code).toBe('subject_required')
    expect(asked.data.clarification).toEqual({ kind: 'subject', question: expect.any(String) })
    expect(asked.data.destination?.list?.name).toBe('Rainy Mondays')
  })

  test('also where the list became known by an answer only', async () => {
    const ivo = await world.account('Ivo')
    await aList(ivo, { name: 'Slow walks' })
    const asked = await capture(ivo, { text: 'Slow walks', target_feed_text: 'quick' })
    expect(asked.data.clarification?.kind).toBe('destination')
    const next = await capture(ivo, {
      capture_public_id: asked.data.capture_public_id,
      clarification_answer: '1',
    })
    expect(next.status).toBe('needs_input')
    expect(next.data.clarification?.kind).toBe('subject')
    expect(next.data).toMatchObject({ state_version: 4 })
  })

  test('also not in an answer to what the idea is', async () => {
    const { source, account } = await withMondays()
    const asked = await capture(account, { ...source, text: 'save this' })
    const { capture_public_id } = asked.data
    for (const words of ['Rainy Mondays', 'my mondays list', 'add it to Rainy Mondays', 'Mira']) {
      const again = await capture(account, { capture_public_id, clarification_answer: words })
      expect(again.status, words).toBe('needs_input')
      expect(again.data.clarification?.kind).toBe('subject')
    }
    const clarification_answer = 'Ostsee Sauna, to my mondays list'
    expect((await capture(account, { capture_public_id, clarification_answer })).status).toBe(
      'accepted',
    )
  })

  let mondays: { account: Account; source: Record<string, unknown> } | undefined
  async function withMondays() {
    if (mondays) return mondays
    const account = await world.account('Ana')
    await people(account, 'Mira')
    const handle = await aList(account, { name: 'Rainy Mondays' })
    const source = {
      target_ideas_list_handle: handle,
      target_feed_text: 'mondays',
      target_person_text: 'Mira',
    }
    mondays = { account, source }
    return mondays
  }
})

test('of several questions the source comes first, then the list, then the person', async () => {
  const ole = await world.account('Ole')
  const asked = await capture(ole, {
    source_url: page,
    text: 'Filmkunst 66',
    target_feed_text: 'rainy',
    target_person_text: 'Mira',
  })
  const { capture_public_id } = asked.data
  const kinds = [asked.data.clarification?.kind]
  for (const clarification_answer of ['The text', 'no list', 'nobody']) {
    const next = await capture(ole, { capture_public_id, clarification_answer })
    kinds.push(next.data.clarification?.kind)
  }
  expect(kinds).toEqual(['source', 'destination', 'person', undefined])
  const { data, status } = await readCapture(ole, capture_public_id)
  expect(status).toBe('accepted')
  expect(data.state_version).toBe(7)
  expect(data.updates.map(({ stage }) => stage)).toEqual([
    ...['persisted', 'question', 'answered', 'question', 'answered', 'question', 'answered'],
  ])
})

test('a list that was made while another question was open is where the idea goes', async () => {
  const uwe = await world.account('Uwe')
  const sent = { source_url: page, text: 'Filmkunst 66', target_feed_text: 'rainy' }
  const { data } = await capture(uwe, { ...sent, target_person_text: 'Mira' })
  const list = await aList(uwe, { name: 'Rainy' })
  const [mira] = await people(uwe, 'Mira')
  const { capture_public_id } = data
  const answered = await capture(uwe, { capture_public_id, clarification_answer: 'both' })
  expect(answered.status).toBe('accepted')
  expect(answered.data.destination).toMatchObject({
    list: { ideas_list_handle: list },
    person: { person_handle: mira },
  })
})

test('several addresses in a text are asked about, with the roundup as another way', async () => {
  const text = `${page} and https://example.test/cinema`
  const asked = await capture(sam, { text })
  expect(asked.error.code).toBe('clarification_required')
  expect(asked.data.clarification).toMatchObject({
    kind: 'items',
    choices: [page, 'https://example.test/cinema', 'The text as a whole'],
  })
  const roundup = asked.next_actions.find(({ capability }) => capability === 'ideas.roundup.mutate')
  expect(roundup?.input).toEqual({ operation: 'create', source_text: text })
  expect((await answer(sam, 'ideas.roundup.mutate', { ...roundup?.input })).status).not.toBe(
    'failed',
  )
  const { capture_public_id } = asked.data
  const all = await capture(sam, { capture_public_id, clarification_answer: 'all of them' })
  expect(all.status).toBe('needs_input')
  expect(all.data.state_version).toBe(2)
  const one = await capture(sam, { capture_public_id, clarification_answer: '2' })
  expect(one.status).toBe('accepted')
})

describe('a short text that leads to a question is asked about in the answer itself', () => {
  test.each<[string, string, string, string[] | undefined]>([
    ['That ramen place everybody talks about', 'subject', 'subject_required', undefined],
    ['Dinner', 'subject', 'subject_required', undefined],
    [
      '1. Sauna Ost\n2. Filmkunst West\n3. Töpferei Nord',
      'items',
      'clarification_required',
      ['Sauna Ost', 'Filmkunst West', 'Töpferei Nord', 'The text as a whole'],
    ],
    ['Café Bravo in Berlin and Hamburg', 'city', 'clarification_required', ['Berlin', 'Hamburg']],
  ])('%j', async (text, kind, code, choices) => {
    const asked = await capture(sam, { text })
    expect(asked.status).toBe('needs_input')
    expect(asked.error.code).toBe(code)
    expect(asked.data).toMatchObject({ state: 'needs_input', state_version: 2 })
    expect(asked.data.clarification).toMatchObject({ kind, ...(choices && { choices }) })
    const { capture_public_id } = asked.data
    const clarification_answer = choices ? '1' : 'Ostsee Sauna'
    const answered = await capture(sam, { capture_public_id, clarification_answer })
    expect(answered.status).toBe('accepted')
  })

  test('also after an answer', async () => {
    const asked = await capture(sam, { text: 'Dinner', target_feed_text: 'nowhere' })
    expect(asked.data.clarification?.kind).toBe('destination')
    const { capture_public_id } = asked.data
    const next = await capture(sam, { capture_public_id, clarification_answer: 'none' })
    expect(next.data.clarification?.kind).toBe('subject')
    expect(next.data.state_version).toBe(4)
  })
})

test('media that are unknown or of another account are not found, and nothing is kept', async () => {
  const before = await countOf(sam)
  for (const ref of ['md_00000000000000000000000000', 'nonsense']) {
    const { body } = await sam.call('ideas.capture', { text: 'Ostsee Sauna', media_refs: [ref] })
    expect(body.status).toBe('failed')
    expect(body.error).toMatchObject({ code: 'media_not_found', pointer: '/media_refs/0' })
    expect(body.data).toBeNull()
  }
  expect(await countOf(sam)).toBe(before)
})

describe('limits', () => {
  test.each<[string, number, string, (account: Account, handle: string) => Promise<void>]>([
    ['that are read', 300, 'Ostsee Sauna', async () => {}],
    [
      'that wait for an answer',
      500,
      'save this',
      (account, handle) => alterCapture(account, handle, `created_at = now() - interval '2 days'`),
    ],
    ['made in a day', 2000, 'Ostsee Sauna', (account, handle) => failCapture(account, handle)],
  ])('captures %s', async (_about, most, text, age) => {
    const max = await world.account('Max')
    const handle = await aCapture(max, { text })
    await age(max, handle)
    await copyCaptures(max, most - 2)
    const last = await capture(max, { text })
    expect(last.error?.code).not.toBe('limit_reached')
    const before = await countOf(max)
    const refused = await capture(max, { text })
    expect(refused.status).toBe('failed')
    expect(refused.error.code).toBe('limit_reached')
    expect(refused.data).toBeNull()
    expect(await countOf(max)).toBe(before)
  })

  test('of a day end when the first of its captures is a day old, and leave out roundups', async () => {
    const max = await world.account('Max')
    const text = 'Ostsee Sauna'
    const handle = await aCapture(max, { text })
    await failCapture(max, handle)
    await alterCapture(max, handle, `created_at = now() - interval '6 hours'`)
    await copyCaptures(max, 1_999)
    const refused = await capture(max, { text })
    expect(refused.error.code).toBe('limit_reached')
    const six = 18 * 3_600
    expect(refused.error.retry_after_seconds).toBeGreaterThan(six - 120)
    expect(refused.error.retry_after_seconds).toBeLessThanOrEqual(six)
    const { body } = await max.call('ideas.roundup.mutate', {
      ...{ operation: 'create', scope: 'all', target_ideas_list_handle: await aList(max) },
      items: [{ title: 'Seebad' }, { title: 'Waldbad' }],
    })
    expect(body.status).toBe('accepted')
    await asSuperuser(
      world.superuser_url,
      `update captures set created_at = (created_at at time zone 'UTC' - interval '18 hours') at time zone 'UTC'
       where owner_id = '${max.owner}'`,
    )
    expect((await capture(max, { text })).status).toBe('accepted')
  })
})

function inputOf(candidate: Record<string, unknown> | undefined): Record<string, unknown> {
  const input = candidate?.input
  return input !== null && typeof input === 'object' ? { ...input } : {}
}

async function countOf(account: Account): Promise<number> {
  return account.world.database.read(account.owner, async (db) => {
    const rows = await db.sql<{ capture_id: string }>`
      select capture_id from captures where owner_id = ${db.owner}`
    return rows.length
  })
}

/** Copies the one capture of an account so many times. */
function copyCaptures(account: Account, times: number) {
  const columns = `state, state_version, purpose, kept, question, asked, failure, accepted_by, created_at`
  return asSuperuser(
    world.superuser_url,
    `insert into captures (owner_id, capture_id, ${columns})
     select owner_id, gen_random_uuid(), ${columns}
     from captures, generate_series(1, ${times}) where owner_id = '${account.owner}'`,
  )
}
