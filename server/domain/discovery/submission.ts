import type { Constraint } from '#server/domain/discovery/constraint.ts'
import type { TargetKind } from '#generated/types.ts'
import { amountText } from '#server/domain/messages/discovery_amount.ts'

/** A JSON Schema, as far as it is narrowed here. */
interface Node {
  description?: string
  properties?: Record<string, Node>
  maxItems?: number
  enum?: unknown[]
  $ref?: string
  $defs?: Record<string, Node>
}

/** What narrows what a host may submit. */
export interface SubmissionBounds {
  readonly run_handle: string
  /** How many candidates the run still takes. */
  readonly limit: number
  /** None is all. */
  readonly kinds: readonly TargetKind[]
  readonly constraints: readonly Constraint[]
}

/**
 * The schema of what discovery.record takes for one run: that of its input, self-contained, with the run's handle, the
 * number of candidates and their kinds, and the constraints in a description. `input` is not changed. It has no `const`
 * and no `contains`, which structured-output modes of hosts refuse.
 */
export function submissionSchema(input: Node, bounds: SubmissionBounds): Record<string, unknown> {
  const { run_handle, limit, kinds, constraints } = bounds
  const { properties = {}, $defs = {} } = input
  const candidate = $defs.RecordedCandidate ?? {}
  const result = $defs.RecordedConstraintResult ?? {}
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    ...input,
    properties: {
      ...properties,
      run_handle: { type: 'string', enum: [run_handle], description: 'This run.' },
      candidates: {
        ...properties.candidates,
        maxItems: limit,
        description: `The candidates; at most ${limit}.`,
      },
    },
    $defs: {
      ...$defs,
      ...(kinds.length > 0 && { TargetKind: { ...$defs.TargetKind, enum: [...kinds] } }),
      RecordedCandidate: {
        ...candidate,
        properties: {
          ...candidate.properties,
          constraint_results: {
            ...candidate.properties?.constraint_results,
            ...(constraints.length > 0 && { description: answerThese(constraints) }),
          },
        },
      },
      RecordedConstraintResult: {
        ...result,
        properties: {
          ...result.properties,
          constraint: {
            ...result.properties?.constraint,
            description: 'The semantic_id or the label of the constraint.',
          },
        },
      },
    },
  }
}

/** The most characters of one label in the description, and the most constraints that it names: as many as are answered. */
const longestLabel = 120
const maxNamed = 20

function answerThese(constraints: readonly Constraint[]): string {
  const hardFirst = [...constraints].sort((a, b) => (a.hardness < b.hardness ? -1 : 1))
  const each = hardFirst.slice(0, maxNamed).map((constraint) => {
    const { semantic_id, label, hardness, structured_value } = constraint
    const amount = structured_value && amountText(structured_value)
    const shown = [...label].slice(0, longestLabel).join('')
    return `${semantic_id} (${hardness}): ${shown}${amount && amount !== label ? `, ${amount}` : ''}`
  })
  return `One result for each of these constraints, at most 20. A candidate that does not satisfy a hard one is rejected. ${each.join('; ')}`
}
