import { readSourceAddress } from '#server/domain/capture/forms.ts'
import { mustNotBeBlank } from '#server/domain/messages/input.ts'
import {
  allHasNoSelection,
  isForRecommendation,
  mustBeSourcePage,
  mustHaveAtMost,
  namedItemsAreNoSaveAll,
  namesNoItem,
  needsRoundupSource,
  recommendationChooses,
  recommendationIsNoSaveAll,
  wholeHasNoSelection,
  wholeNeedsSource,
} from '#server/domain/messages/roundup.ts'
import { type RecommendationContext, readContext } from '#server/domain/roundup/context.ts'
import type { RoundupFacts } from '#server/domain/roundup/facts.ts'
import { type GivenItem, readGivenItems } from '#server/domain/roundup/given_items.ts'
import { itemByWords, suggestedTitle } from '#server/domain/roundup/selection.ts'
import { isBlank, optionalText } from '#server/domain/basics/text.ts'
import type { Violation } from '#server/domain/basics/violation.ts'
import type { RoundupInput } from '#server/domain/roundup/input.ts'

/** What a new roundup is made of. */
export interface NewCall {
  readonly source_url: string | null
  readonly source_text: string | null
  /** Null where the source has to be read. */
  readonly items: readonly GivenItem[] | null
  readonly mode: RoundupFacts['mode']
  readonly scope: RoundupFacts['scope']
  readonly policy: RoundupFacts['policy']
  readonly selected: readonly string[] | null
  readonly requirements: readonly string[]
  readonly context: RecommendationContext | null
}

/** How many requirements a roundup may have. */
const maxRequirements = 50

/** What a call creates. Adds a violation for each thing that is missing or contradicts another. */
export function readNewRoundup(input: RoundupInput, violations: Violation[]): NewCall {
  const { mode = 'capture', scope = null, selection_policy: policy = null } = input
  const source_url = readPage(input.source_url, violations)
  const source_text = optionalText(input.source_text)
  const items = input.items ? readGivenItems(input.items, violations) : null
  const hasSource = source_text !== null || isText(input.source_url)
  if (items === null && !hasSource) {
    violations.push({ pointer: '', code: 'required', message: needsRoundupSource })
  }
  checkScope(input, violations)
  if (scope === 'general_source' && items !== null && !hasSource) {
    violations.push({ pointer: '/scope', code: 'rule', message: wholeNeedsSource })
  }
  checkMode(input, violations)
  const selected = readSelection(input.selected_items, items, violations)
  const requirements = readRequirements(input.explicit_requirements ?? [], violations)
  const context =
    mode === 'recommendation' && input.recommendation_context
      ? readContext(input.recommendation_context, '/recommendation_context', violations)
      : null
  return { source_url, source_text, items, mode, scope, policy, selected, requirements, context }
}

/** Adds a violation where the scope, the policy and the named items of a call contradict each other. */
export function checkScope(input: RoundupInput, violations: Violation[]): void {
  const { scope, selection_policy: policy, selected_items } = input
  const add = (field: string, message: string) =>
    violations.push({ pointer: `/${field}`, code: 'rule', message })
  if (selected_items && scope === 'all') add('selected_items', allHasNoSelection)
  if (selected_items && scope === 'general_source') add('selected_items', wholeHasNoSelection)
  const namesItems =
    scope === 'named_items' || (scope === undefined && selected_items !== undefined)
  if (policy === 'save_all' && namesItems) add('selection_policy', namedItemsAreNoSaveAll)
}

function checkMode(input: RoundupInput, violations: Violation[]): void {
  const add = (field: string, message: string) =>
    violations.push({ pointer: `/${field}`, code: 'rule', message })
  if (input.mode !== 'recommendation') {
    if (input.recommendation_context) add('recommendation_context', isForRecommendation)
    return
  }
  if (input.scope === 'general_source') add('scope', recommendationChooses)
  if (input.selection_policy === 'save_all') add('selection_policy', recommendationIsNoSaveAll)
}

function readPage(sent: string | undefined, violations: Violation[]): string | null {
  if (!isText(sent)) return null
  const address = readSourceAddress(sent)
  if (address !== null && /^https?:/i.test(address)) return address
  violations.push({ pointer: '/source_url', code: 'format', message: mustBeSourcePage })
  return null
}

function readSelection(
  sent: readonly string[] | undefined,
  items: readonly GivenItem[] | null,
  violations: Violation[],
): readonly string[] | null {
  for (const [index, words] of (sent ?? []).entries()) {
    const pointer = `/selected_items/${index}`
    if (isBlank(words)) {
      violations.push({ pointer, code: 'blank', message: mustNotBeBlank })
    } else if (items !== null && itemByWords(items, words) === null) {
      violations.push(unknownItem(items, words, index))
    }
  }
  return sent ?? null
}

/** What is wrong with words that name no item, with the title that was probably meant. */
export function unknownItem(
  items: readonly { readonly position: number; readonly title: string }[],
  words: string,
  index: number,
): Violation {
  const suggestion = suggestedTitle(items, words)
  return {
    pointer: `/selected_items/${index}`,
    code: 'rule',
    message: namesNoItem,
    ...(suggestion !== null && { suggestion }),
  }
}

function readRequirements(sent: readonly string[], violations: Violation[]): string[] {
  if (sent.length > maxRequirements) {
    const message = mustHaveAtMost(maxRequirements)
    violations.push({ pointer: '/explicit_requirements', code: 'too_many', message })
  }
  return sent.filter((text) => !isBlank(text))
}

function isText(text: string | undefined): text is string {
  return text !== undefined && !isBlank(text)
}
