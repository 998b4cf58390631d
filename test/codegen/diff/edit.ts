import type { SourceText } from '#codegen/load.ts'
import type { Model } from '#codegen/model.ts'
import type { Edit } from '#test/codegen/diff/table.ts'
import { buildTexts, registry } from '#test/codegen/registry.ts'

/** The small registry with these stretches of text replaced; each must be there exactly once. */
export function edited(edits: readonly Edit[]): SourceText[] {
  return edits.reduce<SourceText[]>(
    (texts, [file, from, to]) =>
      texts.map(({ path, text }) => {
        if (path !== file) return { path, text }
        if (text.split(from).length !== 2) throw new Error(`${from} is not once in ${file}`)
        return { path, text: text.replace(from, () => to) }
      }),
    [...registry],
  )
}

/** The model of a registry that has no problems. */
export function built(texts: readonly SourceText[]): Model {
  const { model, problems } = buildTexts(texts)
  if (!model) throw new Error(problems.print())
  return model
}
