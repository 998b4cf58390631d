import type { ConstraintChange, StructuredValue } from '#generated/types.ts'

/** A constraint of a run, as it is stored. */
export interface Constraint {
  readonly semantic_id: string
  /** What it is about, such as geography or max_price; null where the caller did not say. */
  readonly type: string | null
  /** In words a user would read. */
  readonly label: string
  readonly value: string | null
  readonly structured_value: StructuredValue | null
  readonly hardness: 'hard' | 'soft'
  readonly coverage_state: ConstraintChange['coverage_state']
  /** The user's own words; null where they were not given. */
  readonly source_span: string | null
  readonly decision_impact: ConstraintChange['decision_impact'] | null
  readonly confidence: number | null
}
