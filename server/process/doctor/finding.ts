/** What was looked at, how it is, and what to do about it: one line of `npm run doctor`. */
export interface Finding {
  /** `look`: the service works, and something about it may surprise. `wrong`: it does not start, or does not do its work. */
  readonly state: 'ok' | 'look' | 'wrong'
  /** What was looked at. */
  readonly about: About
  /** One line, without a secret. */
  readonly text: string
}

/** What the doctor looks at, in this order. */
export type About =
  | 'settings'
  | 'database'
  | 'clock'
  | 'keys'
  | 'disk'
  | 'mail'
  | 'model'
  | 'public URL'

/** @returns a line for something that is as it should be. */
export function ok(about: About, text: string): Finding {
  return { state: 'ok', about, text }
}

/** @returns a line for something that works, and that an operator should know. */
export function look(about: About, text: string): Finding {
  return { state: 'look', about, text }
}

/** @returns a line for something that keeps the service from its work. */
export function wrong(about: About, text: string): Finding {
  return { state: 'wrong', about, text }
}

/** @returns the message of an error, in one line. */
export function lineOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  return message.replace(/\s+/g, ' ').trim()
}

/** @returns the code of an error or of what caused it, such as ECONNREFUSED; its message where there is none. */
export function codeOrLine(error: unknown): string {
  for (let one = error; one instanceof Error; one = one.cause) {
    if ('code' in one && typeof one.code === 'string') return one.code
  }
  return lineOf(error)
}
