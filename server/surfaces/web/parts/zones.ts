import { offeredZones } from '#server/domain/basics/offered_zones.ts'
import { type Html, html, trusted } from '#server/surfaces/web/parts/html.ts'

let list: Html | null = null

/** The time zones to choose from, written as shortly as HTML allows, as suggestions for a field with the list `zones`. */
export function zoneList(): Html {
  const options = () =>
    offeredZones()
      .map((zone) => html`<option>${zone}`.text)
      .join('')
  list ??= html`<datalist id="zones">${trusted(options())}</datalist>`
  return list
}
