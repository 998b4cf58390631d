import type { ConstraintChange, ReplacementDimension } from '#generated/types.ts'
import type { Constraint } from '#server/domain/discovery/constraint.ts'
import { isOfTime, meaningOf } from '#server/domain/discovery/meaning.ts'
import {
  alreadyChanged,
  constraintIsThere,
  maxConstraintsAre,
  mustNotBeGreater,
  noSuchConstraint,
} from '#server/domain/messages/discovery_input.ts'
import { mustNotBeBlank } from '#server/domain/messages/input.ts'
import { didYouMean } from '#server/domain/basics/nearest.ts'
import { oneLine } from '#server/domain/basics/text.ts'
import type { Violation } from '#server/domain/basics/violation.ts'
import { amountText } from '#server/domain/messages/discovery_amount.ts'

/** The most constraints of one run. */
export const maxConstraints = 50

/**
 * The constraints of a run that comes from another: each change is judged against those of the parent, in the order sent,
 * and then those of a replaced dimension go that no change added, modified or preserved. Adds a violation for each change
 * that does not fit: one that adds what is there, one that is about something that is not, two about one.
 */
export function changeConstraints(
  parent: readonly Constraint[],
  changes: readonly ConstraintChange[],
  replaced: readonly ReplacementDimension[],
  violations: Violation[],
): Constraint[] {
  const known = new Map(parent.map((constraint) => [constraint.semantic_id, constraint]))
  const result = new Map(known)
  const touched = new Set<string>()
  for (const [index, change] of changes.entries()) {
    const { semantic_id, operation } = change
    const pointer = `/constraint_changes/${index}`
    const before = known.get(semantic_id)
    const message = misfit(change, before, touched, parent)
    touched.add(semantic_id)
    if (message !== null) {
      violations.push({ pointer: `${pointer}/semantic_id`, code: 'rule', message })
      continue
    }
    checkAmounts(change, `${pointer}/structured_value`, violations)
    if (operation === 'remove') result.delete(semantic_id)
    else if (operation !== 'preserve') result.set(semantic_id, toConstraint(change, before))
  }
  const left = [...result.values()].filter(
    (constraint) => touched.has(constraint.semantic_id) || !isReplaced(constraint, replaced),
  )
  if (left.length > maxConstraints) {
    const message = maxConstraintsAre(maxConstraints)
    violations.push({ pointer: '/constraint_changes', code: 'rule', message })
  }
  return left
}

function misfit(
  { semantic_id, operation }: ConstraintChange,
  before: Constraint | undefined,
  touched: ReadonlySet<string>,
  known: readonly Constraint[],
): string | null {
  if (oneLine(semantic_id) === '') return mustNotBeBlank
  if (touched.has(semantic_id)) return alreadyChanged(semantic_id)
  if (operation === 'add') return before ? constraintIsThere(semantic_id) : null
  return before ? null : noSuchConstraint(semantic_id, meantAmong(semantic_id, known), idsOf(known))
}

function idsOf(constraints: readonly Constraint[]): string[] {
  return constraints.map(({ semantic_id }) => semantic_id)
}

/** Words that people use for a price. */
const priceWords: ReadonlySet<string> = new Set(['budget', 'price', 'cost', 'costs', 'amount'])

/** The constraint that an unknown id probably means; null where none does. */
function meantAmong(semantic_id: string, known: readonly Constraint[]): string | null {
  const near = didYouMean(semantic_id, idsOf(known))
  if (near !== null || !priceWords.has(semantic_id.toLowerCase())) return near
  const price = known.find((one) => ['max_price', 'min_price'].includes(meaningOf(one) ?? ''))
  return price?.semantic_id ?? null
}

function checkAmounts(
  { structured_value }: ConstraintChange,
  pointer: string,
  violations: Violation[],
): void {
  const { minimum_amount: least, maximum_amount: most } = structured_value ?? {}
  if (least == null || most == null || least <= most) return
  violations.push({
    pointer: `${pointer}/minimum_amount`,
    code: 'rule',
    message: mustNotBeGreater('maximum_amount'),
  })
}

/** A constraint as a change makes it: what the change leaves out stays as it was. */
function toConstraint(change: ConstraintChange, before: Constraint | undefined): Constraint {
  const text = (given: string | undefined, known: string | null | undefined) =>
    given === undefined ? (known ?? null) : oneLine(given) || null
  const { semantic_id, coverage_state, label } = change
  const value = text(change.value, before?.value)
  const source_span = text(change.source_span, before?.source_span)
  const type = text(change.constraint_type, before?.type)
  const decision_impact = change.decision_impact ?? before?.decision_impact ?? null
  const own = label === undefined ? null : oneLine(label) || null
  const structured_value = change.structured_value ?? before?.structured_value ?? null
  // A label does not outlive what it says.
  const isChanged =
    change.value !== undefined ||
    change.structured_value !== undefined ||
    change.source_span !== undefined
  const kept = before && !isChanged ? before.label : null
  return {
    semantic_id,
    type,
    label: own ?? kept ?? labelOf({ type, semantic_id, value, source_span, structured_value }),
    value,
    structured_value,
    hardness:
      change.hardness ?? before?.hardness ?? usualHardness(type, semantic_id, decision_impact),
    coverage_state,
    source_span,
    decision_impact,
    confidence: change.confidence ?? before?.confidence ?? null,
  }
}

/** How hard a constraint is whose caller does not say: what decides eligibility, and what the service knows the meaning of. */
function usualHardness(
  type: string | null,
  semantic_id: string,
  impact: Constraint['decision_impact'],
): Constraint['hardness'] {
  if (impact !== null) return impact === 'eligibility' ? 'hard' : 'soft'
  return meaningOf({ type, semantic_id }) === null ? 'soft' : 'hard'
}

/** A constraint in words, where the caller gives none. */
function labelOf(
  constraint: Pick<
    Constraint,
    'type' | 'semantic_id' | 'value' | 'source_span' | 'structured_value'
  >,
): string {
  const { value, source_span, semantic_id, structured_value } = constraint
  const amount = structured_value === null ? null : amountText(structured_value)
  return value ?? amount ?? source_span ?? semantic_id
}

/** Whether a dimension that is replaced has this constraint. */
function isReplaced(constraint: Constraint, replaced: readonly ReplacementDimension[]): boolean {
  const meaning = meaningOf(constraint)
  return replaced.some((dimension) => {
    if (dimension === 'constraints') return true
    if (dimension === 'geography') return meaning === 'geography'
    if (dimension === 'temporal') return isOfTime(meaning)
    if (dimension === 'temporal_weekday') return meaning === 'weekday'
    if (dimension === 'temporal_daypart') return meaning === 'daypart'
    if (dimension === 'temporal_exact_time') return meaning === 'exact_time'
    if (dimension === 'temporal_duration') return meaning === 'duration'
    return dimension === 'temporal_interval' && meaning === 'interval'
  })
}
