import { weak } from '#generated/server/assistant/senses.ts'

/** Classes of words that say little. */
export const weakly: ReadonlySet<string> = new Set(weak)

/** Whether a class of words says little: a request need not have a word of it. */
export function isWeak(name: string): boolean {
  return weakly.has(name)
}

/** Whether all of some classes say little. */
export function areWeak(classes: ReadonlySet<string>): boolean {
  for (const name of classes) if (!weakly.has(name)) return false
  return true
}
