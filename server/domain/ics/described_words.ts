import type { Coordinates } from '#server/domain/basics/distance.ts'
import { type Component, lineOf } from '#server/domain/ics/components.ts'
import { withoutEntities } from '#server/domain/language/text/entities.ts'
import { textOf } from '#server/domain/ics/lines.ts'

/** The most characters of a description that are looked at for tags. */
const maxDescription = 20_000

/** What an event says besides its times; one that differs from its series is not asked. */
export function wordsOf(components: readonly Component[]) {
  const main = components.find((one) => !lineOf(one, 'RECURRENCE-ID')) ?? components[0]
  const text = (name: string) => (main ? wordsIn(main, name) : null)
  return {
    title: text('SUMMARY') ?? '',
    description: withoutTags(text('DESCRIPTION')),
    location: text('LOCATION'),
    url: text('URL'),
    coordinates: pointOf(text('GEO')),
    is_canceled: /^CANCELL?ED$/i.test(text('STATUS') ?? '') || isCanceled(main),
    repeats: components.some((one) => lineOf(one, 'RRULE') ?? lineOf(one, 'RDATE')),
  }
}

/** A tag as calendars on the web write them into descriptions, which are plain text by the standard. */
const tag = /<(\/?)(br|p|div|ul|ol|li|b|strong|i|em|u|a|span|h[1-6]|html-blob)(?:\s[^<>]*)?\/?>/gi

/** A description without the tags of HTML that it has: lines stay lines. Null for an empty one. */
function withoutTags(text: string | null): string | null {
  if (text === null || text.search(tag) === -1) return text
  const plain = text
    .slice(0, maxDescription)
    .replace(tag, (_, end: string, name: string) => {
      if (/^br$/i.test(name)) return '\n'
      return end === '/' && /^(p|div|li|h[1-6])$/i.test(name) ? '\n' : ''
    })
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
  return withoutEntities(plain).trim() || null
}

/** Whether a calendar says that all it has is canceled. */
function isCanceled(component: Component | undefined): boolean {
  return component?.calendar.get('METHOD')?.value.trim().toUpperCase() === 'CANCEL'
}

/** What a calendar knows an event by; null if it does not say. */
export function uidOf(component: Component | undefined): string | null {
  return (component && lineOf(component, 'UID')?.value.trim()) || null
}

/** The events of a calendar, those of one UID together. */
export function byUid(events: readonly Component[]): { row: number; components: Component[] }[] {
  const found = new Map<string, { row: number; components: Component[] }>()
  for (const [index, component] of events.entries()) {
    const uid = uidOf(component) ?? `:${index}`
    const known = found.get(uid)
    if (known) known.components.push(component)
    else found.set(uid, { row: index + 1, components: [component] })
  }
  return [...found.values()]
}

/** Whether an event says when it ends. */
export function hasEndLine(component: Component): boolean {
  return lineOf(component, 'DTEND') !== null || lineOf(component, 'DURATION') !== null
}

/** A value of TEXT without its escapes; null for an empty one. */
function wordsIn(component: Component, name: string): string | null {
  const line = lineOf(component, name)
  if (line === null) return null
  const text = textOf(line.value)
    .replace(/\\([nN,;\\])/g, (_, escaped: string) => (/n/i.test(escaped) ? '\n' : escaped))
    .trim()
  return text === '' ? null : text
}

function pointOf(text: string | null): Coordinates | null {
  const [latitude, longitude] = (text ?? '').split(/[;,]/).map(Number)
  if (latitude === undefined || longitude === undefined) return null
  if (Number.isNaN(latitude + longitude) || (latitude === 0 && longitude === 0)) return null
  return { latitude, longitude }
}
