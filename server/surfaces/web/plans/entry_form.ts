import type { Place } from '#generated/types.ts'
import { fail } from '#server/domain/basics/failure.ts'
import { edit, outing as say } from '#server/domain/messages/said/web_outing.ts'
import { callAs } from '#server/surfaces/web/call.ts'
import {
  area,
  type Faults,
  type Field,
  faultList,
  field,
} from '#server/surfaces/web/parts/fields.ts'
import { type Content, type Html, html, words } from '#server/surfaces/web/parts/html.ts'
import { type Entry, type EntryName, entryNames } from '#server/surfaces/web/plans/entry.ts'
import type { SignedInVisit } from '#server/surfaces/web/route.ts'
import { longestName } from '#server/surfaces/web/plans/paths.ts'

/** What a form is about: a plan that is made, a draft, or a plan that its guests have seen. */
export type EntryKind = 'new' | 'draft' | 'sent'

/** The fields that a form of a kind has. */
export function namesOf(kind: EntryKind): EntryName[] {
  const without: Record<EntryKind, readonly EntryName[]> = {
    new: ['meet_at', 'meet_where'],
    draft: ['meet_at', 'meet_where'],
    // A plan that was sent keeps its place; guests can hear that they meet somewhere else.
    sent: ['place'],
  }
  return entryNames.filter((name) => !without[kind].includes(name))
}

/** What each field is called, in the language of the page. */
export function labels(): Readonly<Record<EntryName, string>> {
  return {
    ...{ title: say.what, place: edit.place, day: say.day, time: say.time, ends: edit.ends },
    ...{ meet_at: edit.meetAt, meet_where: edit.meetWhere, deadline: edit.deadline },
    ...{ least: edit.least, most: edit.most, list: edit.list, description: say.description },
  }
}

/** Fields whose faults are read without their name: the sentence says what it is about. */
const saysItself: ReadonlySet<string> = new Set(['title'])

/** The faults of a form, each a link to its field and with that field's name, so that it can be read apart from it. */
export function entryFaults(faults: Faults): Content {
  const names = new Map<string, string>(Object.entries(labels()))
  const named = [...faults].map(([name, fault]): [string, Content] => {
    const label = names.get(name)
    const isNamed = label === undefined || saysItself.has(name) || String(fault).startsWith(label)
    return [name, isNamed ? fault : html`${label}: ${fault}`]
  })
  // In the order of the form.
  const place = ([name]: readonly [string, unknown]) => entryNames.findIndex((one) => one === name)
  return faultList(new Map(named.toSorted((one, other) => place(one) - place(other))))
}

/** Fields that stand under a line that opens them, because most plans leave them as they are. */
const rare: readonly EntryName[] = [
  'ends',
  'meet_at',
  'meet_where',
  'deadline',
  'least',
  'most',
  'list',
]

/** The fields with what is in them; `zone` is that of the clocks. */
export function entryFields(
  entry: Entry,
  {
    kind,
    zone,
    faults,
    places,
  }: { kind: EntryKind; zone: string; faults: Faults; places: readonly Place[] },
): Html {
  const names = namesOf(kind)
  const labelOf = labels()
  const line = (
    name: EntryName,
    given: Pick<Field, 'type' | 'longest' | 'inputmode' | 'help' | 'list'>,
  ): Content =>
    names.includes(name) &&
    field(
      {
        ...given,
        name,
        label: labelOf[name],
        value: entry[name],
        autocomplete: 'off',
        optional: true,
      },
      faults,
    )
  const isOpen = rare.some(
    (name) => names.includes(name) && (entry[name] !== '' || faults.has(name)),
  )
  return html`${line('title', { longest: longestName, help: kind === 'new' && say.whatHelp })}
<div class="pair">${line('day', { type: 'date' })}
${line('time', { type: 'time' })}</div>
<p class="help zone-help">${say.timeHelp(zone)}</p>
${
  kind === 'sent'
    ? html`<div class="field"><p><strong>${edit.place}</strong> ${entry.place === '' ? edit.noPlace : words(entry.place)}</p>
<p class="help">${edit.placeSent}</p></div>`
    : line('place', { longest: 160, help: edit.placeHelp, list: 'places' })
}
${places.length > 0 && html`<datalist id="places">${places.map(({ name }) => html`<option value="${name}">`)}</datalist>`}
${area({ name: 'description', label: labelOf.description, value: entry.description, rows: 4, longest: 4_000 }, faults)}
<details${isOpen && html` open`}><summary>${edit.more[kind]}</summary>
${line('ends', { type: 'datetime-local', help: edit.endsHelp })}
${line('meet_at', { type: 'datetime-local', help: edit.meetHelp })}
${line('meet_where', { longest: 240 })}
${line('deadline', { type: 'datetime-local', help: edit.deadlineHelp })}
<div class="pair">${line('least', { inputmode: 'numeric', longest: 3 })}
${line('most', { inputmode: 'numeric', longest: 3 })}</div>
<p class="help zone-help">${say.capacityHelp}</p>
<label class="check"><input type="checkbox" name="list" value="yes"${entry.list === 'yes' && html` checked`}><span>${labelOf.list}</span></label>
</details>`
}

/** The saved places whose names a form suggests. */
export async function placesFor(visit: SignedInVisit): Promise<readonly Place[]> {
  const found = await callAs(visit, 'places.private.query', { limit: 25 })
  if (found.data === null) throw fail(found.code, { message: found.message })
  return found.data.items
}
