import { type ClientOptions, type Setup, setupOf } from './options.ts'

/** A caller of the service: the first argument of every operation. It does not show the token. */
export interface Caller {
  readonly baseUrl: string
}

/** Stored outside the callers, so that printing a caller does not print its token. */
const setups = /* @__PURE__ */ new WeakMap<Caller, Setup>()

/**
 * Creates a caller, the first argument of every operation: `shelvesCreate(createCaller(options), input)`. A bundle
 * then contains only the operations it uses. Throws a TypeError for wrong options.
 */
export function createCaller(options: ClientOptions): Caller {
  const setup = setupOf(options)
  return registered({ baseUrl: setup.baseUrl }, setup)
}

/** Lets an object make calls. */
export function registered<C extends Caller>(caller: C, setup: Setup): C {
  setups.set(caller, setup)
  return caller
}

/** Throws a TypeError for anything that is not a caller of this copy of the package. */
export function setupFor(caller: Caller): Setup {
  const setup = setups.get(caller)
  if (setup) return setup
  throw new TypeError('the first argument must come from createClient or createCaller')
}
