import type { ConstraintChange, ReplacementDimension, TargetKind } from '#generated/types.ts'
import {
  type AskedObjective,
  isPossible,
  type ObjectiveWindow,
} from '#server/domain/discovery/objective.ts'
import { needsOffset, outsideItsWindow } from '#server/domain/messages/discovery_input.ts'
import { mustBeLaterThan, mustNotBeEarlier } from '#server/domain/messages/input.ts'
import { optionalLine, readText } from '#server/domain/basics/text.ts'
import { readTimeZone } from '#server/domain/basics/time_zone.ts'
import type { Violation } from '#server/domain/basics/violation.ts'
import { readBound } from '#server/domain/basics/wall_time_bound.ts'

/** The fields of an input that say what is looked for, except for people. */
export interface ObjectiveInput {
  query: string
  semantic_subject?: string
  target_kinds?: TargetKind[]
  starts_after?: string
  starts_before?: string
  requested_start_at?: string
  requested_end_at?: string
  timezone?: string
  limit?: number
  replacement_dimensions?: ReplacementDimension[]
  constraint_changes?: ConstraintChange[]
}

/** What an input says of its objective, for these people (uuids). Adds a violation for each field that is wrong. */
export function readObjective(
  input: ObjectiveInput,
  people: readonly string[],
  violations: Violation[],
): AskedObjective {
  const timezone = readTimeZone(input.timezone, '/timezone', violations)
  return {
    query: readText(input.query, '/query', violations),
    subject: optionalLine(input.semantic_subject),
    kinds: [...new Set(input.target_kinds)],
    window: readWindow(input, timezone, violations),
    timezone,
    people,
    limit: input.limit ?? null,
    replaced: input.replacement_dimensions ?? [],
    changes: input.constraint_changes ?? [],
  }
}

const bounds = [
  ['after', 'starts_after', 'start'],
  ['before', 'starts_before', 'end'],
  ['start', 'requested_start_at', 'start'],
  ['end', 'requested_end_at', 'end'],
] as const

/** An offset at the end of a time, or a day alone with nothing after it. */
const withOffset = /(?:Z|[+-]\d\d(?::?\d\d)?)$/i

function readWindow(
  input: ObjectiveInput,
  timezone: string | null,
  violations: Violation[],
): ObjectiveWindow {
  const window: Record<keyof ObjectiveWindow, string | null> = {
    ...{ after: null, before: null, start: null, end: null },
  }
  let isRead = true
  for (const [name, field, is] of bounds) {
    const text = input[field]
    if (text === undefined) continue
    const pointer = `/${field}`
    const date = readBound(text, { pointer, zone: timezone ?? 'UTC', is }, violations)
    const hasOffset = text.includes(':') && withOffset.test(text.trim())
    if (date !== null && !hasOffset && timezone === null) {
      violations.push({ pointer, code: 'rule', message: needsOffset })
    }
    window[name] = date?.toISOString() ?? null
    isRead &&= date !== null
  }
  if (isRead && !isPossible(window)) violations.push(impossible(window))
  return window
}

function impossible({ after, before, start, end }: ObjectiveWindow): Violation {
  const rule = (pointer: string, message: string) => ({ pointer, code: 'rule' as const, message })
  if (after !== null && before !== null && after >= before) {
    return rule('/starts_before', mustBeLaterThan('starts_after'))
  }
  if (start !== null && end !== null && end < start) {
    return rule('/requested_end_at', mustNotBeEarlier('requested_start_at'))
  }
  return rule('/requested_start_at', outsideItsWindow)
}
