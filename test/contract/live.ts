import { type CapabilityFacts, capabilities } from '#generated/server/capabilities.ts'
import { handlers } from '#generated/server/handlers.ts'
import type { CapabilityId } from '#generated/types.ts'

/** Every capability of the registry, in its order. */
export const all: CapabilityFacts[] = Object.values(capabilities)

/** Whether a capability is more than a stub. */
export function isLive(id: CapabilityId): boolean {
  return Object.hasOwn(handlers, id) && Reflect.get(handlers, id).work !== null
}
