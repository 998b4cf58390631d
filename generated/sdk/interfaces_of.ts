// Generated from spec/ by codegen. Do not edit.
import { mediaCalls } from '../../sdk/src/media.ts'
import { turnCalls } from '../../sdk/src/turns.ts'
import type { Setup } from '../../sdk/src/options.ts'
import type { Interfaces } from './interfaces.ts'

/** The interfaces of a client. */
export function interfacesOf(setup: Setup): Interfaces {
  return { media: mediaCalls(setup), assistant: turnCalls(setup) }
}
