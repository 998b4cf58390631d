import { build } from '#codegen/build/model.ts'
import { readSpec } from '#codegen/inputs.ts'
import { parseSpec } from '#codegen/load.ts'
import type { Location, Model } from '#codegen/model.ts'
import { Problems } from '#codegen/problem.ts'
import { partsOf } from '#codegen/where/parts.ts'
import { Written } from '#codegen/where/written.ts'

/** An entry or field of the registry and its position. */
export interface Subject {
  /** As a query names it: `ideas.lists.create input name`. */
  readonly name: string
  readonly location: Location
  /** Where within it the text is written that was asked for; missing if that is not known. */
  readonly at?: Location
}

/** A registry, with what the model leaves out: where its other entries are, and its texts. */
export interface Known {
  readonly model: Model
  /** Entries of service.yaml, profiles, steps of workflows, and versions of the history. */
  readonly parts: readonly Subject[]
  /** The ids of the capabilities of each profile. */
  readonly profiles: ReadonlyMap<string, readonly string[]>
  readonly written: Written
}

/** Reads the registry below `<root>/spec`. Throws its problems, if it has any. */
export function knownFrom(root: string): Known {
  const texts = readSpec(root)
  const problems = new Problems()
  const registry = parseSpec(texts, problems)
  const model = build(registry, problems)
  if (model === null) throw new Error(problems.print())
  return { model, ...partsOf(registry), written: new Written(registry, model) }
}
