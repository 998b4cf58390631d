import { emitPages } from '#codegen/emit/docs/emit.ts'
import { manifestOf } from '#codegen/generate.ts'
import { type Inputs, sha256 } from '#codegen/inputs.ts'
import { keepManifest } from '#codegen/manifest.ts'
import type { Model } from '#codegen/model.ts'
import { writePages } from '#codegen/write.ts'

/** What the last run in this process made, under --watch. */
let last: ReadonlyMap<string, string> = new Map()

/**
 * Brings what git does not keep of the reference up to date with the inputs, and stores that it is.
 *
 * @returns how many files there are, and how many of them changed
 */
export function updatePages(
  root: string,
  inputs: Inputs,
  model: Model,
): { files: number; changed: number } {
  const files = emitPages(model)
  const changed = writePages(root, files, last)
  last = new Map(files.map(({ path, text }) => [path, text]))
  const hashed = files.map((file) => ({ ...file, hash: sha256(file.text) }))
  keepManifest(root, manifestOf(inputs, model, hashed), 'pages')
  return { files: files.length, changed }
}
