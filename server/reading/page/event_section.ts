import { wordsIn } from '#server/domain/language/activity/find.ts'
import { isEventWord } from '#server/domain/language/time/event_words.ts'
import { wordsOf } from '#server/domain/language/words/lists.ts'
import type { Page } from '#server/reading/page/page.ts'

/** What events are called, and what comes out on a day, among what people go to. */
const events = wordsOf('page.event')
const released = wordsOf('page.released')

/** The most letters by which several of them are longer: “events”, “eventi”, “Veranstaltungen”. */
const maxEnding = 2

/** How many parts of an address are looked at, from its end. */
const maxSections = 5

/** Whether an address is in a section of events: `/events/2027/fondue`. */
function isInSectionOfEvents(url: string | null): boolean {
  const path = (url && URL.parse(url)?.pathname) || ''
  const sections = path.split('/').slice(0, -1).slice(-maxSections)
  return sections.some((section) => wordsIn(section).some(isEventName))
}

/** Whether a page stands in a section of events, or one of its titles names an event. */
export function isAmongEvents({ about, canonical_url, written_titles: titles }: Page): boolean {
  return (
    isInSectionOfEvents(canonical_url ?? about.url) ||
    Object.values(titles).some((title) => wordsIn(title ?? '').some(isEvent))
  )
}

function isEventName(word: string): boolean {
  for (let ending = 0; ending <= maxEnding; ending += 1) {
    const one = word.slice(0, word.length - ending)
    if (one.length > 3 && (events.has(one) || isEvent(one))) return true
  }
  return false
}

function isEvent(word: string): boolean {
  return isEventWord(word) && !released.has(word)
}
