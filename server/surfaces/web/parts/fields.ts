import { webSignIn as say } from '#server/domain/messages/said/web_sign_in.ts'
import { type Content, type Html, html } from '#server/surfaces/web/parts/html.ts'

/** What is wrong with the fields of a form, by their names. */
export type Faults = ReadonlyMap<string, Content>

/** One field with its label. */
export interface Field {
  readonly name: string
  /** By default its name; faults have it, too. */
  readonly id?: string
  readonly label: Content
  readonly value?: string
  readonly type?: 'text' | 'email' | 'date' | 'time' | 'datetime-local' | 'url'
  readonly autocomplete: string
  readonly help?: Content
  readonly longest?: number
  /** The id of a list of suggestions. */
  readonly list?: string
  readonly inputmode?: 'numeric'
  /** Whether it may be left empty, or says itself what it lacks. */
  readonly optional?: boolean
}

/** The faults of a form, each a link to its field; nothing if there are none. */
export function faultList(faults: Faults): Content {
  if (faults.size === 0) return null
  const lines = [...faults].map(([name, fault]) => html`<li><a href="#${name}">${fault}</a></li>`)
  return html`<div class="errors" role="alert" tabindex="-1" autofocus><strong>${say.fieldErrors}</strong><ul>${lines}</ul></div>`
}

/** A field, with its help and its fault below. */
export function field(given: Field, faults: Faults = new Map()): Html {
  const {
    name,
    id = name,
    label,
    value = '',
    type = 'text',
    autocomplete,
    help,
    longest,
    list,
    inputmode,
    optional = false,
  } = given
  const fault = faults.get(id)
  const described = [help && `${id}-help`, fault && `${id}-wrong`].filter(Boolean).join(' ')
  return html`<div class="field">
<label for="${id}">${label}</label>
<input id="${id}" name="${name}"${type !== 'text' && html` type="${type}"`} value="${value}" autocomplete="${autocomplete}"${!optional && html` required`}${
    longest !== undefined && html` maxlength="${longest}"`
  }${list !== undefined && html` list="${list}"`}${inputmode !== undefined && html` inputmode="${inputmode}"`}${
    described !== '' && html` aria-describedby="${described}"`
  }${fault && html` aria-invalid="true"`}>
${fault && html`<p class="wrong" id="${id}-wrong">${fault}</p>`}
${help && html`<p class="help" id="${id}-help">${help}</p>`}
</div>`
}

/** A field of several lines, with its help and its fault below. It may be left empty. */
export function area(
  {
    name,
    label,
    value = '',
    rows,
    longest,
    help,
  }: Pick<Field, 'name' | 'label' | 'value' | 'help'> & { rows: number; longest: number },
  faults: Faults = new Map(),
): Html {
  const fault = faults.get(name)
  const described = [help && `${name}-help`, fault && `${name}-wrong`].filter(Boolean).join(' ')
  return html`<div class="field"><label for="${name}">${label}</label>
<textarea id="${name}" name="${name}" rows="${rows}" maxlength="${longest}" dir="auto"${
    described !== '' && html` aria-describedby="${described}"`
  }${fault && html` aria-invalid="true"`}>${value}</textarea>
${fault && html`<p class="wrong" id="${name}-wrong">${fault}</p>`}
${help && html`<p class="help" id="${name}-help">${help}</p>`}</div>`
}

/** The hidden field that proves where a form comes from. */
export function tokenField(token: string): Html {
  return html`<input type="hidden" name="form_token" value="${token}">`
}

/** The faults as the members of `errors` of a problem. */
export function violationsOf(faults: Faults): { pointer: string; code: string; message: string }[] {
  return [...faults].map(([name, fault]) => ({
    pointer: `/${name}`,
    code: 'format',
    message: String(fault),
  }))
}
