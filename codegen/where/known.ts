import { build } from '#codegen/build/model.ts'
import { readSpec } from '#codegen/inputs.ts'
import { parseSpec } from '#codegen/load.ts'
import { Problems } from '#codegen/problem.ts'
import { partsOf } from '#codegen/where/parts.ts'
import { Written } from '#codegen/where/written.ts'
import type { Known } from '#codegen/where/registry_known.ts'

/** Reads the registry below `<root>/spec`. Throws its problems, if it has any. */
export function knownFrom(root: string): Known {
  const texts = readSpec(root)
  const problems = new Problems()
  const registry = parseSpec(texts, problems)
  const model = build(registry, problems)
  if (model === null) throw new Error(problems.print())
  return { model, ...partsOf(registry), written: new Written(registry, model) }
}
