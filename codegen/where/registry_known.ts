import type { Location, Model } from '#codegen/model.ts'
import type { Written } from '#codegen/where/written.ts'

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
