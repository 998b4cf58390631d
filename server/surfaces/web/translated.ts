/** The rooms whose pages are in every language of pages; the others are in English, with all that surrounds them. */
const rooms = [
  '/approvals',
  '/assistant',
  '/captures',
  '/connect',
  '/find',
  '/free',
  '/ideas',
  '/lists',
  '/more',
  '/no-mail',
  '/oauth',
  '/people',
  '/pictures',
  '/places',
  '/plans',
  '/settings/account',
  '/settings/activity',
  '/settings/agents',
  '/settings/archived',
  '/settings/calendars',
  '/settings/contact',
  '/sign-in',
  '/sign-out',
  '/sign-up',
  '/today',
  '/welcome',
]

/** Single pages that are translated, whatever is below them. */
const pages = ['/', '/settings']

/** @returns whether the page at this path, as its route writes it, is translated. */
export function isTranslated(path: string): boolean {
  return pages.includes(path) || rooms.some((room) => `${path}/`.startsWith(`${room}/`))
}
