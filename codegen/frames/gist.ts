import type { CompiledGist } from '#codegen/frames/compiled.ts'

/** What a message has, as far as its order says nothing: words of patterns and kinds of things by their numbers, with how surely. */
export type Traits = ReadonlyMap<number, number>

/** How likely each frame is by the words of a message alone, by its number: above 0 where they speak for it. */
export type Gist = (traits: Traits) => Float64Array

/** Makes ready how frames are told by words alone. */
export function gistFrom(compiled: CompiledGist, frames: number): Gist {
  return (traits) => {
    const scores = new Float64Array(frames)
    const worth = new Float64Array(frames)
    for (const [trait, sure] of traits) {
      const having = compiled.frames[trait] ?? []
      if (having.length === 0) continue
      worth.fill(compiled.others[trait] ?? 0)
      const own = compiled.worth[trait] ?? []
      for (const [at, frame] of having.entries()) worth[frame] = own[at] ?? 0
      for (let frame = 0; frame < frames; frame += 1)
        scores[frame] = (scores[frame] ?? 0) + sure * (worth[frame] ?? 0)
    }
    return scores
  }
}
