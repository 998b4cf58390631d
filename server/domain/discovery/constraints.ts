import type { ConstraintChange, ReplacementDimension } from '#generated/types.ts'
import type { Constraint } from '#server/domain/discovery/constraint.ts'
import { isOfTime, meaningOf } from '#server/domain/discovery/meaning.ts'
import {
  alreadyChanged,
  constraintIsThere,
  mostConstraintsAre,
  mustNotBeGreater,
  noSuchConstraint,
} from '#server/domain/messages/discovery_input.ts'
import { mustNotBeBlank } from '#server/domain/messages/input.ts'
import { didYouMean } from '#server/domain/nearest.ts'
import { oneLine } from '#server/domain/text.ts'
import type { Violation } from '#server/domain/violation.ts'

/** The most constraints of one run. */
export const mostConstraints = 50

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
    const message = misfit(change, before, touched, [...known.keys()])
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
  if (left.length > mostConstraints) {
    const message = mostConstraintsAre(mostConstraints)
    violations.push({ pointer: '/constraint_changes', code: 'rule', message })
  }
  return left
}

function misfit(
  { semantic_id, operation }: ConstraintChange,
  before: Constraint | undefined,
  touched: ReadonlySet<string>,
  known: readonly string[],
): string | null {
  if (oneLine(semantic_id) === '') return mustNotBeBlank
  if (touched.has(semantic_id)) return alreadyChanged(semantic_id)
  if (operation === 'add') return before ? constraintIsThere(semantic_id) : null
  return before ? null : noSuchConstraint(semantic_id, didYouMean(semantic_id, known))
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
  // A label that stood for the value before does not outlive it.
  const kept = before && before.label !== fallback(before) ? before.label : null
  return {
    semantic_id,
    type,
    label: own ?? kept ?? fallback({ value, source_span, semantic_id }),
    value,
    structured_value: change.structured_value ?? before?.structured_value ?? null,
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

function fallback({
  value,
  source_span,
  semantic_id,
}: Pick<Constraint, 'value' | 'source_span' | 'semantic_id'>): string {
  return value ?? source_span ?? semantic_id
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
