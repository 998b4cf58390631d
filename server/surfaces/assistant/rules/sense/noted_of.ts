import type { Request, Working } from '#server/surfaces/assistant/rules/context.ts'
import { isMarked } from '#server/surfaces/assistant/rules/doubt/questions_asked.ts'
import { isHedged } from '#server/surfaces/assistant/rules/sure.ts'
import { capturing } from '#server/surfaces/assistant/rules/sense/noted.ts'
import { readingIn, senseFrames } from '#server/surfaces/assistant/rules/sense/senses.ts'
import { type Spot, surely } from '#server/surfaces/assistant/rules/sense/spot.ts'

/** What may have a note: the slot that names it, and what changes it. */
const noteOf: { readonly [kind: string]: readonly [slot: string, capability: string] } = {
  idea: ['idea_handle', 'ideas.created.update'],
  place: ['place_handle', 'places.private.update'],
}

/** Classes of words for a note, and those that may stand with them. */
const noting: ReadonlySet<string> = new Set(['save', 'description'])
const beside: ReadonlySet<string> = new Set([
  'add',
  'make',
  'too',
  'one_more',
  'from_w',
  'for_w',
  'thing',
  'me',
  'mean',
  'idea',
  'place',
])

/**
 * The note on an idea or a place that there is: “note on the spa: towels cost extra”, “schreib beim Eislaufen dazu, dass …”. Before its text
 * stand words for noting and the name, which something leads to: “save Vabali: …” keeps something new.
 */
export function notedOf(working: Working, clause: string): Request | null {
  const { head, text } = headIn(working, clause)
  if (text === '' || /https?:|\bwww\./.test(text)) return null
  const { tokens, tags, spots, unknown } = readingIn(working, head)
  const [only, ...others] = spots.filter(({ kind }) => kind !== 'it' && kind !== 'them')
  if (only?.kind !== 'name' || others.length > 0 || unknown.length > 0) return null
  const own = tags.filter(({ from }) => from < only.from || from >= only.to)
  const hasAny = (some: ReadonlySet<string>) =>
    own.filter(({ classes }) => [...classes].some((one) => some.has(one)))
  const leading = leadsIn(working)
  const isLed = tokens.slice(0, only.from).some(({ key }) => leading.has(key))
  // “Schreib beim Eislaufen dazu: …”, and not “write to the spa: …”
  const isAdded = hasAny(new Set(['write'])).length > 0 && hasAny(new Set(['add'])).length > 1
  if (!isLed || !(isAdded || hasAny(noting).length > 0)) return null
  if (hasAny(new Set(['write', ...noting, ...beside])).length < own.length) return null
  const kind = kindOf(
    only,
    Object.keys(noteOf).filter((one) => hasAny(new Set([one])).length > 0),
  )
  const [slot, capability] = noteOf[kind ?? ''] ?? []
  const frame = senseFrames.find(
    (one) =>
      one.capability === capability &&
      'description' in one.slots &&
      slot !== undefined &&
      slot in one.slots,
  )
  if (!frame || slot === undefined) return null
  const noted = capturing(working, frame, { [slot]: only.text, description: text })
  // “Shall I add to the spa: towels”, and “the note on home: who wrote it?”
  return isMarked(clause) || isHedged(working, head) ? { ...noted, unsure: true } : noted
}

/** What stands before the text of a note, and the text: behind a colon, or behind “that”. */
function headIn(
  { spoken }: Working,
  clause: string,
): { readonly head: string; readonly text: string } {
  const { that_clause = [] } = spoken.words.senses
  const mark = new RegExp(
    `^([^:]{5,80}?)(?::|,?\\s(?:${that_clause.join('|')}))\\s+(\\S.*)$`,
    'isu',
  )
  const [, head = '', text = ''] = mark.exec(clause) ?? []
  return { head, text: text.trim() }
}

/** Words that lead from a note to what it is on. */
function leadsIn({ spoken: { words } }: Working): ReadonlySet<string> {
  const { joined = [], of = [], to = [] } = words.described
  return new Set([...words.before_text, ...words.on_day, ...joined, ...of, ...to])
}

/** Whether an idea or a place is meant: by the word for it, or since the name is of nothing else. */
function kindOf({ things }: Spot, said: readonly string[]): string | null {
  const [best] = things
  if (best === undefined || best.sure < surely) return null
  // A part of the name of something else may be meant as well.
  const least = best.sure === 1 ? 1 : surely
  const kinds = new Set(things.filter(({ sure }) => sure >= least).map(({ thing }) => thing.kind))
  const [only, ...others] = said.length > 0 ? said.filter((one) => kinds.has(one)) : kinds
  return only === undefined || others.length > 0 ? null : only
}
