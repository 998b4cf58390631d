import { type Html, html, trusted } from '#server/surfaces/web/parts/html.ts'

let list: Html | null = null

/** The time zones to choose from, as suggestions for a field with the list `zones`. */
export function zoneList(): Html {
  const options = () =>
    Intl.supportedValuesOf('timeZone')
      .map((zone) => html`<option value="${zone}">`.text)
      .join('')
  list ??= html`<datalist id="zones">${trusted(options())}</datalist>`
  return list
}
