import { tokensOf } from '#generated/server/assistant/tokens.ts'
import { withoutOpeners } from '#server/domain/assistant/message.ts'
import type { Request, Working } from '#server/surfaces/assistant/rules/context.ts'
import { readingIn, senseFrames } from '#server/surfaces/assistant/rules/sense/senses.ts'

/** The text of “note: …”, whatever it speaks of: nothing but a word for saving, and perhaps the plan that it is for, stands before its colon. */
export function notedIn(working: Working, clause: string): Request | null {
  const { spoken } = working
  const [head, text] = atColon(working, clause)
  if (text === '' || /https?:|\bwww\./.test(text)) return null
  const tokens = tokensOf(withoutOpeners(head, spoken), spoken.words.short)
  const tags = spoken.lexicon.tags(tokens, (at) => spoken.silent.has(tokens[at]?.key ?? ''))
  const saving = tags.filter(({ classes }) => classes.has('save'))
  if (saving.length === 0) return null
  const ofIt = tags.filter(({ classes }) =>
    ['save', 'idea', 'thing'].some((one) => classes.has(one)),
  )
  const isRest = (key: string, at: number) =>
    spoken.silent.has(key) || ofIt.some(({ from, to }) => from <= at && at < to)
  if (tokens.every(({ key }, at) => isRest(key, at)))
    return requestFor(working, 'ideas.capture', { text })
  const plan = planIn(working, head)
  return plan === null
    ? null
    : requestFor(working, 'plans.logistics.update', { 'item.title': text, plan_handle: plan })
}

/** What stands before the colon of a note and behind it; a word for a colon counts where somebody dictates. */
function atColon({ spoken }: Working, clause: string): readonly [string, string] {
  const { colon = [] } = spoken.words.senses
  const said = colon.length === 0 ? '' : `|\\s+(?:${colon.join('|')})\\s+`
  const [, head = '', text = ''] =
    new RegExp(`^([^:]{2,40}?)(?::\\s+${said})(\\S.*)$`, 'isu').exec(clause) ?? []
  return [head, text.trim()]
}

/** The name of the plan that a note is for, where nothing else is named: “note for the market”. */
function planIn(working: Working, head: string): string | null {
  const { spots, tags, tokens, unknown } = readingIn(working, head)
  const [only, ...others] = spots
  const { on_day, articles, described } = working.spoken.words
  const isOfPlan = only?.things.some(({ thing, sure }) => thing.kind === 'plan' && sure >= surely)
  if (only === undefined || others.length > 0 || unknown.length > 0 || !isOfPlan) return null
  // “Note on pottery: …” may be of its text.
  const isFor = (key: string) => on_day.includes(key) && (described.behind ?? []).includes(key)
  const isTold = (at: number) =>
    (only.from <= at && at < only.to) ||
    isFor(tokens[at]?.key ?? '') ||
    articles.includes(tokens[at]?.key ?? '') ||
    working.spoken.silent.has(tokens[at]?.key ?? '') ||
    tags.some(({ from, to, classes }) => from <= at && at < to && classes.has('save'))
  const isNote = tokens.some(({ key }) => isFor(key))
  return isNote && tokens.every((_, at) => isTold(at)) ? only.text : null
}

/** From when on a name is that of a plan. */
const surely = 0.7

function requestFor(
  working: Working,
  capability: string,
  words: Readonly<Record<string, string>>,
): Request | null {
  const frame = senseFrames.find(
    (one) =>
      one.capability === capability &&
      Object.keys(words).every((slot) => slot in one.slots || slot === 'plan_handle') &&
      Object.values(one.slots).includes('text'),
  )
  return frame === undefined
    ? null
    : {
        ...{ frame: frame.id, words, values: {}, labels: {} },
        ...{ language: working.said.language, unsure: false },
      }
}
