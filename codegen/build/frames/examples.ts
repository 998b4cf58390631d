import { Cache } from '#codegen/cache.ts'
import { acceptedBy } from '#codegen/build/frames/accepts.ts'
import { contentOf } from '#codegen/frames/content.ts'
import { looksLike } from '#codegen/frames/looks.ts'
import { compiledOf } from '#codegen/frames/compile.ts'
import { type Frames, framesFrom } from '#codegen/frames/match.ts'
import type { WordClasses, WrittenFrame } from '#codegen/frames/pattern.ts'
import { tokensOf } from '#codegen/frames/tokens.ts'
import type { FrameData, SpokenFrame } from '#codegen/model.ts'
import type { Problems } from '#codegen/problem.ts'
import { locate, type Spot } from '#codegen/source.ts'

/** A frame with the places of its examples. */
export interface Written {
  readonly frame: SpokenFrame
  readonly examples: readonly { readonly text: string; readonly spot: Spot }[]
}

/** Frames whose examples find them, by all that they are made of. Most changes leave them alone. */
const kept = new Cache<true>('examples')

/** Each example finds its own frame, and no two frames share one. Which comes first, names and times decide, which nobody knows here. */
export function checkExamples(
  written: readonly Written[],
  words: FrameData['words'],
  problems: Problems,
): void {
  if (problems.count > 0) return
  const key = contentOf(
    words,
    written.map(({ frame }) => frame),
  )
  if (kept.find(key)) return
  findAll(written, words, problems)
  if (problems.count === 0) kept.keep(key, true)
}

function findAll(written: readonly Written[], words: FrameData['words'], problems: Problems): void {
  const fillers = new Set((words.fillers as readonly string[] | undefined) ?? [])
  const short = (words.short as Record<string, string> | undefined) ?? {}
  const classes = (words.classes as WordClasses | undefined) ?? {}
  const seen = new Map<string, Spot>()
  for (const { frame, examples } of written) {
    const alone = [frame as WrittenFrame]
    const isAccepted = acceptedBy(frame as WrittenFrame, fillers, classes)
    let own: Frames | null = null
    for (const { text, spot } of examples) {
      const before = seen.get(text.toLowerCase())
      if (before) {
        const { file, line } = locate(before)
        problems.add(spot, `this example is already at ${file}:${line}`)
      }
      seen.set(text.toLowerCase(), spot)
      const tokens = tokensOf(text, short)
      if (isAccepted(tokens)) continue
      own ??= framesFrom(compiledOf(alone, { fillers: [...fillers], classes }), alone, fillers)
      const [found] = own.find(text, tokens, looksLike)
      if (found === undefined || found.covered < 0.5)
        problems.add(spot, `\`${text}\` does not find its frame`)
    }
  }
}
