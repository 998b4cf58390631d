import { refuse } from '#server/domain/basics/failure.ts'
import { optionalLine, optionalText, readText } from '#server/domain/basics/text.ts'
import { readTimeZone } from '#server/domain/basics/time_zone.ts'
import type { Violation } from '#server/domain/basics/violation.ts'

/** What a caller may set on a private place. */
export interface PlaceFacts {
  name: string
  address: string | null
  description: string | null
  timezone: string | null
  activity_name: string | null
}

/** The fields of an input that set them. */
interface PlaceInput {
  name?: string | undefined
  address?: string | null | undefined
  description?: string | null | undefined
  timezone?: string | null | undefined
}

/**
 * The facts of a place that an input sets, except for its activity: only the fields it gives, null where it
 * clears one. Errors: `input_invalid` for a blank name and for an unknown time zone.
 */
export function readPlaceFacts(input: PlaceInput): Partial<PlaceFacts> {
  const violations: Violation[] = []
  const facts: Partial<PlaceFacts> = {}
  if (input.name !== undefined) facts.name = readText(input.name, '/name', violations)
  if (input.address !== undefined) facts.address = optionalLine(input.address)
  if (input.description !== undefined) facts.description = optionalText(input.description)
  if (input.timezone !== undefined) {
    facts.timezone = readTimeZone(input.timezone, '/timezone', violations)
  }
  refuse(violations)
  return facts
}
