import { build } from '#codegen/build/model.ts'
import { type Inputs, readSpec } from '#codegen/inputs.ts'
import { parseSpec, type SourceText } from '#codegen/load.ts'
import type { Manifest } from '#codegen/manifest.ts'
import type { HashedFile, Model } from '#codegen/model.ts'
import { Problems } from '#codegen/problem.ts'
import { stubPath } from '#codegen/stub.ts'

/** Everything a registry generates, or what is wrong with the registry. */
export type Generated =
  | { readonly model: Model; readonly files: readonly HashedFile[]; readonly problems: null }
  | { readonly model: null; readonly files: null; readonly problems: Problems }

/** Loads and builds the registry below `<root>/spec`, and emits nothing. */
export async function buildFrom(
  root: string,
): Promise<{ model: Model | null; problems: Problems }> {
  return buildTexts(readSpec(root))
}

/** Builds what callers see: without the words of languages and the ways to ask the Assistant, most of the text. */
export function buildForReaders({ texts }: Pick<Inputs, 'texts'>): Model | null {
  return buildTexts(texts.filter(({ path }) => !/^spec\/(words|assistant)\//.test(path))).model
}

/** Generates every file in memory. */
export async function generate({ texts }: Pick<Inputs, 'texts'>): Promise<Generated> {
  const { model, problems } = buildTexts(texts)
  if (model === null) return { model, files: null, problems }
  // Loaded when something is to be emitted: the commands that only read the registry do without.
  const { emitAll } = await import('#codegen/emit/all.ts')
  return { model, files: await emitAll(model), problems: null }
}

/** The manifest of what was generated. */
export function manifestOf({ hash }: Inputs, model: Model, files: readonly HashedFile[]): Manifest {
  return {
    inputs: hash,
    capabilities: model.capabilities.length,
    files: Object.fromEntries(files.map(({ path, hash }) => [path, hash])),
    handlers: model.capabilities.filter(({ direct }) => direct).map(({ id }) => stubPath(id)),
  }
}

function buildTexts(texts: readonly SourceText[]): { model: Model | null; problems: Problems } {
  const problems = new Problems()
  return { model: build(parseSpec(texts, problems), problems), problems }
}
