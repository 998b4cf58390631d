import { type ClientOptions, type Setup, setupOf } from './options.ts'

/** Somebody who calls the service: what the functions that make calls take first. Shows nothing of the token. */
export interface Caller {
  readonly baseUrl: string
}

/** Kept apart from the callers, so that nothing that prints one prints its token. */
const setups = /* @__PURE__ */ new WeakMap<Caller, Setup>()

/**
 * Makes a caller, which every operation takes: `ideasListsCreate(createCaller(options), input)`. A bundle
 * then holds no more than the operations it uses. Throws a TypeError for wrong options.
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

/** Throws a TypeError for anything that is no caller of this copy of the package. */
export function setupFor(caller: Caller): Setup {
  const setup = setups.get(caller)
  if (setup) return setup
  throw new TypeError('the first argument must come from createClient or createCaller')
}
