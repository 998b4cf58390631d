import { looksLike } from '#codegen/frames/looks.ts'
import { compileFrames, type Frame } from '#codegen/frames/match.ts'
import { tokensOf } from '#codegen/frames/tokens.ts'
import type { FrameData, SpokenFrame } from '#codegen/model.ts'
import type { Problems } from '#codegen/problem.ts'
import { locate, type Spot } from '#codegen/source.ts'

/** A frame with the places of its examples. */
export interface Written {
  readonly frame: SpokenFrame
  readonly examples: readonly { readonly text: string; readonly spot: Spot }[]
}

/** Each example finds its own frame first, and no two frames share one. */
export function checkExamples(
  written: readonly Written[],
  words: FrameData['words'],
  problems: Problems,
): void {
  if (problems.count > 0) return
  const fillers = new Set((words.fillers as readonly string[] | undefined) ?? [])
  const short = (words.short as Record<string, string> | undefined) ?? {}
  const frames = compileFrames(
    written.map(({ frame }): Frame => frame as Frame),
    fillers,
  )
  const seen = new Map<string, Spot>()
  for (const { frame, examples } of written)
    for (const { text, spot } of examples) {
      const before = seen.get(text.toLowerCase())
      if (before) {
        const { file, line } = locate(before)
        problems.add(spot, `this example is already at ${file}:${line}`)
      }
      seen.set(text.toLowerCase(), spot)
      const [first, second] = frames.find(text, tokensOf(text, short), looksLike)
      if (first === undefined) problems.add(spot, `\`${text}\` finds no frame`)
      else if (first.frame.id !== frame.id)
        problems.add(spot, `\`${text}\` finds the frame ${first.frame.id} first`)
      else if (second && second.score >= first.score)
        problems.add(spot, `\`${text}\` finds the frame ${second.frame.id} as well`)
    }
}
