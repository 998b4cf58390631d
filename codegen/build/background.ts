import type { Schema } from '#codegen/model.ts'
import type { Reader } from '#codegen/read.ts'
import type { Surroundings } from '#codegen/build/answer.ts'

/** What examples are checked against and completed from. */
export interface Background extends Surroundings {
  readonly reader: Reader
  readonly schemas: ReadonlyMap<string, Schema>
  /** What the handles in a field of this name begin with, wherever it stands. */
  readonly prefixes: ReadonlyMap<string, string>
}
