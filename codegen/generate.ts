import { build } from './build.ts'
import { emitAll, loadEmitters } from './emit/all.ts'
import { stubPath } from './stub.ts'
import { parseSpec, readSpec } from './load.ts'
import { hashInputs, manifestOf } from './manifest.ts'
import type { Model, OutputFile } from './model.ts'
import { Problems } from './problem.ts'

/** Everything a registry generates, or what is wrong with the registry. */
export type Generated =
  | { readonly model: Model; readonly files: readonly OutputFile[]; readonly problems: null }
  | { readonly model: null; readonly files: null; readonly problems: Problems }

/** Loads and builds the registry below `<root>/spec`, and emits nothing. */
export async function buildFrom(
  root: string,
): Promise<{ model: Model | null; problems: Problems }> {
  const problems = new Problems()
  return { model: build(parseSpec(await readSpec(root), problems), problems), problems }
}

/** Generates every file in memory, the manifest included. */
export async function generate(root: string): Promise<Generated> {
  const inputs = hashInputs(root)
  const emitters = loadEmitters()
  const { model, problems } = await buildFrom(root)
  if (model === null) return { model, files: null, problems }
  const files = await emitAll(model, emitters)
  const handlers = model.capabilities
    .filter((capability) => capability.direct)
    .map((capability) => stubPath(capability.id))
  return { model, files: [...files, manifestOf(inputs, files, handlers)], problems: null }
}
