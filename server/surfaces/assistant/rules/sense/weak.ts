import { weak } from '#generated/server/assistant/senses.ts'

const weakly: ReadonlySet<string> = new Set(weak)

/** Whether a class of words says little: a request need not have a word of it. */
export function isWeak(name: string): boolean {
  return weakly.has(name)
}
