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
    free,
  }: {
    readonly timezone: string
    readonly tag: string
    readonly quoted: (words: string) => string
    /** What costs nothing. */
    readonly free: string
  },
): string {
  const { place, when, event, description, venue, ...own } = isObject(object) ? object : {}
  const [said = typeof when === 'string' ? when : null] = textsOf(event, 'starts_at')
  const [at = said] = textsOf(own, 'starts_at')
  const eventVenue = isObject(event) ? event.venue : null
  const names = [place, eventVenue, venue].flatMap((one) => textsOf(one, 'name', 'address'))
  const bare = names.length === 0 ? textsOf(own, 'address') : []
  const where = [...new Set([...names, ...bare])].filter((one) => one !== label)
  const price = priceIn(own.price, tag, free)
  const facts = [...(at === null ? [] : [whenInWords(at, timezone, tag)]), ...where, ...price]
  const head = `${quoted(label)}${facts.length > 0 ? `: ${facts.join(', ')}` : ''}.`
  return typeof description === 'string' && description !== ''
    ? `${head} ${quoted([...description].slice(0, maxDescription).join(''))}`
    : head
}

/** What something costs, in whole and hundredths of its currency: “free”, “€8.00”, “€8.00–€12.00”. */
function priceIn(price: unknown, tag: string, free: string): string[] {
  const { min, max, currency } = isObject(price) ? price : {}
  if (typeof currency !== 'string') return []
  const [from, to] = [min ?? max, max ?? min]
  if (typeof from !== 'number' || typeof to !== 'number') return []
  if (to === 0) return [free]
  const format = new Intl.NumberFormat(tag, { style: 'currency', currency })
  return [from === to ? format.format(to) : format.formatRange(from, to)]
}

function textsOf(value: unknown, ...names: string[]): string[] {
  if (!isObject(value)) return []
  return names.flatMap((name) => (typeof value[name] === 'string' ? [String(value[name])] : []))
}
