import type { Location } from '#codegen/model.ts'
import type { Consumer, Ratings } from '#codegen/diff/rating.ts'
import { type RuleId, rules } from '#codegen/diff/rules.ts'

/** One change of the registry. */
export interface Change {
  readonly rule: RuleId
  /** What changed, such as `shelves.create input name` or `type Shelf name`. */
  readonly place: string
  /** The change in one sentence, with the old and the new value. */
  readonly message: string
  readonly ratings: Ratings
  /** Its current position; if it was removed, its old position. */
  readonly location: Location | null
  /** Ids of the affected capabilities; empty if it affects all of them. */
  readonly capabilities: readonly string[]
}

/** A difference before its rule rates it. */
export interface Finding {
  readonly rule: RuleId
  readonly place: string
  readonly message: string
  readonly location: Location | null
  readonly capabilities?: readonly string[]
  /** Consumers it cannot affect: a capability without a tool does not concern agents. */
  readonly spares?: readonly Consumer[]
}

/** Rates a finding by its rule; neutral for consumers it cannot affect. */
export function rated({ spares = [], capabilities = [], ...finding }: Finding): Change {
  const ratings = { ...rules[finding.rule].ratings }
  for (const consumer of spares) ratings[consumer] = 'neutral'
  return { ...finding, capabilities, ratings }
}
