import {
  array,
  boolean,
  check,
  constant,
  constantFrom,
  integer,
  oneof,
  option,
  property,
  record,
  subarray,
} from 'fast-check'
import { expect, test } from 'vitest'
import type { ItemFacts, RoundupFacts } from '#server/domain/roundup/facts.ts'
import {
  begin,
  next,
  type Operation,
  operate,
  withoutDestination,
} from '#server/domain/roundup/machine.ts'
import {
  type Command,
  lose,
  obey,
  type Reference,
  start,
  stateOf,
  whole,
} from '#test/server/domain/roundup/reference.ts'

// Not “a”, which is a word of the name of the source as a whole, and so names it.
const letters = 'bcdefghijklmnop'.split('')

/** A roundup as it is created: what was said, and the items, if they were given. */
const created = record({
  hasSource: boolean(),
  given: boolean(),
  count: integer({ min: 0, max: letters.length }),
  unfit: subarray(letters),
  recommends: boolean(),
  scope: option(constantFrom('all', 'named_items', 'general_source')),
  policy: option(constantFrom('curated', 'save_all')),
  named: option(subarray(letters, { minLength: 1, maxLength: 10 })),
  list: boolean(),
})

const names = subarray([...letters, 'nothing'], { minLength: 1, maxLength: 10 })
const drift = oneof(
  { weight: 9, arbitrary: constant(0) },
  { weight: 1, arbitrary: integer({ min: -1, max: 1 }) },
)

/**
 * What happens to it: a caller asks for something, its source is read, a capture ends, or one finds that its list is gone.
 */
const event = oneof(
  record({
    do: constant('scope' as const),
    scope: constantFrom('all', 'named_items', 'general_source'),
    policy: option(constantFrom('curated', 'save_all')),
    named: option(names),
    drift,
  }),
  record({ do: constant('select' as const), named: names, drift }),
  record({ do: constantFrom('destination', 'retry', 'archive'), drift }),
  record({ do: constantFrom('read', 'unreadable'), count: integer({ min: 1, max: 15 }) }),
  record({
    do: constant('end' as const),
    nth: integer({ min: 0, max: 14 }),
    end: constantFrom('captured', 'reused', 'failed'),
  }),
  record({ do: constant('lose' as const) }),
  record({ do: constant('end all' as const), end: constantFrom('captured', 'reused', 'failed') }),
)

test('the machine does what the rules say, whatever happens in whatever order', () => {
  const holds = property(created, array(event, { maxLength: 14 }), (roundup, events) => {
    const model = both(roundup)
    model.agree()
    for (const one of events) {
      model.happen(one)
      model.agree()
    }
  })
  const result = check(holds, { numRuns: 3_000 })
  expect(result.failed ? [result.counterexample, result.errorInstance] : null).toBeNull()
})

test('no state is entered that nothing leaves, and a mutation alone raises the generation', () => {
  const holds = property(created, array(event, { maxLength: 14 }), (roundup, events) => {
    const model = both(roundup)
    for (const one of events) {
      const before = model.facts().generation
      const answer = model.happen(one)
      expect(model.facts().generation).toBe(before + (answer === 'ok' ? 1 : 0))
      const { items } = begin(model.facts())
      const waits = items.some(({ outcome }) => outcome === 'pending')
      const { state } = next(begin(model.facts()))
      if (state === 'completed' || state === 'failed') expect(waits).toBe(false)
      if (state === 'capturing')
        expect(items.some(({ outcome }) => outcome === 'capturing')).toBe(true)
    }
  })
  const result = check(holds, { numRuns: 1_000 })
  expect(result.failed ? [result.counterexample, result.errorInstance] : null).toBeNull()
})

/** The machine and the reference side by side. */
function both({
  hasSource,
  given,
  count,
  unfit,
  recommends,
  scope,
  policy,
  named,
  list,
}: {
  hasSource: boolean
  given: boolean
  count: number
  unfit: string[]
  recommends: boolean
  scope: 'all' | 'named_items' | 'general_source' | null
  policy: 'curated' | 'save_all' | null
  named: string[] | null
  list: boolean
}) {
  const isWhole = scope === 'general_source' && !recommends && hasSource
  const said = scope === 'general_source' && !isWhole ? null : scope
  const isRead = given || isWhole
  const titles = [...(given ? letters.slice(0, count) : []), ...(isWhole ? [whole] : [])]
  const fits = new Set(letters.filter((letter) => !unfit.includes(letter)))
  let facts: RoundupFacts = {
    generation: 1,
    mode: recommends ? 'recommendation' : 'capture',
    is_archived: false,
    reading: isRead ? 'done' : 'due',
    given,
    has_source: hasSource,
    scope: said,
    policy,
    selected: isWhole ? null : named,
    decided: false,
    has_destination: list,
    items: titles.map((title, index) => itemOf(title, index + 1)),
  }
  const reference: Reference = {
    generation: 1,
    given,
    recommends,
    archived: false,
    source: isRead ? 'read' : 'unread',
    scope: said,
    policy,
    named: isWhole ? null : named,
    list,
    items: new Map(titles.map((title) => [title, 'pending'])),
    fits: new Set([...fits, whole]),
    started: false,
  }

  function itemOf(title: string, position: number): ItemFacts {
    const isWhole = title === whole
    return {
      position,
      title,
      outcome: 'pending',
      whole: isWhole,
      fits: isWhole || fits.has(title),
      met: 0,
    }
  }

  /** Both have the same state, and the same became of each item. */
  function agree(): void {
    facts = begin(facts)
    start(reference)
    expect(next(facts).state).toBe(stateOf(reference))
    expect(new Map(facts.items.map(({ title, outcome }) => [title, outcome]))).toEqual(
      reference.items,
    )
    expect(facts.generation).toBe(reference.generation)
  }

  function ask(command: Command, operation: Operation): string {
    const result = operate(facts, operation)
    const answer = obey(reference, command, hasSource)
    expect('refused' in result ? result.refused : 'ok').toBe(answer)
    if (!('refused' in result)) facts = result
    return answer
  }

  function happen(one: Event): string {
    const { state } = next(facts)
    const expected = facts.generation + ('drift' in one ? one.drift : 0)
    switch (one.do) {
      case 'scope': {
        const { scope, policy } = one
        // Names beside another scope are refused before.
        const named = scope === 'named_items' ? one.named : null
        return ask(
          { ...one, named, expected },
          {
            operation: 'resolve_scope',
            expected_generation: expected,
            scope,
            policy,
            selected: named,
          },
        )
      }
      case 'select':
        return ask(
          { ...one, expected },
          { operation: 'select_items', expected_generation: expected, selected: one.named },
        )
      case 'destination':
        return ask(
          { do: one.do, expected },
          { operation: 'assign_destination', expected_generation: expected },
        )
      case 'retry':
      case 'archive':
        return ask({ do: one.do, expected }, { operation: one.do, expected_generation: expected })
      case 'read': {
        if (state !== 'extracting') return ''
        const titles = letters.slice(0, one.count)
        facts = {
          ...facts,
          reading: 'done',
          items: titles.map((title, index) => itemOf(title, index + 1)),
        }
        reference.source = 'read'
        reference.items = new Map(titles.map((title) => [title, 'pending']))
        return ''
      }
      case 'unreadable':
        if (state !== 'extracting') return ''
        facts = { ...facts, reading: 'failed' }
        reference.source = 'unreadable'
        return ''
      case 'lose':
        facts = withoutDestination(facts)
        lose(reference)
        return ''
      default: {
        const capturing = facts.items.filter(({ outcome }) => outcome === 'capturing')
        const ended = one.do === 'end' ? capturing.slice(one.nth, one.nth + 1) : capturing
        for (const { title } of ended) reference.items.set(title, one.end)
        facts = {
          ...facts,
          items: facts.items.map((item) =>
            ended.includes(item) ? { ...item, outcome: one.end } : item,
          ),
        }
        return ''
      }
    }
  }

  return { agree, happen, facts: () => facts }
}

type Event = typeof event extends { generate(...given: never[]): { value: infer Value } }
  ? Value
  : never
