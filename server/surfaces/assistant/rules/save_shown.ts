import { positionsIn } from '#server/domain/assistant/said_numbers.ts'
import { maxShown, type Thing } from '#server/domain/assistant/state.ts'
import { isFound } from '#server/domain/assistant/names.ts'
import { plainOf } from '#server/domain/assistant/message.ts'
import { sentencesIn } from '#server/domain/messages/spoken/languages.ts'
import type { Request, Working } from '#server/surfaces/assistant/rules/context.ts'
import type { Outcome } from '#server/surfaces/assistant/rules/outcome.ts'
import { carryOutRequest } from '#server/surfaces/assistant/rules/request.ts'
import { readingIn, senseFrames } from '#server/surfaces/assistant/rules/sense/senses.ts'
import { covers } from '#server/surfaces/assistant/rules/sense/spot.ts'
import type { Reading } from '#server/surfaces/assistant/rules/sense/weighing.ts'

/** The frame of saving what was found. */
const frame = senseFrames.find(({ slots }) => slots['subject.handle'] === 'found')

/** Classes of words that may stand beside what is saved. */
const beside: ReadonlySet<string> = new Set([
  ...['save', 'add', 'thing', 'idea', 'ideas', 'me', 'want', 'can', 'could', 'too', 'both', 'get'],
  ...['events', 'place', 'places', 'show', 'see', 'good', 'aside', 'like'],
])

/**
 * Saves what a message names by its number or by “it” and nothing else, of what was found: “save the first and the third”. Null where the
 * message says something else, or what it names is no such thing.
 */
export async function saveShown(working: Working, clause: string): Promise<Outcome | null> {
  const { state, spoken, said } = working
  const words = thingsSaid(working, readingIn(working, clause))
  if (words === null || frame === undefined) return null
  const say = sentencesIn(said.language)
  const isIt = [spoken.words.it, spoken.words.them].some((of) =>
    of.includes(plainOf(words, spoken.words)),
  )
  const [newest] = state.focus
  if (isIt) return newest && isFound(newest) ? carryOutRequest(working, requestOf(words)) : null
  if (positionsIn(words, maxShown, spoken).length === 0) return null
  const places = positionsIn(words, state.shown.length, spoken)
  if (places.length === 0)
    return {
      reply: state.shown.length === 0 ? say.nothingShown : say.noSuchNumber(state.shown.length),
    }
  const things = places.flatMap((place): Thing[] => state.shown.slice(place - 1, place))
  if (things.every(isFound)) return carryOutRequest(working, requestOf(words))
  const [idea] = things.filter(({ kind }) => kind === 'idea')
  return idea ? { reply: say.alreadySaved(idea.label) } : null
}

function requestOf(words: string): Request {
  return { frame: frame?.id ?? '', words: { 'subject.handle': words }, values: {}, labels: {} }
}

/** The words for the things of a message that only says to save them; null for any other. */
function thingsSaid({ spoken }: Working, { tokens, tags, text }: Reading): string | null {
  const { articles, numbered, joiners, positions, numbers, it, them } = spoken.words
  const isThing = (key: string) =>
    /^#?\d{1,2}$/u.test(key) ||
    Object.hasOwn(positions, key) ||
    Object.hasOwn(numbers, key) ||
    [it, them, articles, numbered, joiners].some((of) => of.includes(key))
  const said = tags.filter(({ classes }) => [...classes].some((name) => beside.has(name)))
  const saving = tags.filter(({ classes }) => classes.has('save'))
  if (saving.length === 0) return null
  const kept: string[] = []
  for (const [at, { key, at: from, end }] of tokens.entries()) {
    const isSaid = said.some(covers(at)) || spoken.silent.has(key)
    if (isThing(key) && !saving.some(covers(at))) kept.push(text.slice(from, end))
    else if (!isSaid) return null
  }
  const things = kept.join(' ')
  return things === '' ? null : things
}
