import { build } from '#codegen/build/model.ts'
import { emitAll, loadEmitters } from '#codegen/emit/all.ts'
import { stubPath } from '#codegen/stub.ts'
import { parseSpec, readSpec } from '#codegen/load.ts'
import { hashInputs, type Manifest, sha256 } from '#codegen/manifest.ts'
import type { Model, OutputFile } from '#codegen/model.ts'
import { Problems } from '#codegen/problem.ts'

/** Everything a registry generates, or what is wrong with the registry. */
export type Generated =
  | {
      readonly model: Model
      readonly files: readonly OutputFile[]
      readonly manifest: Manifest
      readonly problems: null
    }
  | { readonly model: null; readonly manifest: null; readonly problems: Problems }

/** Loads and builds the registry below `<root>/spec`, and emits nothing. */
export async function buildFrom(
  root: string,
): Promise<{ model: Model | null; problems: Problems }> {
  const problems = new Problems()
  return { model: build(parseSpec(await readSpec(root), problems), problems), problems }
}

/** Generates every file in memory, and the manifest of them. `early` gets the files as they are made. */
export async function generate(
  root: string,
  early: (files: readonly OutputFile[]) => void = () => {},
): Promise<Generated> {
  const inputs = hashInputs(root)
  const emitters = loadEmitters()
  const { model, problems } = await buildFrom(root)
  if (model === null) return { model, manifest: null, problems }
  const files = await emitAll(model, emitters, early)
  const manifest = {
    inputs,
    capabilities: model.capabilities.length,
    files: Object.fromEntries(files.map(({ path, text }) => [path, sha256(text)])),
    handlers: model.capabilities.filter(({ direct }) => direct).map(({ id }) => stubPath(id)),
  }
  return { model, files, manifest, problems: null }
}
