import type { SourceText } from '#codegen/load.ts'
import type { Model } from '#codegen/model.ts'
import type { Edit } from '#test/codegen/diff/table.ts'
import { buildTexts, registry } from '#test/codegen/registry.ts'

/** The small registry with these spans of text replaced; each must be there exactly once. */
export function edited(edits: readonly Edit[]): SourceText[] {
  const texts = new Map(registry.map(({ path, text }) => [path, text]))
  for (const [file, from, to] of edits) {
    const text = texts.get(file) ?? ''
    if (from !== '' && text.split(from).length !== 2)
      throw new Error(`${from} is not once in ${file}`)
    texts.set(
      file,
      text.replace(from, () => to),
    )
  }
  return [...texts].map(([path, text]) => ({ path, text }))
}

/** The model of a registry that has no problems. */
export function built(texts: readonly SourceText[]): Model {
  const { model, problems } = buildTexts(texts)
  if (!model) throw new Error(problems.print())
  return model
}
