/** The rooms whose pages are in every language of pages; the others are in English, with all that surrounds them. */
const rooms = [
  '/assistant',
  '/captures',
  '/connect',
  '/find',
  '/free',
  '/ideas',
  '/lists',
  '/more',
  '/no-mail',
  '/pictures',
  '/places',
  '/settings/account',
  '/settings/calendars',
  '/settings/contact',
  '/sign-in',
  '/sign-out',
  '/sign-up',
  '/welcome',
]

/** Single pages that are translated, whatever is below them. */
const pages = ['/settings']

/** @returns whether the page at this path, as its route writes it, is translated. */
export function isTranslated(path: string): boolean {
  return pages.includes(path) || rooms.some((room) => `${path}/`.startsWith(`${room}/`))
}
