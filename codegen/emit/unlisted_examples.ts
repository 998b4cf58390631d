import type { Model, OutputFile } from '#codegen/model.ts'
import { literal, madeBy, quoted } from '#codegen/emit/text.ts'

/**
 * Emits server/examples.ts: the examples of the capabilities that can be called and that the OpenAPI document does not
 * have, because they are not on the surface api.
 */
export function unlistedExamples({ capabilities }: Model): OutputFile {
  const rows = capabilities
    .filter(({ direct, surfaces }) => direct && !surfaces.includes('api'))
    .map(({ id, examples }) => {
      const shown = examples.map(({ input, answer }) => ({ input, answer }))
      return `  ${quoted(id)}: ${literal(shown, '  ', 0)},\n`
    })
  const text = `// ${madeBy}

/** Examples of the capabilities that can be called, but not over HTTP: the OpenAPI document has those of all others. */
export const unlistedExamples: {
  readonly [id: string]: readonly { readonly input: object; readonly answer: object }[]
} = {
${rows.join('')}}
`
  return { path: 'server/examples.ts', text }
}
