import type { Place } from '#generated/types.ts'
import { places as say } from '#server/domain/messages/said/web_places.ts'
import { area, type Faults, field } from '#server/surfaces/web/parts/fields.ts'
import type { WebForm } from '#server/surfaces/web/parts/form.ts'
import { type Html, html } from '#server/surfaces/web/parts/html.ts'

/** What somebody says of a place. */
export interface TypedPlace {
  readonly name: string
  readonly address: string
  readonly notes: string
}

/** What a form says of a place. */
export function typedIn(form: WebForm): TypedPlace {
  const of = (name: string) => form.get(name)?.trim() ?? ''
  return { name: of('name'), address: of('address'), notes: of('notes') }
}

/** The same as the capabilities take it. */
export function inputOf({ name, address, notes }: TypedPlace) {
  return { name, address: address || null, description: notes || null }
}

/** What changes a place in these fields; the others stay as they are, as they may have been changed elsewhere. */
export function changesOf(typed: TypedPlace, changed: ReadonlySet<keyof TypedPlace>) {
  const { name, address, description } = inputOf(typed)
  return {
    ...(changed.has('name') && { name }),
    ...(changed.has('address') && { address }),
    ...(changed.has('notes') && { description }),
  }
}

/** What a place says, as its form has it before anything is typed. */
export function asTyped({ name, address, description }: Place): TypedPlace {
  return { name, address: address ?? '', notes: description ?? '' }
}

/** Which field a pointer means. */
export const placeFields = {
  '/name': 'name',
  '/address': 'address',
  '/description': 'notes',
} as const

/** What is wrong with a place, where one without a name is asked for it. */
export function placeFaults({ name }: TypedPlace, faults: Faults): Faults {
  return name === '' ? new Map([...faults, ['name', say.wrongName]]) : faults
}

/** The fields of a place. */
export function placeInputs(typed: TypedPlace, faults: Faults): Html {
  return html`${field({ name: 'name', label: say.name, value: typed.name, longest: 160, autocomplete: 'off', help: say.nameHelp, optional: true }, faults)}
${field({ name: 'address', label: say.address, value: typed.address, longest: 240, autocomplete: 'off', optional: true }, faults)}
${area({ name: 'notes', label: say.notes, value: typed.notes, rows: 3, longest: 2_000 }, faults)}`
}
