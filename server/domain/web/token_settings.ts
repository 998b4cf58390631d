import { isBlank, oneLine } from '#server/domain/basics/text.ts'
import { newToken as say } from '#server/domain/messages/said/web_agents.ts'

/** The most characters of a label. */
export const maxLabelLength = 80

/** For how many days a token may work. */
export const tokenDays = [30, 90, 180, 365] as const

/** What somebody chose for a new token. */
export interface TokenSettings {
  readonly label: string
  readonly abilities: readonly string[]
  readonly days: number
  /** Whether each commit waits for the person's own approval. */
  readonly needs_approval: boolean
}

/** The same as it was typed. */
export interface TypedToken {
  readonly label: string
  readonly abilities: readonly string[]
  readonly days: string
  readonly needs_approval: boolean
}

/** What the form says before anybody has typed. */
export const untyped: TypedToken = {
  label: '',
  abilities: ['planning:read'],
  days: '90',
  needs_approval: true,
}

/**
 * Reads the form of a new token. A token that may not commit has nothing to ask.
 *
 * @returns the settings, or what is wrong by the names of the fields.
 */
export function readTokenSettings(
  typed: TypedToken,
  known: readonly string[],
): TokenSettings | { readonly faults: Map<string, string> } {
  const label = oneLine(typed.label)
  const abilities = known.filter((name) => typed.abilities.includes(name))
  const days = tokenDays.find((count) => String(count) === typed.days)
  const faults = new Map<string, string>()
  if (isBlank(label) || [...label].length > maxLabelLength) {
    faults.set('label', say.wrongLabel(maxLabelLength))
  }
  if (abilities.length === 0 || typed.abilities.some((name) => !known.includes(name))) {
    faults.set('abilities', say.wrongAbilities)
  }
  if (days === undefined) faults.set('days', say.wrongDays)
  if (days === undefined || faults.size > 0) return { faults }
  const needs_approval = typed.needs_approval && abilities.includes('planning:commit')
  return { label, abilities, days, needs_approval }
}

/** Hours after which a token ends that another one replaces. */
export const rotationHours = [0, 1, 24] as const

/** @returns the hours that a form names; null for anything else. */
export function readRotationHours(text: string | undefined): number | null {
  return rotationHours.find((hours) => String(hours) === text) ?? null
}
