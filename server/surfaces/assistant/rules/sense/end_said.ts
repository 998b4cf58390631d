import { wordsOf } from '#server/domain/language/words/lists.ts'
import type { Spot } from '#server/surfaces/assistant/rules/sense/spot.ts'
import type { Reading } from '#server/surfaces/assistant/rules/sense/weighing.ts'

/** Before the number of an hour: “at”. */
const hourLeads = wordsOf('time.at')

/**
 * Whether a message says when something ends, and not when it begins: “it goes on until eleven”, “bowling ends at ten”. What is put off “until
 * Friday” begins then.
 */
export function isEndSaid({ spots, tags, tokens, working }: EndSaidIn): boolean {
  const { lexicon } = working.spoken
  const isOf = (at: number, name: string) => lexicon.classesOf(tokens[at]?.key ?? '').has(name)
  const has = (name: string) => tags.some(({ classes }) => classes.has(name))
  const isEndOf = ({ from, to }: Spot) =>
    tokens
      .slice(from, to)
      .some(
        (_, at) =>
          isOf(from + at, 'ends') ||
          (isOf(from + at, 'end_n') && (from + at === to - 1 || isLead(from + at + 1))),
      )
  const isLead = (at: number) => hourLeads.has(tokens[at]?.key ?? '')
  const times = spots.filter(({ kind }) => kind === 'time' || kind === 'number')
  const isUntil = ({ from }: Spot) => isOf(from, 'to_end') || isOf(from - 1, 'to_end')
  return !has('move') && (has('ends') || times.some((one) => isUntil(one) || isEndOf(one)))
}

type EndSaidIn = Pick<Reading, 'spots' | 'tags' | 'tokens' | 'working'>
