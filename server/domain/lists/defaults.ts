import type { ListDefaults } from '#generated/types.ts'
import { readInstant } from '#server/domain/basics/instant.ts'
import { mustNotBeEarlier, mustNotBeLater } from '#server/domain/messages/input.ts'
import { readText } from '#server/domain/basics/text.ts'
import type { Violation } from '#server/domain/basics/violation.ts'

/** What planning from a list starts with, as the table stores it. */
export interface PlanningDefaults {
  neighborhood_names: string[]
  activity_names: string[]
  custom_activity_names: string[]
  when_preset: string | null
  when_start: Date | null
  when_end: Date | null
}

/** The fields of an input that set defaults. */
export interface DefaultsInput {
  neighborhood_names?: readonly string[] | undefined
  activity_names?: readonly string[] | undefined
  custom_activity_names?: readonly string[] | undefined
  when_preset?: string | null | undefined
  when_start?: string | null | undefined
  when_end?: string | null | undefined
}

/** The defaults of a list for which none are set, and all that others than its owner see of them. */
export const noDefaults = {
  neighborhood_names: [],
  activity_names: [],
  custom_activity_names: [],
  when_preset: null,
  when_start: null,
  when_end: null,
} satisfies PlanningDefaults & ListDefaults

/**
 * The defaults that an input sets, except for names of the catalogs: only the fields it gives, null where it
 * clears one. Adds a violation for each field that is wrong; `base` is where the fields stand.
 */
export function parseDefaults(
  input: DefaultsInput,
  violations: Violation[],
  base = '',
): Partial<PlanningDefaults> {
  const read: Partial<PlanningDefaults> = {}
  if (input.custom_activity_names) {
    read.custom_activity_names = distinct(input.custom_activity_names, violations, base)
  }
  if (input.when_preset !== undefined) {
    const preset = input.when_preset
    read.when_preset = preset === null ? null : readText(preset, `${base}/when_preset`, violations)
  }
  for (const field of ['when_start', 'when_end'] as const) {
    const text = input[field]
    if (text !== undefined) {
      read[field] = text === null ? null : readInstant(text, `${base}/${field}`, violations)
    }
  }
  return read
}

function distinct(names: readonly string[], violations: Violation[], base: string): string[] {
  const texts = names.map((name, index) =>
    readText(name, `${base}/custom_activity_names/${index}`, violations),
  )
  // Case and spaces do not count; accents do.
  const keys = texts.map((text) => text.toLowerCase().replace(/\s+/gu, ' '))
  return texts.filter((_, index) => keys.indexOf(keys[index] ?? '') === index)
}

/** Adds a violation where the end is before the start; `given`, the input, decides on which of the two. */
export function checkRange(
  defaults: Partial<PlanningDefaults>,
  given: DefaultsInput,
  violations: Violation[],
  base = '',
): void {
  const { when_start: start, when_end: end } = defaults
  if (!start || !end || end >= start) return
  const [field, message] =
    given.when_end == null
      ? ['when_start', mustNotBeLater('when_end')]
      : ['when_end', mustNotBeEarlier('when_start')]
  violations.push({ pointer: `${base}/${field}`, code: 'rule', message })
}

/** Whether two sets of defaults are the same. */
export function sameDefaults(one: PlanningDefaults, other: PlanningDefaults): boolean {
  return JSON.stringify(plain(one)) === JSON.stringify(plain(other))
}

function plain(defaults: PlanningDefaults) {
  return [
    defaults.neighborhood_names,
    defaults.activity_names,
    defaults.custom_activity_names,
    defaults.when_preset,
    defaults.when_start,
    defaults.when_end,
  ]
}
