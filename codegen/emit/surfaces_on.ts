import type { Capability, Model, Surface } from '#codegen/model.ts'

/** The surfaces of a capability that are not turned off: what callers are told of. */
export function surfacesOn(
  { service }: Pick<Model, 'service'>,
  { surfaces }: Pick<Capability, 'surfaces'>,
): Surface[] {
  return surfaces.filter((surface) => !service.protocol.off.includes(surface))
}
