import { readFileSync } from 'node:fs'
import { madeBy } from '#codegen/emit/text.ts'
import type { Model, OutputFile } from '#codegen/model.ts'

/** Modules that compare messages with frames. The generator tries examples with them, and the server has a copy. */
const modules = [
  'pattern',
  'letters',
  'tokens',
  'spell',
  'frame',
  'automaton',
  'program',
  'heard',
  'bounds',
  'table',
  'compare',
  'gist',
  'loose',
  'rank',
  'match',
  'looks',
  'spans',
]

/** Emits server/assistant/: how people ask for what the assistant does, by language; nothing where there are no frames. */
export function emitFrames({ frames }: Model): OutputFile[] {
  if (frames === null) return []
  return [...frames.map(languageFile), ...modules.map(copied)]
}

function languageFile({ language, words, frames, none }: NonNullable<Model['frames']>[number]) {
  const listed = frames.map(({ location: _, ...frame }) => frame)
  return {
    path: `server/assistant/${language}.ts`,
    text: `// ${madeBy}

/** The words of a language that the assistant knows, by what they are for. */
export const words = ${JSON.stringify(words, null, 2)} as const

/** How people ask for each capability. */
export const frames = ${JSON.stringify(listed, null, 2)} as const

/** Capabilities that nobody can ask for by words, and why. */
export const none = ${JSON.stringify(none, null, 2)} as const
`,
  }
}

function copied(name: string): OutputFile {
  const source = readFileSync(new URL(`../frames/${name}.ts`, import.meta.url), 'utf8')
  const text = source.replaceAll('#codegen/frames/', '#generated/server/assistant/')
  return { path: `server/assistant/${name}.ts`, text: `// ${madeBy}\n${text}` }
}
