import type { Content, Html } from '#server/surfaces/web/parts/html.ts'
import { sent as say } from '#server/domain/messages/said/web_sign_in.ts'
import { type Faults, field } from '#server/surfaces/web/parts/fields.ts'

/** The field for a code; phones offer the one of the latest message. */
export function codeField(faults: Faults, help: Content = say.codeHelpAlone): Html {
  return field(
    {
      name: 'code',
      label: say.code,
      autocomplete: 'one-time-code',
      inputmode: 'numeric',
      longest: 20,
      help,
    },
    faults,
  )
}
