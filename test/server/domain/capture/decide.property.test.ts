import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type Claim,
  type ClaimValues,
  type Field,
  type FoundTime,
  origins,
  type SourceReading,
} from '#server/domain/language/claim.ts'
import { decide } from '#server/domain/capture/decide.ts'
import { type Decision, type QuestionKind, questionKinds } from '#server/domain/capture/decision.ts'
import { known, toDecide } from '#test/support/given/claims.ts'
import type { ToDecide } from '#server/domain/capture/to_decide.ts'

const words = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.constantFrom(
    ...[
      '',
      ' ',
      'Hako Ramen',
      'that place',
      '<b>Jazz</b> night',
      '<scr<script>ipt>x',
      '&lt;i&gt;',
      '<a href="x',
    ],
    ...[
      'Jazz 05/06',
      'Dinner tomorrow at 7',
      '12.12. 20 Uhr',
      'Seestraße 9, 18119 Rostock',
      'Mitte',
    ],
    ...[
      '1. One\n2. Two\n3. Three',
      'url: https://a.example/x\ngeo: 1,2',
      'Berlin',
      '\u202eabc',
      '\u0000',
    ],
    ...[
      'Subject: Hi\nFrom: a@b.example\n\nmorgen 19 Uhr',
      'Concert at Lido, Cuvrystraße 7, 10997 Berlin',
    ],
  ),
)

const time: fc.Arbitrary<FoundTime> = fc.record({
  local: fc.constantFrom(
    ...['2026-11-20T20:00:00', '2026-11-22T11:00:00', '2027-03-28T02:30:00', '2026-12-12T00:00:00'],
    ...['2026-10-25T02:30:00', '1999-01-01T00:00:00', '9999-12-31T23:59:59', 'nonsense', ''],
  ),
  offset: fc.constantFrom(null, 0, 60, -720, 100_000),
  timezone: fc.constantFrom(null, 'Europe/Berlin', 'America/New_York', 'Nowhere/City'),
  precision: fc.constantFrom('exact', 'date_only'),
})

const number = fc.oneof(
  fc.double({ min: -180, max: 180, noNaN: true }),
  fc.constantFrom(0, Number.NaN, 1e9),
)

const values: { readonly [F in Field]: fc.Arbitrary<ClaimValues[F]> } = {
  kind: fc.constantFrom('place', 'event'),
  title: words,
  description: words,
  place_name: words,
  address: words,
  city: fc.oneof(words, fc.constantFrom('Berlin', 'Hamburg', 'Leipzig')),
  country: fc.constantFrom('DE', 'Germany', 'US', ''),
  country_sign: fc.constantFrom('gb', 'us ca', ''),
  namesake: fc.constantFrom('Portland', 'Birmingham', 'Nowhere'),
  coordinates: fc.record({ latitude: number, longitude: number }),
  timezone: fc.constantFrom('Europe/Berlin', 'x', ''),
  starts: time,
  ends: time,
  shown: time,
  doors: time,
  either: fc.tuple(time, time),
  repeats: fc.constant('Every Thursday'),
  is_canceled: fc.constant(true),
  is_moved: fc.constant(true),
  is_online: fc.constant(true),
  url: fc.constantFrom('https://a.example/x', 'javascript:alert(1)', ''),
  activity: words,
  neighborhood: fc.constantFrom('Mitte', 'Nowhere'),
}

const claim: fc.Arbitrary<Claim> = fc
  .constantFrom(...(Object.keys(values) as Field[]))
  .chain((field) =>
    fc.record({
      field: fc.constant(field),
      value: values[field] as fc.Arbitrary<unknown>,
      from: fc.constantFrom(...origins),
      subject: fc.integer({ min: 0, max: 2 }),
    }),
  )
  .map((one) => one as Claim)

const reading: fc.Arbitrary<SourceReading> = fc.record({
  claims: fc.array(claim, { maxLength: 14 }),
  items: fc.array(
    fc.record({
      title: words,
      kind: fc.constantFrom(null, 'place', 'event'),
      excerpt: fc.option(words),
      link: fc.constantFrom(null, 'https://a.example/1'),
      starts: fc.option(time),
    }),
    { maxLength: 4 },
  ),
  items_left_out: fc.constantFrom(0, 5),
  is_wall: fc.boolean(),
  language: fc.constantFrom(null, 'de', 'en-US', 'xx'),
  canonical_url: fc.constant(null),
  links: fc.constant([]),
})

const answer = fc.record({
  kind: fc.constantFrom(...questionKinds),
  value: fc.oneof(
    words,
    fc.constantFrom(
      'whole',
      'item:0',
      'item:9',
      'venue',
      'keep',
      'Berlin',
      '2027-06-05',
      '2027-06-05T19:00:00',
    ),
  ),
  words,
})

const input: fc.Arbitrary<ToDecide> = fc
  .record({
    readings: fc.array(fc.record({ reading, from: fc.constantFrom('primary', 'secondary') }), {
      maxLength: 3,
    }),
    source_url: fc.constantFrom(null, 'https://a.example/page'),
    unread: fc.option(
      fc.constant({ code: 'source_unreachable', message: 'x', retryable: true } as const),
      { freq: 4 },
    ),
    said: fc.record({
      subject: fc.option(words),
      answers: fc.array(answer, { maxLength: 3 }),
      details: fc.array(words, { maxLength: 2 }),
    }),
    asked: fc.subarray([...questionKinds]),
    timezone: fc.constantFrom('Europe/Berlin', 'America/New_York', 'Asia/Kathmandu'),
  })
  .map((some) => toDecide({ ...some, known }))

const runs = { numRuns: 400 }

function check(property: (input: ToDecide, decision: Decision) => void): void {
  fc.assert(
    fc.property(input, (given) => property(given, decide(given))),
    runs,
  )
}

test('every combination has one decision, and always the same', () => {
  check((given, decision) => {
    expect(['save', 'ask', 'fail']).toContain(decision.end)
    expect(decide(structuredClone(given))).toEqual(decision)
  })
})

test('a title is one line with something to see, without markup, and short', () => {
  check((_, decision) => {
    if (decision.end !== 'save') return
    const { title } = decision.idea
    expect(title).toMatch(/[^\p{C}\p{Z}]/u)
    expect(title).not.toMatch(/<!?\/?[a-zA-Z][^>]*>|[\n\r]/)
    expect([...title].length).toBeLessThanOrEqual(400)
  })
})

test('an event has a start, its end is after it and within 366 days; a place has neither', () => {
  check((_, decision) => {
    if (decision.end !== 'save') return
    const { kind, starts_at, ends_at, timezone } = decision.idea
    expect(starts_at !== null).toBe(kind === 'event')
    expect(timezone !== null).toBe(kind === 'event')
    if (ends_at === null) return
    const length = ends_at.getTime() - (starts_at?.getTime() ?? Number.NaN)
    expect(length).toBeGreaterThan(0)
    expect(length).toBeLessThanOrEqual(366 * 86_400_000)
  })
})

test('no question comes again, and each has a text and choices that differ', () => {
  check((given, decision) => {
    if (decision.end !== 'ask') return
    const { kind, text, choices } = decision.question
    expect(given.asked).not.toContain(kind)
    expect(text).not.toBe('')
    expect(new Set(choices.map(({ value }) => value)).size).toBe(choices.length)
    for (const { label } of choices) expect(label.trim()).not.toBe('')
  })
})

test('asking ends: whatever is answered, each question comes once', () => {
  fc.assert(
    fc.property(input, fc.array(words, { minLength: 8, maxLength: 8 }), (given, texts) => {
      const asked: QuestionKind[] = []
      let now: ToDecide = { ...given, asked: [] }
      for (const text of texts) {
        const decision = decide(now)
        if (decision.end !== 'ask') return
        const { kind, choices } = decision.question
        expect(asked).not.toContain(kind)
        asked.push(kind)
        const value = choices[text.length % Math.max(1, choices.length)]?.value ?? text
        const answers = [...now.said.answers, { kind, value, words: text }]
        now = { ...now, asked: [...asked], said: { ...now.said, answers } }
      }
      expect.unreachable('asked more often than there are questions')
    }),
    { numRuns: 200 },
  )
})

/** Whether the text that was given says where its idea is: “Hiroshige prints at Dulwich Picture Gallery”. */
function namesVenue({ reading, from }: ToDecide['readings'][number]): boolean {
  const ofText = reading.claims.filter((claim) => claim.from === 'text')
  return from === 'primary' && ofText.some(({ field }) => field === 'place_name')
}

/** Whether one of several things says it in its title: “Concert at Lido, Cuvrystraße 7”. */
function isInTitle({ reading }: ToDecide['readings'][number], name: string): boolean {
  return reading.items.some(({ title }) => title.includes(name))
}

test('a place has a name, and an address or a point unless it is a venue, an address on the web is one, names are the catalog’s', () => {
  check(({ readings }, decision) => {
    if (decision.end !== 'save') return
    const { kind, place, source_url, activity, neighborhood } = decision.idea
    if (place) {
      expect(place.name.trim()).not.toBe('')
      const isNamed = readings.some((one) => namesVenue(one) || isInTitle(one, place.name))
      const isVenue = kind === 'event' || isNamed
      if (!isVenue) expect(place.address ?? place.coordinates).not.toBeNull()
      if (place.coordinates) expect(Math.abs(place.coordinates.latitude)).toBeLessThanOrEqual(90)
    }
    if (source_url !== null) expect(source_url).toMatch(/^https?:/)
    if (activity !== null) expect(known.activities).toContain(activity)
    if (neighborhood !== null)
      expect(known.neighborhoods.map(({ name }) => name)).toContain(neighborhood)
  })
})

test('a page that was not read never gives its idea without saying so', () => {
  check(({ unread }, decision) => {
    if (unread === null || decision.end !== 'save') return
    expect(decision.disclosures).toContain('capture.page_not_read')
  })
})
