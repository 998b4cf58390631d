import { covers } from '#server/surfaces/assistant/rules/sense/spot.ts'
import type { Frame } from '#generated/server/assistant/frame.ts'
import type { Tag } from '#server/domain/assistant/lexicon.ts'
import type { Request, Working } from '#server/surfaces/assistant/rules/context.ts'
import type { Senses } from '#server/surfaces/assistant/rules/sense/senses.ts'
import type { Spot } from '#server/surfaces/assistant/rules/sense/spot.ts'
import { wordsTaken } from '#server/surfaces/assistant/rules/sense/words_taken.ts'

/** “I already bought the cake” asks for a tick. */
export function isOfDone({ capability, set }: Frame): boolean {
  return capability === 'plans.logistics.update' && set.status === 'completed'
}

/** Values that undo or refuse something: a no asks for them. */
const refusing: ReadonlySet<unknown> = new Set([
  'declined',
  'remove',
  'skipped',
  'unlike',
  'delete',
])

/** Whether a change undoes or refuses something, so that a no belongs to it: “I can't come”, “she isn't coming”, “I don't like it”. */
export function isRefusing({ capability, set, slots }: Frame): boolean {
  return (
    Object.values(set).some((value) => value === null || refusing.has(value)) ||
    set.show_in_for_you === false ||
    set['changes.show_guest_list'] === false ||
    'removed' in slots ||
    capability.endsWith('.archive') ||
    capability.startsWith('relationships.friendship')
  )
}

/** Classes of phrases that have a no in them which is one: “not that”, “I can't”. */
const ofNo: readonly string[] = ['not', 'meant', 'me_out']

/** Classes of verbs that refuse something or take it away. */
const ofRefusal: readonly string[] = ['decline', 'cancel', 'take', 'delete', 'uninvite']

/**
 * Whether a no is said to the very word that refuses: “don't say no to the brunch”, “sag das Krimidinner nicht ab”. In “I can't come” it is the
 * refusal itself.
 */
function isRefusalDenied(
  { spoken }: Working,
  { reading: { tags, tokens, spots, text } }: Senses,
): boolean {
  const { joiners, openers, yes, no } = spoken.words
  const isRefusal = ({ classes }: Tag) => ofRefusal.some((one) => classes.has(one))
  const refuses = (at: number) =>
    tags.some((tag) => tag.from === at && isRefusal(tag)) &&
    ![...yes, ...no].includes(tokens[at]?.key ?? '')
  return tags.some((denial) => {
    // “I won't be there any more, something came up”
    if (!denial.classes.has('not') || denial.classes.has('more') || isRefusal(denial)) return false
    for (let { to: at } = denial; at < tokens.length; at += 1) {
      const { key = '', at: begin } = tokens[at] ?? {}
      if (/[,;:.!?–\n]/u.test(text.slice(tokens[at - 1]?.end, begin))) return false
      if (refuses(at)) return true
      const isNamed = spots.some(covers(at))
      // “Brunch schaffe ich nicht bitte absagen”: something is asked for anew.
      const isAnew = joiners.includes(key) || openers.includes(key)
      if (isAnew || !(isNamed || spoken.silent.has(key))) return false
    }
    return false
  })
}

/**
 * Whether a no turns the request: “I didn't cancel bowling”, “nobody should move it”, “not yet”; or who did it is asked: “tell me who
 * cancelled it”. What refuses something is refused by a no.
 */
export function isDenied(
  working: Working,
  frame: Frame,
  { words }: Request,
  sensed: Senses,
): boolean {
  const { spoken } = working
  const { tags, tokens, spots, text } = sensed.reading
  const { not, without, senses, polite } = spoken.words
  const taken = wordsTaken(Object.values(words), spoken)
  const plain = tokens.map(({ key }) => key)
  if (isRefusing(frame) && isRefusalDenied(working, sensed)) return true
  if (plain.some((key, at) => senses.not_yet?.includes(`${key} ${plain[at + 1] ?? ''}`)))
    return true
  // “The guests should see who comes” is of the list of them.
  const isOfList = Object.keys(frame.set).some((slot) => slot.endsWith('show_guest_list'))
  const isWho = ({ classes, from }: Tag) => classes.has('who') && !taken.has(plain[from] ?? '')
  if (!isOfList && tags.some(isWho)) return true
  const isNo = (key: string, at: number) => {
    if (taken.has(key) || without.includes(key)) return false
    const tag = tags.find(covers(at))
    // “Do not forget” is a word for keeping.
    return tag
      ? ofNo.some((name) => tag.classes.has(name)) && hasNo(tag.from, tag.to)
      : not.includes(key)
  }
  const hasNo = (from: number, to: number) =>
    plain.slice(from, to).some((key) => not.includes(key) || isOne(from))
  const isOne = (at: number) => tags.some(({ from, classes }) => from === at && classes.has('not'))
  const isCancelled = tags.some(({ classes }) => classes.has('cancel'))
  const isOff = frame.capability === 'plans.cancel.prepare' && !isCancelled
  // “No karaoke on Date night” wants none there; behind a comma it may.
  const isNone = ({ kind, from }: Spot) =>
    kind === 'name' &&
    (polite.no ?? []).includes(plain[from - 1] ?? '') &&
    /^\s*$/.test(text.slice(tokens[from - 1]?.end, tokens[from]?.at))
  return !isRefusing(frame) && !isOff && (plain.some(isNo) || spots.some(isNone))
}

/** Whether what somebody else does or wants is told: “Ben wants to cancel bowling”, “Ada has moved it”. */
export function isOfSomebody(
  { spoken }: Working,
  frame: Frame,
  { reading: { spots, tokens } }: Senses,
): boolean {
  // “Ben will Rainy Sundays umbenennen” gives Ben no name; “Mira hat geheiratet und heißt nun …” does.
  const isOfThing = spots.some(
    ({ kind, things }) => kind === 'name' && things[0] && things[0].thing.kind !== 'person',
  )
  const isOfPeople = frame.capability.startsWith('relationships.') && !isOfThing
  if (isOfDone(frame) || isOfPeople) return false
  const at = tokens.findIndex(({ key }) => !spoken.silent.has(key))
  const first = spots.find(({ from, kind }) => from === at && kind === 'name')
  const verb = tokens[first?.to ?? -1]?.key ?? ''
  const isPerson = first?.things[0]?.thing.kind === 'person' && !first.isSoft
  return isPerson && (spoken.words.senses.of_somebody ?? []).includes(verb)
}
