import type { Frame } from '#generated/server/assistant/frame.ts'
import { tokensOf } from '#generated/server/assistant/tokens.ts'
import { afterAnd, afterOneOf, plainOf, type Spoken } from '#server/domain/assistant/message.ts'
import { namedWell, type NamedThing } from '#server/domain/assistant/names.ts'
import { windowFields } from '#server/domain/assistant/times.ts'
import { isHandle } from '#server/domain/basics/handle.ts'
import type { Request, Working } from '#server/surfaces/assistant/rules/context.ts'
import { isRead } from '#server/surfaces/assistant/rules/matches.ts'
import { frameOf } from '#server/surfaces/assistant/rules/request.ts'
import { isNewName } from '#server/surfaces/assistant/rules/sense/noted.ts'
import { readingIn, senseFrames } from '#server/surfaces/assistant/rules/sense/senses.ts'
import { besideLooked } from '#server/surfaces/assistant/rules/spoken_day.ts'

/** The kinds of slots that are people, by any of their fields. */
const ofPeople: ReadonlySet<string> = new Set(['people', 'handles', 'person'])

/** Fields that say when. */
export const fieldsOfTime: readonly string[] = [
  ...['when_preset', 'starts_after', 'starts_before', 'when'],
  ...['daily_start', 'daily_end', 'days_of_week'],
]

/** From when on words name somebody or something that is meant. */
const [likely, surely] = [0.5, 0.7]

/**
 * The last request with somebody else, or another time: “and Mira?”, “what about next week?”; and with somebody or something more:
 * “and Ada too”. Null for anything else.
 */
export function lastRequestWith(working: Working, clause: string): Request | null {
  const { state, spoken, said, names } = working
  const fewer = lastRequestWithout(working, clause)
  if (fewer !== null) return fewer
  const { last } = state
  const of = last && frameOf(working, { frame: last.frame })
  if (!last || !of) return null
  // “With Ada?” behind a question asks it of her as well.
  const beside = isRead({ frame: of }) ? besideWhom(working, clause) : null
  const frame = beside === null ? of : withPeopleSlot(of)
  const behind = beside ?? afterAnd(clause, spoken)
  const ending = endOf(behind ?? clause, spoken)
  const another = behind !== null || ending.isMore ? anotherNew(working, frame, ending.words) : null
  if (another !== null) return another
  const { words, isMore } = endOf(
    afterOneOf(clause, spoken.words.senses.what_of ?? [], spoken.words) ?? behind,
    spoken,
  )
  if (words === null) return null
  const named = Object.entries(frame.slots)
  const with_ = (slot: string, said: string, without: readonly string[]): Request => ({
    ...{
      frame: frame.id,
      words: { [slot]: said },
      values: slotsWithout(last.slots, without),
      labels: {},
    },
  })
  const when = named.find(([, kind]) => kind === 'window')?.[0]
  if (when !== undefined && windowFields(words, said) !== null)
    return with_(when, besideLooked(working, words), [...fieldsOfTime, when])
  const about = { names, spoken, shown: state.shown, focus: state.focus }
  // What joins a list, as what joined it before.
  const what = named.find(([slot, kind]) => kind === 'idea' && slot.endsWith('handles'))?.[0]
  if (what !== undefined && isAdding(frame) && namedWell('idea', words, about) >= surely)
    return with_(what, words, [what])
  const who = named.find(([, kind]) => ofPeople.has(kind))?.[0]
  if (who === undefined || namedWell('people', words, about) < likely) return null
  const fields = named.filter(([, kind]) => ofPeople.has(kind)).map(([name]) => name)
  const all = [...fields, 'person_handles', 'person_names']
  if (!isMore) return with_(who, words, all)
  // Nothing is done a second time for somebody more: of a change, only who is added.
  if (!isRead({ frame })) return isAdding(frame) ? with_(who, words, all) : null
  const before = [...new Set(all)]
    .flatMap((name) => last.slots[name] ?? [])
    .filter((one) => typeof one !== 'string' || !isHandle(one))
  return with_(who, [...before, words].join(', '), all)
}

/** Who comes to what was asked: “with Ada?”, “und mit Ada?”. Null where a message says anything else. */
function besideWhom(working: Working, clause: string): string | null {
  const { spoken } = working
  const text = afterAnd(clause, spoken) ?? clause
  const who = afterOneOf(text, spoken.words.with_person, spoken.words)
  const person = who === null ? undefined : calledSo(working, who)
  return person === undefined || person.sure < surely ? null : who
}

/** The one person that a name may mean, with how surely; undefined for nobody, and for two alike. */
function calledSo({ names, spoken }: Working, name: string): NamedThing | undefined {
  const [best, next] = names.find('person', plainOf(name, spoken.words))
  return best?.sure === next?.sure ? undefined : best
}

/** A question in the form that takes people as well, where it has one. */
function withPeopleSlot(frame: Frame): Frame {
  const hasPeople = ({ slots }: Frame) => Object.values(slots).some((kind) => ofPeople.has(kind))
  if (hasPeople(frame)) return frame
  const isSame = ({ capability, set }: Frame) =>
    capability === frame.capability && JSON.stringify(set) === JSON.stringify(frame.set)
  return senseFrames.find((one) => isSame(one) && hasPeople(one)) ?? frame
}

/** The last request, which changes nothing, without somebody: “and without Lukas?” Null for anything else. */
function lastRequestWithout(working: Working, clause: string): Request | null {
  const { state, spoken } = working
  const who = afterOneOf(clause, spoken.words.without, spoken.words)
  const { last } = state
  const frame = last && frameOf(working, { frame: last.frame })
  if (who === null || !last || !frame || !isRead({ frame })) return null
  const called = (name: string) => calledSo(working, name)?.thing.handle
  const handle = called(who)
  if (handle === undefined) return null
  const isWho = (one: unknown) => one === handle || called(String(one)) === handle
  const all = Object.entries(last.slots).flatMap(([slot, value]) => {
    if (!Array.isArray(value) || !value.some(isWho)) return [[slot, value] as const]
    const left = value.filter((one) => !isWho(one))
    return left.length === 0 ? [] : [[slot, left] as const]
  })
  const values = Object.fromEntries(all)
  const isSame = JSON.stringify(values) === JSON.stringify(last.slots)
  return isSame ? null : { frame: frame.id, words: {}, values, labels: {} }
}

/** The values of a request without those of some slots. */
export function slotsWithout(
  slots: Readonly<Record<string, unknown>>,
  names: readonly string[],
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(slots).filter(([name]) => !names.includes(name)))
}

/** Words without what says that they come to others, and without what says nothing at either end. */
function endOf(
  text: string | null,
  { silent, lexicon, words: of }: Spoken,
): { readonly words: string | null; readonly isMore: boolean } {
  if (text === null) return { words: null, isMore: false }
  const tokens = tokensOf(text, of.short)
  // “… as well”
  const plain = tokens.map(({ key }) => key).join(' ')
  const phrase = of.senses.too?.find((one) => one.includes(' ') && plain.endsWith(` ${one}`))
  const count = tokens.length - (phrase?.split(' ').length ?? 0)
  let [from, to, isMore] = [0, count, phrase !== undefined]
  for (; from < to - 1 && lexicon.classesOf(tokens[from]?.key ?? '').has('too'); from += 1)
    isMore = true
  for (; to > from + 1; to -= 1) {
    const { key = '' } = tokens[to - 1] ?? {}
    const classes = lexicon.classesOf(key)
    const isToo = classes.has('too')
    // “Wie sieht es bei Ada aus?” ends with its particle.
    if (!isToo && !silent.has(key) && !(of.verbs === 'last' && classes.has('out'))) break
    isMore ||= isToo
  }
  return { words: text.slice(tokens[from]?.at, tokens[to - 1]?.end), isMore }
}

/** Somebody else who is new, behind somebody who just was: “and Oskar, too”. Null where words are anything but a name. */
function anotherNew(working: Working, frame: Frame, name: string | null): Request | null {
  const isOfNew = frame.capability === 'relationships.people.ensure'
  if (
    !isOfNew ||
    name === null ||
    !isNewName(working, name) ||
    readingIn(working, name).tags.length > 0
  )
    return null
  return { frame: frame.id, words: { people: name }, values: {}, labels: {} }
}

/** Whether what a request names joins what was there. */
function isAdding({ slots, set }: Frame): boolean {
  return 'added' in slots || set.mode === 'add'
}
