import { isOneSlip } from '#generated/server/assistant/spell.ts'
import { tokensOf } from '#generated/server/assistant/tokens.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'
import { addressesIn } from '#server/domain/language/place/address.ts'
import type { Request, Working } from '#server/surfaces/assistant/rules/context.ts'
import { frameOf } from '#server/surfaces/assistant/rules/request.ts'
import { senseFrames } from '#server/surfaces/assistant/rules/sense/senses.ts'

/** How what was just made gets another name, by its kind: the capability, what it is of, and the name. */
const renaming: Readonly<Record<string, readonly [string, string, string] | undefined>> = {
  person: ['relationships.people.manage', 'person_handle', 'display_name'],
  list: ['ideas.lists.rename', 'ideas_list_handle', 'name'],
  place: ['places.private.update', 'place_handle', 'name'],
}

/** What makes somebody or something known by a name, or gives it a name or an address. */
const naming = /\.(?:ensure|create|manage|rename)$|^places\.private\./u

/** The most words of a name that is spelled anew. */
const maxWords = 4

/**
 * What was just made with its name or its address as it should have been, `said` behind what takes it back: “no, Lukas with a k”, “nein,
 * Lindenstraße 14”. Null where it is another name altogether, or something else was done last.
 */
export function respelt(working: Working, said: string): Request | null {
  const { last, focus } = working.state
  const capability = last && frameOf(working, { frame: last.frame })?.capability
  const [thing] = focus
  if (!capability || !naming.test(capability) || thing === undefined) return null
  const [found, ...others] = addressesIn(said)
  const isAddress = found?.at === 0 && others.length === 0 && thing.kind === 'place'
  if (isAddress)
    return giving(thing.handle, ['places.private.update', 'place_handle', 'address'], said)
  const way = renaming[thing.kind]
  const name = withoutSpelling(working, said)
  const before = Object.values(last?.slots ?? {}).flat()
  const isRespelt = before.some((one) => typeof one === 'string' && isAlike(one, name))
  return way && isRespelt ? giving(thing.handle, way, name) : null
}

/** A name without what says how it is spelled: “Lukas with a k”, “Filmabende, mit e am Ende”. */
function withoutSpelling({ spoken: { words } }: Working, said: string): string {
  const { with_person, articles } = words
  const tokens = tokensOf(said, words.short)
  const at = tokens.findIndex(({ key }, place) => {
    const next = tokens.slice(place + 1).find((one) => !articles.includes(one.key))
    return place > 0 && with_person.includes(key) && /^\p{L}$/u.test(next?.key ?? '')
  })
  const name = at === -1 ? said : said.slice(0, tokens[at]?.at)
  return name.replace(/[\s,;:.!?]+$/u, '')
}

/** Whether two names are nearly the same, and not the same: a letter is another one, or the end is. */
function isAlike(one: string, other: string): boolean {
  const [before, after] = [nameKey(one), nameKey(other)]
  if (before === after || other.split(/\s+/u).length > maxWords) return false
  const [short = '', long = ''] = [before, after].sort((a, b) => a.length - b.length)
  return isOneSlip(before, after) || (short.length > 3 && long.startsWith(short))
}

function giving(
  handle: string,
  [capability, of, slot]: readonly [string, string, string],
  text: string,
): Request | null {
  const frame = senseFrames.find(
    (one) => one.capability === capability && slot in one.slots && one.set.operation !== 'delete',
  )
  if (frame === undefined) return null
  return {
    frame: frame.id,
    words: { [slot]: text },
    values: { [of]: handle },
    labels: {},
    unsure: false,
  }
}
