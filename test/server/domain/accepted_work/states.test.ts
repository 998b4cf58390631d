import { expect, test } from 'vitest'
import {
  isCurrent,
  mayHappen,
  type RoundupState,
  type WorkEvent,
  workEvents,
  workStates,
} from '#server/domain/accepted_work/states.ts'
import type { ItemFacts, RoundupFacts } from '#server/domain/roundup/facts.ts'
import {
  begin,
  next,
  type Operation,
  operate,
  wholeAfter,
  withoutDestination,
} from '#server/domain/roundup/machine.ts'

/** Each cell: kind, state, event. */
const cells = Object.entries(workStates).flatMap(([kind, states]) =>
  Object.keys(states).flatMap((state) =>
    workEvents.map((event) => ({ kind, state, event }) as never),
  ),
) as { kind: 'capture' | 'roundup'; state: never; event: WorkEvent }[]

test('what a state answers says what may happen in it, in every cell of the table', () => {
  const misses = cells.flatMap(({ kind, state, event }) => {
    const one = workStates[kind][state] as (typeof workStates)['roundup'][RoundupState]
    const may = mayHappen(kind, state, event)
    const byUser = ['answer', 'close', 'retry', 'more'].includes(event)
    const byWork = ['read', 'put_off', 'fail', 'lose'].includes(event)
    const isRight =
      (event !== 'answer' || may === (one.status === 'needs_input')) &&
      // What goes on by itself takes nothing from its user but that a capture is given up, and nothing else goes on by itself.
      !(may && byUser && one.status === 'accepted' && !(kind === 'capture' && event === 'close')) &&
      !(may && byWork && one.status !== 'accepted') &&
      (one.asks !== undefined) === (kind === 'roundup' && one.status === 'needs_input')
    return isRight ? [] : [`${kind} ${String(state)} ${event}`]
  })
  expect(misses).toEqual([])
  expect(cells).toHaveLength((4 + 8) * 9)
})

test('every state is entered, and no event leads to a state that there is not', () => {
  for (const [kind, states] of Object.entries(workStates)) {
    const entered = Object.values(states).flatMap(({ on }) => Object.values(on).flat())
    const first = kind === 'capture' ? 'accepted' : 'extracting'
    expect(new Set([first, ...entered])).toEqual(new Set(Object.keys(states)))
  }
})

test('a capture is current in the version that was read, and where the event may happen', () => {
  for (const [state, { on }] of Object.entries(workStates.capture)) {
    for (const event of workEvents) {
      const capture = { state: state as keyof typeof workStates.capture, state_version: 3 }
      const may = event in on
      expect([null, 3, 2].map((version) => isCurrent(capture, event, version))).toEqual([
        may,
        may,
        false,
      ])
    }
  }
})

const whole = wholeAfter([]).title
const modes = ['capture', 'recommendation'] as const
const scopes = ['all', 'general_source', 'named_items'] as const
const yesOrNo = [true, false] as const

function itemOf(title: string, position: number, fits: boolean): ItemFacts {
  return { position, title, outcome: 'pending', whole: false, fits, met: 0 }
}

/** The items of a source: two, of which the second may not be what is required. */
const found = yesOrNo.map((fits) => [itemOf('b', 1, true), itemOf('c', 2, fits)])

/** Roundups as they are created, of every kind. */
function* created(): Generator<RoundupFacts> {
  for (const mode of modes)
    for (const scope of [null, ...scopes])
      for (const policy of [null, 'curated', 'save_all'] as const)
        for (const selected of [null, ['b'], ['nothing']])
          for (const has_destination of yesOrNo)
            for (const given of [null, ...found, [itemOf('b', 1, false)]]) {
              const isWhole = scope === 'general_source' && mode === 'capture'
              const items = [...(given ?? []), ...(isWhole ? [wholeAfter(given ?? [])] : [])]
              yield {
                ...{ generation: 1, mode, is_archived: false, policy, decided: false },
                ...{ has_source: true, has_destination, items, given: given !== null },
                reading: items.length > 0 ? 'done' : 'due',
                scope: scope === 'general_source' && !isWhole ? null : scope,
                selected: isWhole ? null : selected,
              }
            }
}

/** What a caller may send. */
const operations: readonly Operation[] = [
  ...scopes.flatMap((scope) =>
    [null, ['b'], ['nothing']].map((selected) => ({
      ...{ operation: 'resolve_scope' as const, expected_generation: 1, scope },
      ...{ policy: null, selected: scope === 'named_items' ? selected : null },
    })),
  ),
  ...[['b'], ['c'], ['nothing'], [whole]].map((selected) => ({
    ...{ operation: 'select_items' as const, expected_generation: 1, selected },
  })),
  ...(['assign_destination', 'retry', 'archive'] as const).map((operation) => ({
    ...{ operation, expected_generation: 1 },
  })),
]

/** What may happen to a roundup, with the facts after it; null where an operation changes nothing. */
function* happenings(facts: RoundupFacts): Generator<[WorkEvent, RoundupFacts | null]> {
  const { state } = next(facts)
  for (const operation of operations) {
    const isMore = operation.operation === 'select_items' && state === 'completed'
    const { retry, archive } = { retry: 'retry', archive: 'close' } as const
    const event = { retry, archive }[operation.operation as string] ?? (isMore ? 'more' : 'answer')
    const after = operate(facts, operation)
    yield [event, 'refused' in after ? null : after]
  }
  if (state === 'extracting') {
    for (const items of [...found, [wholeAfter([])]]) {
      yield ['read', { ...facts, reading: 'done', items }]
    }
    yield ['fail', { ...facts, reading: 'failed' }]
    yield ['put_off', facts]
  }
  if (state === 'capturing') yield ['lose', withoutDestination(facts)]
  for (const item of facts.items) {
    // A capture that has failed may still be retried by itself.
    const ends = { capturing: ['captured', 'failed'], failed: ['captured'] } as const
    for (const outcome of ends[item.outcome as 'failed'] ?? []) {
      const items = facts.items.map((one) => (one === item ? { ...one, outcome } : one))
      yield ['item', { ...facts, items }]
    }
  }
}

/** A list that is gone when captures begin is asked for again. */
function afterwards(facts: RoundupFacts): RoundupFacts[] {
  if (next(facts).begin.length === 0) return [facts]
  return [begin(facts), withoutDestination(facts)]
}

test('a roundup goes from each state where the table says, and nowhere else', () => {
  const seen = new Map<string, Set<string>>()
  const known = new Set<string>()
  const open = [...created()].flatMap(afterwards)
  for (let facts = open.pop(); facts !== undefined; facts = open.pop()) {
    const key = JSON.stringify(facts)
    if (known.has(key)) continue
    known.add(key)
    const { state } = next(facts)
    for (const [event, after] of happenings(facts)) {
      if (after === null) continue
      for (const one of afterwards({ ...after, generation: 1 })) {
        const cell = `${state} ${event}`
        seen.set(cell, (seen.get(cell) ?? new Set()).add(next(one).state))
        open.push(one)
      }
    }
  }
  const found = [...seen].map(([cell, states]) => [cell, [...states].sort()])
  const table = Object.entries(workStates.roundup).flatMap(([state, { on }]) =>
    Object.entries(on).map(([event, states]) => [`${state} ${event}`, [...states].sort()]),
  )
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(table))
})
