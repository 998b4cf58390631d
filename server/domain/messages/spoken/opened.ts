import { isObject } from '#server/domain/basics/json.ts'
import { whenInWords } from '#server/domain/messages/spoken/days.ts'

/** The most characters of a description that are said. */
const maxDescription = 300

/** A thing that was opened: its name, when and where it is, and what is written of it. */
export function openedIn(
  label: string,
  object: unknown,
  {
    timezone,
    tag,
    quoted,
  }: {
    readonly timezone: string
    readonly tag: string
    readonly quoted: (words: string) => string
  },
): string {
  const { place, when, event, description } = isObject(object) ? object : {}
  const [at = typeof when === 'string' ? when : null] = textsOf(event, 'starts_at')
  const where = textsOf(place, 'name', 'address').filter((one) => one !== label)
  const facts = [...(at === null ? [] : [whenInWords(at, timezone, tag)]), ...where]
  const head = `${quoted(label)}${facts.length > 0 ? `: ${facts.join(', ')}` : ''}.`
  return typeof description === 'string' && description !== ''
    ? `${head} ${quoted([...description].slice(0, maxDescription).join(''))}`
    : head
}

function textsOf(value: unknown, ...names: string[]): string[] {
  if (!isObject(value)) return []
  return names.flatMap((name) => (typeof value[name] === 'string' ? [String(value[name])] : []))
}
