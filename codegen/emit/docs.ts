import type { Model, OutputFile } from '#codegen/model.ts'

/** Emits docs/: the reference, each page as HTML and as Markdown. */
export function emitDocs(_model: Model): OutputFile[] {
  return []
}
