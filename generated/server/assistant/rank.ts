// Generated from spec/ by codegen. Do not edit.
import type { CompiledFrames } from '#generated/server/assistant/compiled.ts'
import type { Compared, Match } from '#generated/server/assistant/frame.ts'
import { gistFrom } from '#generated/server/assistant/gist.ts'
import type { Heard } from '#generated/server/assistant/heard.ts'
import {
  completedMatch,
  explainedBy,
  looseMatch,
  traitsOf,
  type Vocabulary,
} from '#generated/server/assistant/loose.ts'
import type { Program } from '#generated/server/assistant/program.ts'

/** What the words alone count beside a pattern, and how many frames are tried that no pattern has. */
const [byWords, tried] = [0.7, 3]

/** How many of the likeliest are completed. */
const completed = 3

/** Ranks frames by how likely they are meant: by the best of their patterns, and by the words alone, whatever their order. */
export function rankingOf(
  program: Program,
  compiled: CompiledFrames,
  { fillers, turning }: Readonly<Record<'fillers' | 'turning', ReadonlySet<string>>>,
) {
  const { frames, weights } = program
  const gist = gistFrom(compiled.gist, frames.length)
  const kinds = new Map(compiled.gist.kinds.map((kind, at) => [kind, program.words.size + at]))
  const numbers = frames.map((_, at) => at).filter((at) => compiled.always[at] !== null)
  const vocabularyOf = vocabularies(program, compiled)
  const asking = ({ frame }: Match) =>
    frames.filter(
      (one) =>
        one.capability === frame.capability &&
        JSON.stringify(one.set) === JSON.stringify(frame.set),
    )
  return (best: ReadonlyMap<number, Compared>, heard: Heard): Match[] => {
    const about = { ...heard, fillers, turning, weights }
    const scores = gist(traitsOf(about, (kind) => kinds.get(kind) ?? -1))
    const scoreOf = (frame: number) => scores[frame] ?? 0
    const highest = Math.max(...numbers.map(scoreOf))
    const likelyOf = (frame: number, score: number) => score + byWords * (scoreOf(frame) - highest)
    const found = [...best].map(([frame, one]): [number, Match] => {
      const { strange } = explainedBy(vocabularyOf(frame).words, one.slots, about)
      return [frame, { ...one, strange, loose: false, likely: likelyOf(frame, one.score) }]
    })
    const loose = numbers
      .filter((frame) => scoreOf(frame) > 0 && (best.get(frame)?.covered ?? 0) < 0.58)
      .sort((one, other) => scoreOf(other) - scoreOf(one))
      .slice(0, tried)
      .flatMap((frame): [number, Match][] => {
        const of = frames[frame]
        const match = of && looseMatch(of, vocabularyOf(frame), about)
        const score = Math.max(best.get(frame)?.score ?? 0, 0)
        return match ? [[frame, { ...match, score, likely: likelyOf(frame, score) }]] : []
      })
    const isLoose = new Set(loose.map(([frame]) => frame))
    const ranked = [...found.filter(([frame]) => !isLoose.has(frame)), ...loose].sort(
      ([, one], [, other]) => other.likely - one.likely,
    )
    return ranked
      .map(([frame, match], at) =>
        at < completed && match.left > 0
          ? completedMatch(match, asking(match), vocabularyOf(frame).words, about)
          : match,
      )
      .sort((one, other) => other.likely - one.likely)
  }
}

/** What each frame is about, by its number: the words of all its patterns, and the slots that each of them has. */
function vocabularies(
  { frameOf, places, steps, takes, sets }: Program,
  { always }: CompiledFrames,
): (frame: number) => Vocabulary {
  const known = new Map<number, Vocabulary>()
  return (frame) => {
    const before = known.get(frame)
    if (before) return before
    const words = new Set<number>()
    const first = frameOf.indexOf(frame)
    const last = frameOf.lastIndexOf(frame)
    const [from, to] = first < 0 ? [0, 0] : [places[first] ?? 0, places[last + 1] ?? 0]
    const taken = new Set(takes.subarray(steps[from], steps[to]))
    for (const set of taken) for (const word of sets[set] ?? []) words.add(word)
    const vocabulary = { words, always: new Set(always[frame] ?? []) }
    known.set(frame, vocabulary)
    return vocabulary
  }
}
