import type { AskedQuestion } from '#server/domain/capture/question.ts'
import {
  askDestination,
  askScope,
  askSelection,
  capturesBegin,
  type ItemCounts,
  roundupArchived,
  roundupCompleted,
  roundupFailed,
  sourceIsBeingRead,
} from '#server/domain/messages/roundup.ts'
import type { RoundupState } from '#server/domain/accepted_work/states.ts'
import type { ItemFacts, RoundupFailure } from '#server/domain/roundup/facts.ts'
import { itemsByWords } from '#server/domain/roundup/selection.ts'

/** What is said about a roundup. */
export interface SpokenRoundup {
  readonly state: RoundupState
  readonly items: readonly ItemFacts[]
  readonly asked: Pick<AskedQuestion, 'text'> | null
  readonly failure: RoundupFailure | null
  readonly selected: readonly string[] | null
  /** Whether the source is a page. */
  readonly isPage: boolean
  /** The name of the list that the ideas are put on; null where there is none. */
  readonly where: string | null
}

/** The one sentence that says how a roundup is, or what it asks. */
export function spokenState(roundup: SpokenRoundup): string {
  const { state, items, asked, failure, selected, isPage, where } = roundup
  switch (state) {
    case 'extracting':
      return sourceIsBeingRead(isPage)
    case 'scope_required':
      return askScope(items.length)
    case 'destination_required':
      return asked?.text ?? askDestination
    case 'selection_required':
      return askSelection(items.length, unknownWords(items, selected))
    case 'capturing':
      return capturesBegin(items.filter(({ outcome }) => outcome === 'capturing').length)
    case 'completed':
      return roundupCompleted(countItems(items), where)
    case 'failed':
      return roundupFailed(failure ?? { code: 'source_unsupported' }, items.length > 0)
    case 'archived':
      return roundupArchived
  }
}

/** How many items had which end. */
export function countItems(items: readonly ItemFacts[]): ItemCounts {
  const count = (end: ItemFacts['outcome']) => items.filter(({ outcome }) => outcome === end).length
  return {
    saved: count('captured'),
    reused: count('reused'),
    failed: count('failed'),
    skipped: count('skipped'),
  }
}

/** How many items are saved, those included that had been saved before. */
export function countSaved(items: readonly ItemFacts[]): number {
  const { saved, reused } = countItems(items)
  return saved + reused
}

/** The words of a selection that name no item. */
function unknownWords(items: readonly ItemFacts[], selected: readonly string[] | null): string[] {
  const { unknown } = itemsByWords(items, selected ?? [])
  return unknown.flatMap((index) => selected?.[index] ?? [])
}
