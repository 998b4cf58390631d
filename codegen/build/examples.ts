import type { Capability } from '#codegen/model.ts'
import type { Entry } from '#codegen/source.ts'

export function withExamples(
  one: { entry: Entry; capability: Capability },
  _: unknown,
): Capability {
  return one.capability
}
