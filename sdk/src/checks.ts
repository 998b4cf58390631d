import type { Hooks } from './hooks.ts'

/** Throws a TypeError for a value that the option cannot have. */
export type Check = (name: string, value: unknown) => void

/** What each option must be. */
export type Checks<Options> = { readonly [Name in keyof Required<Options>]: Check }

/** The longest time a timer of the platform can wait, in milliseconds. */
export const longest = 2 ** 31 - 1

/**
 * Throws a TypeError for options that are no object, for an option that does not exist, since a mistyped one would be
 * without effect, and for a value that cannot work. An option that is undefined is left out.
 */
export function checked(what: string, options: object, checks: object): void {
  if (Object(options) !== options) throw new TypeError(`expected an object of ${what}s`)
  const known: [string, Check][] = Object.entries(checks)
  for (const [name, value] of Object.entries(options)) {
    const check = known.find(([one]) => one === name)
    if (!check) {
      const meant = known.find(([one]) => one.toLowerCase() === name.toLowerCase())
      throw new TypeError(
        `there is no ${what} ${name}${meant ? `: did you mean ${meant[0]}?` : ''}`,
      )
    }
    if (value !== undefined) check[1](name, value)
  }
}

/** Of an option that is checked where it is used. */
export const anything: Check = () => {}

/** A function. */
export const aFunction: Check = (name, value) => {
  if (typeof value !== 'function') throw new TypeError(`${name} must be a function`)
}

/** What can abort: a signal of this realm or of another. */
export const aSignal: Check = (name, value) => {
  if (typeof Object(value).throwIfAborted !== 'function')
    throw new TypeError(`${name} must be an AbortSignal`)
}

/** A time that a timer can wait. */
export const milliseconds: Check = (name, value) => numberFrom(1, name, value)

/** A number of times. */
export const wholeNumber: Check = (name, value) => {
  numberFrom(0, name, value)
  if (!Number.isInteger(value)) throw new TypeError(`${name} must be a whole number`)
}

/** Functions with the names of hooks. */
export const hooksOnly: Check = (_, value) => checked('hook', value as object, hooks)

const hooks: Checks<Hooks> = {
  onRequest: aFunction,
  onResponse: aFunction,
  onRetry: aFunction,
}

/** Throws a TypeError for a number that is too small, or too long a time for a timer. */
export function numberFrom(least: number, name: string, value: unknown): void {
  if (typeof value === 'number' && value >= least && value <= longest) return
  throw new TypeError(`${name} must be a number from ${least} to ${longest}`)
}
