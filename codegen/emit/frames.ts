import { readFileSync } from 'node:fs'
import { Cache } from '#codegen/cache.ts'
import { madeBy } from '#codegen/emit/text.ts'
import { sensesFile } from '#codegen/build/frames/frames.ts'
import { contentOf } from '#codegen/frames/content.ts'
import { type CompiledWith, compiledOf } from '#codegen/frames/compile.ts'
import { wayOf } from '#codegen/frames/way.ts'
import type { WrittenFrame } from '#codegen/frames/pattern.ts'
import type { Model, OutputFile } from '#codegen/model.ts'

/** Modules that compare messages with frames. The generator tries examples with them, and the server has a copy. */
const modules = [
  'letters',
  'tokens',
  'spell',
  'frame',
  'compiled',
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
  const files = frames.map((one) =>
    one.language === sensesFile ? [sensesOf(one)] : languageFiles(one),
  )
  return [...files.flat(), ...modules.map(copied)]
}

/** What people ask for, by classes of words. */
function sensesOf({ words, frames }: NonNullable<Model['frames']>[number]): OutputFile {
  const listed = frames.map(({ location: _, say: __, ...frame }) => frame)
  const ways = frames.flatMap(({ say }, frame) => say.map((text) => ({ frame, ...wayOf(text) })))
  const lines = ways.map((way) => `  ${JSON.stringify(way)},`)
  return {
    path: `server/assistant/${sensesFile}.ts`,
    text: `// ${madeBy}
import type { Way } from '#generated/server/assistant/frame.ts'

/** Classes of words that say little: a message need not have them. */
export const weak: readonly string[] = ${JSON.stringify(words.weak)}

/** What people ask for. */
export const frames = ${JSON.stringify(listed, null, 2)} as const

/** What a message has that asks for it. */
export const ways: readonly Way[] = [
${lines.join('\n')}
]
`,
  }
}

function languageFiles({
  language,
  words,
  frames,
  none,
}: NonNullable<Model['frames']>[number]): OutputFile[] {
  const listed = frames.map(({ location: _, say: __, ...frame }) => frame)
  const { classes: ___, ...known } = words
  const file = `server/assistant/${language}.json`
  return [
    { path: file, text: compiledText(frames, words) },
    {
      path: `server/assistant/${language}.ts`,
      text: `// ${madeBy}
import { readFileSync } from 'node:fs'
import type { CompiledFrames } from '#generated/server/assistant/compiled.ts'

/** The words of a language that the assistant knows, by what they are for. */
export const words = ${JSON.stringify(known, null, 2)} as const

/** How people ask for each capability. */
export const frames = ${JSON.stringify(listed, null, 2)} as const

/** Capabilities that nobody can ask for by words, and why. */
export const none = ${JSON.stringify(none, null, 2)} as const

/** The patterns of the frames, compiled: starting reads none of them. */
export const compiled: CompiledFrames = JSON.parse(
  readFileSync(new URL('./${language}.json', import.meta.url), 'utf8'),
)
`,
    },
  ]
}

/** The compiled patterns, by all that they are made of. */
const kept = new Cache<string>('frames')

function compiledText(
  frames: NonNullable<Model['frames']>[number]['frames'],
  words: NonNullable<Model['frames']>[number]['words'],
): string {
  const key = contentOf(words, frames)
  const text =
    kept.find(key) ??
    linesOf(compiledOf(frames as readonly WrittenFrame[], words as Partial<CompiledWith>))
  kept.keep(key, text)
  return text
}

/** An object as JSON with a line for each of its members. */
function linesOf(object: object): string {
  const members = Object.entries(object).map(([name, value]) => {
    return `${JSON.stringify(name)}: ${JSON.stringify(value)}`
  })
  return `{\n${members.join(',\n')}\n}\n`
}

function copied(name: string): OutputFile {
  const source = readFileSync(new URL(`../frames/${name}.ts`, import.meta.url), 'utf8')
  const text = source.replaceAll('#codegen/frames/', '#generated/server/assistant/')
  return { path: `server/assistant/${name}.ts`, text: `// ${madeBy}\n${text}` }
}
