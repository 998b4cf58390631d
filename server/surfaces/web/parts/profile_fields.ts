import { welcome as say } from '#server/domain/messages/said/web_sign_in.ts'
import { isBlank, oneLine } from '#server/domain/basics/text.ts'
import { zoneMeant } from '#server/domain/places/zone_of_place.ts'
import { type Content, type Html, html } from '#server/surfaces/web/parts/html.ts'
import { type Faults, field } from '#server/surfaces/web/parts/fields.ts'
import { zoneList } from '#server/surfaces/web/parts/zones.ts'

/** The most characters of a name. */
export const longestName = 120

/** The name and time zone of an account. */
export interface Profile {
  readonly display_name: string
  readonly timezone: string
}

/** Reads name and time zone as somebody typed them. @returns them, or what is wrong. */
export function readProfile(typed: Profile): Profile | { faults: Map<string, string> } {
  const display_name = oneLine(typed.display_name)
  const timezone = zoneMeant(typed.timezone)
  const faults = new Map<string, string>()
  if (isBlank(display_name) || [...display_name].length > longestName) {
    faults.set('display_name', say.wrongName(longestName))
  }
  if (timezone === null) faults.set('timezone', say.wrongZone)
  return timezone === null || faults.size > 0 ? { faults } : { display_name, timezone }
}

/** The fields for name and time zone, with the list of zones. */
export function profileFields(
  { display_name, timezone }: Profile,
  faults: Faults,
  zoneHelp: Content = say.zoneHelp,
): Html {
  const name = { name: 'display_name', label: say.name, value: display_name, longest: longestName }
  const zone = { name: 'timezone', label: say.zone, value: timezone, longest: 64, list: 'zones' }
  return html`${field({ ...name, autocomplete: 'name', help: say.nameHelp }, faults)}
${field({ ...zone, autocomplete: 'off', help: zoneHelp }, faults)}
${zoneList()}`
}
