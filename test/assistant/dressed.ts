import { readYaml } from '#test/assistant/fixture.ts'
import { type Entry, hear } from '#test/assistant/said.ts'
import { type Verdict, verdictOf } from '#test/assistant/verdict.ts'

/** What people say around a request that changes nothing of it, by language. `{}` is the request, `{end}` it without the mark at its end. */
export const dressings: Readonly<Record<string, readonly string[]>> = {
  en: [
    'It rained all weekend and the kids were bored. {}',
    'Yesterday I met Yusuf at the station and we talked for an hour. {}',
    'The week was not easy for us. {}',
    'my shift was long and I am tired so {}',
    '{end}, the kids have been asking all week',
    "I'd be most grateful if you could {}",
    "If it isn't too much trouble, {}",
    'I was wondering whether you might {}',
  ],
  de: [
    'Am Wochenende hat es nur geregnet und den Kindern war langweilig. {}',
    'Gestern habe ich Yusuf am Bahnhof getroffen und wir haben eine Stunde geredet. {}',
    'Die Woche war nicht leicht für uns. {}',
    'meine Schicht war lang und ich bin müde also {}',
    '{end}, die Kinder fragen schon die ganze Woche',
    'Entschuldigen Sie die Störung, {}',
    'Wenn es keine Umstände macht, {}',
  ],
}

/** How two requests stand in one message. */
export const joinings: readonly string[] = [
  '{one}. {other}',
  '{one}, {other}',
  '1) {one} 2) {other}',
  '- {one}\n- {other}',
]

/** Sets of sentences to work with. None of them is held back. */
const sets = ['seen', 'more', 'daily', 'phone', 'talk', 'five', 'six', 'seven']

/** The longest sentence that is dressed, in characters. */
const longest = 90

/** The sentences that are right as they stand, of each n-th read and each n-th write. */
export async function rightAlone(language: string, nth: number): Promise<Entry[]> {
  const all = sets.flatMap((set) => readYaml(`${language}.${set}.yaml`) as Entry[])
  const simple = all.filter(
    ({ say, state, call, ask }) =>
      state === undefined &&
      call !== 'none' &&
      ask !== true &&
      say.length <= longest &&
      !/[.?!]\s/.test(say),
  )
  const some = [false, true].flatMap((isWrite) =>
    simple.filter(({ write }) => write === isWrite).filter((_, at) => at % nth === 0),
  )
  const right: Entry[] = []
  for (const entry of some) if (await isRight(entry, language)) right.push(entry)
  return right
}

/** Sentences that were said as they stand, by language and sentence, and whether that was right: several tests ask for the same ones. */
const heardBefore = new Map<string, boolean>()

async function isRight(entry: Entry, language: string): Promise<boolean> {
  const name = JSON.stringify([language, entry])
  const right = heardBefore.get(name) ?? verdictOf(entry, await hear(entry, language)) === 'right'
  heardBefore.set(name, right)
  return right
}

/** What comes of sentences with something said around them. */
export async function dressed(
  entries: readonly Entry[],
  dressing: string,
  language: string,
): Promise<[string, Verdict][]> {
  const told: [string, Verdict][] = []
  for (const entry of entries) {
    const end = entry.say.replace(/[.?!]+$/, '')
    const say = dressing.replace('{}', () => entry.say).replace('{end}', () => end)
    told.push([say, verdictOf(entry, await hear({ ...entry, say }, language))])
  }
  return told
}

/** What comes of two writes in one message: both are made, one of them, none, or a change that was not asked for. */
export async function joined(
  [one, other]: readonly [Entry, Entry],
  joining: string,
  language: string,
): Promise<'both' | 'one' | 'none' | 'another'> {
  const say = joining
    .replace('{one}', () => one.say.replace(/[.?!]+$/, ''))
    .replace('{other}', () => other.say)
  const heard = await hear({ ...one, say }, language)
  const { understood } = heard
  const writes = heard.made.filter(({ writes: isWrite }) => isWrite)
  // Each of the changes by itself, without the question that may follow.
  const apart = { ...understood, state: { ...understood.state, question: null } }
  const isOf = ({ also: _, ...entry }: Entry, made: (typeof writes)[number]) =>
    verdictOf(entry, { understood: apart, made: [made] }) === 'right'
  if (writes.some((made) => !isOf(one, made) && !isOf(other, made))) return 'another'
  const count = [one, other].filter((entry) => writes.some((made) => isOf(entry, made))).length
  return count === 2 ? 'both' : count === 1 ? 'one' : 'none'
}
