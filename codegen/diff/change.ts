import type { Location } from '#codegen/model.ts'
import type { Consumer, Ratings } from '#codegen/diff/rating.ts'
import { type RuleId, rules } from '#codegen/diff/rules.ts'

/** One change of the registry. */
export interface Change {
  readonly rule: RuleId
  /** What changed, such as `shelves.create input name` or `type Shelf name`. */
  readonly place: string
  /** The change in one sentence, with what was and what is. */
  readonly message: string
  readonly ratings: Ratings
  /** Where it stands now; where it stood, for what is gone. */
  readonly location: Location | null
  /** Ids of the capabilities it reaches; empty where it concerns all of them. */
  readonly capabilities: readonly string[]
}

/** What a comparison finds out before the rule says how bad it is. */
export interface Finding {
  readonly rule: RuleId
  readonly place: string
  readonly message: string
  readonly location: Location | null
  readonly capabilities?: readonly string[]
  /** Consumers it cannot reach: a capability without a tool is nothing to agents. */
  readonly spares?: readonly Consumer[]
}

/** Rates a finding by its rule. For consumers it cannot reach it is neutral. */
export function rated({ spares = [], capabilities = [], ...finding }: Finding): Change {
  const ratings = { ...rules[finding.rule].ratings }
  for (const consumer of spares) ratings[consumer] = 'neutral'
  return { ...finding, capabilities, ratings }
}
