import type { Model } from '#codegen/model.ts'

/** The path below which capabilities are called, with a name in its place: `/api/v2/capabilities/<name>`. */
export function capabilityPath({ service }: Model, name: string): string {
  return `${service.protocol.path}/capabilities/${name}`
}
