import { wholeTitle } from '#server/domain/messages/roundup.ts'
import {
  mayHappen,
  type RoundupState,
  type WorkEvent,
  workStates,
} from '#server/domain/accepted_work/states.ts'
import type { ItemFacts, RoundupFacts, Scope } from '#server/domain/roundup/facts.ts'
import { itemsByWords } from '#server/domain/roundup/selection.ts'

/** The most items that are captured without being asked for one by one, where a selection of them is wanted. */
export const maxCurated = 10

/** What follows from the facts of a roundup. */
export interface Next {
  readonly state: RoundupState
  /** The positions of the items whose capture begins now; empty where none does. */
  readonly begin: readonly number[]
}

/** The state of a roundup, and which captures begin. Total: whatever the facts are, there is one state. */
export function next(facts: RoundupFacts): Next {
  const { items } = facts
  if (facts.is_archived) return at('archived')
  if (facts.reading === 'failed') return at('failed')
  if (items.some(({ outcome }) => outcome === 'capturing')) return at('capturing')
  if (facts.reading === 'due') return at('extracting')
  if (!items.some(({ outcome }) => outcome === 'pending')) {
    return at(items.some(isSaved) ? 'completed' : 'failed')
  }
  const chosen = chosenOf(facts)
  if (facts.mode === 'recommendation') {
    if (chosen === null) return at('selection_required')
    return facts.has_destination ? begins(chosen) : at('destination_required')
  }
  if (!facts.decided && scopeOf(facts) === null) return at('scope_required')
  if (!facts.has_destination) return at('destination_required')
  return chosen === null ? at('selection_required') : begins(chosen)
}

function at(state: RoundupState): Next {
  return { state, begin: [] }
}

function begins(begin: readonly number[]): Next {
  return { state: 'capturing', begin }
}

function isSaved({ outcome }: ItemFacts): boolean {
  return outcome === 'captured' || outcome === 'reused'
}

/** The scope of a roundup: what was said, or what follows from the rest; null while it has to be asked. */
export function scopeOf(facts: RoundupFacts): Scope | null {
  const { scope, mode, policy, selected, items } = facts
  if (scope !== null) return scope
  if (mode === 'recommendation' || selected !== null) return 'named_items'
  if (policy === 'save_all' || (facts.reading === 'done' && items.length === 1)) return 'all'
  return null
}

/** The positions of the items to capture; null where that has to be asked. */
function chosenOf(facts: RoundupFacts): readonly number[] | null {
  const pending = facts.items.filter(({ outcome }) => outcome === 'pending')
  if (facts.decided) return positionsOf(pending)
  const scope = scopeOf(facts)
  if (scope === 'general_source') return orAsk(pending.filter(({ whole }) => whole))
  const items = pending.filter(({ whole }) => !whole || facts.items.length === 1)
  if (facts.selected !== null) {
    const { positions, unknown } = itemsByWords(items, facts.selected)
    return unknown.length > 0 || positions.length === 0 ? null : positions
  }
  if (facts.mode === 'recommendation') return null
  const fitting = items.filter(({ fits }) => fits)
  const isFew = fitting.length <= maxCurated
  if (scope === 'named_items') return facts.given && isFew ? orAsk(fitting) : null
  return facts.policy === 'curated' && !isFew ? null : orAsk(fitting)
}

function orAsk(items: readonly ItemFacts[]): readonly number[] | null {
  return items.length > 0 ? positionsOf(items) : null
}

function positionsOf(items: readonly ItemFacts[]): number[] {
  return items.map(({ position }) => position)
}

/** The facts after the captures of `next` have begun; those that were not chosen are skipped. */
export function begin<Item extends ItemFacts>(
  facts: Omit<RoundupFacts, 'items'> & { readonly items: readonly Item[] },
): Omit<RoundupFacts, 'items'> & { readonly items: readonly Item[] } {
  const chosen = new Set(next(facts).begin)
  if (chosen.size === 0) return facts
  return {
    ...facts,
    decided: true,
    items: facts.items.map((item) => {
      if (item.outcome !== 'pending') return item
      return { ...item, outcome: chosen.has(item.position) ? 'capturing' : 'skipped' }
    }),
  }
}

/**
 * The facts after the list or the person is gone that the captures are for: what is being captured is not, and waits for
 * another destination; what has ended stays as it is. Total.
 */
export function withoutDestination<Item extends ItemFacts>(
  facts: Omit<RoundupFacts, 'items'> & { readonly items: readonly Item[] },
): Omit<RoundupFacts, 'items'> & { readonly items: readonly Item[] } {
  return {
    ...facts,
    has_destination: false,
    items: facts.items.map((item) =>
      item.outcome === 'capturing' ? { ...item, outcome: 'pending' } : item,
    ),
  }
}

/** What a caller asks of a roundup that is there. */
export type Operation = { readonly expected_generation: number } & (
  | {
      readonly operation: 'resolve_scope'
      readonly scope: Scope
      readonly policy: RoundupFacts['policy']
      readonly selected: readonly string[] | null
    }
  | { readonly operation: 'assign_destination' | 'retry' | 'archive' }
  | { readonly operation: 'select_items'; readonly selected: readonly string[] }
)

/** Why an operation changes nothing. */
export type Refusal =
  | { readonly refused: 'stale' | 'running' | 'does_not_fit' | 'nothing_failed' | 'no_source' }
  /** The places in `selected` of words that name no item. */
  | { readonly refused: 'unknown_items'; readonly unknown: readonly number[] }

/**
 * The facts after an operation, or why there are none. Total: every operation has an answer in every state. Of
 * `assign_destination`, the caller has found the destination. Captures begin with `next`.
 */
export function operate(facts: RoundupFacts, operation: Operation): RoundupFacts | Refusal {
  if (operation.expected_generation !== facts.generation) return { refused: 'stale' }
  const { state } = next(facts)
  if (workStates.roundup[state].status === 'accepted') return { refused: 'running' }
  const event = eventOf(state, operation)
  if (event === null || !mayHappen('roundup', state, event)) return doesNotFit
  const changed = change(facts, event, operation)
  return 'refused' in changed ? changed : { ...changed, generation: facts.generation + 1 }
}

const doesNotFit: Refusal = { refused: 'does_not_fit' }

/** What an operation is to a roundup in this state; null where it answers what was not asked. */
function eventOf(state: RoundupState, { operation }: Operation): WorkEvent | null {
  if (operation === 'retry') return 'retry'
  if (operation === 'archive') return 'close'
  if (workStates.roundup[state].asks?.operation === operation) return 'answer'
  return operation === 'select_items' ? 'more' : null
}

function change(
  facts: RoundupFacts,
  event: WorkEvent,
  operation: Operation,
): RoundupFacts | Refusal {
  switch (operation.operation) {
    case 'resolve_scope':
      return withScope(facts, operation)
    case 'assign_destination':
      return { ...facts, has_destination: true }
    case 'select_items': {
      const { selected } = operation
      return event === 'more' ? withMore(facts, selected) : withSelection(facts, selected)
    }
    case 'retry':
      return again(facts)
    case 'archive':
      return { ...facts, is_archived: true }
  }
}

function withScope(
  facts: RoundupFacts,
  { scope, policy, selected }: Operation & { operation: 'resolve_scope' },
): RoundupFacts | Refusal {
  if (scope === 'general_source') {
    if (!facts.has_source) return { refused: 'no_source' }
    return { ...facts, scope, items: [...facts.items, wholeAfter(facts.items)] }
  }
  if (selected !== null) {
    const { unknown } = itemsByWords(facts.items, selected)
    if (unknown.length > 0) return { refused: 'unknown_items', unknown }
  }
  return { ...facts, scope, selected, policy: policy ?? facts.policy }
}

/** The item that stands for the source as a whole, behind those of the source. */
export function wholeAfter(items: readonly ItemFacts[]): ItemFacts {
  const position = Math.max(0, ...items.map((item) => item.position)) + 1
  return { position, title: wholeTitle, outcome: 'pending', whole: true, fits: true, met: 0 }
}

function withSelection(facts: RoundupFacts, selected: readonly string[]): RoundupFacts | Refusal {
  const { unknown } = itemsByWords(facts.items, selected)
  if (unknown.length > 0) return { refused: 'unknown_items', unknown }
  return { ...facts, scope: 'named_items', selected }
}

/** Items that were skipped, or have failed, are captured after all; those that are saved stay as they are. */
function withMore(facts: RoundupFacts, selected: readonly string[]): RoundupFacts | Refusal {
  const { positions, unknown } = itemsByWords(facts.items, selected)
  if (unknown.length > 0) return { refused: 'unknown_items', unknown }
  const wanted = facts.items.filter((item) => positions.includes(item.position) && !isSaved(item))
  return wanted.length === 0 ? doesNotFit : pendingAgain(facts, new Set(wanted))
}

function again(facts: RoundupFacts): RoundupFacts | Refusal {
  if (facts.reading === 'failed') return { ...facts, reading: 'due' }
  const failed = facts.items.filter(({ outcome }) => outcome === 'failed')
  return failed.length === 0 ? { refused: 'nothing_failed' } : pendingAgain(facts, new Set(failed))
}

function pendingAgain(facts: RoundupFacts, chosen: ReadonlySet<ItemFacts>): RoundupFacts {
  return {
    ...facts,
    decided: true,
    items: facts.items.map((item) => (chosen.has(item) ? { ...item, outcome: 'pending' } : item)),
  }
}
