import { type Html, html, trusted } from '#server/surfaces/web/parts/html.ts'

/**
 * Lines of 24 by 24, from Lucide 0.544 (https://lucide.dev, ISC License, © Lucide Contributors; portions from Feather, MIT,
 * © Cole Bemis).
 */
const lines = {
  today:
    '<path d="M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8"/><path d="M3 10a2 2 0 0 1 .709-1.528l7-6a2 2 0 0 1 2.582 0l7 6A2 2 0 0 1 21 10v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z"/>',
  plans:
    '<path d="M8 2v4M16 2v4M3 10h18M8 14h.01M12 14h.01M16 14h.01M8 18h.01M12 18h.01M16 18h.01"/><rect width="18" height="18" x="3" y="4" rx="2"/>',
  ideas:
    '<path d="M15 14c.2-1 .7-1.7 1.5-2.5 1-.9 1.5-2.2 1.5-3.5A6 6 0 0 0 6 8c0 1 .2 2.2 1.5 3.5.7.7 1.3 1.5 1.5 2.5M9 18h6M10 22h4"/>',
  find: '<path d="m21 21-4.34-4.34"/><circle cx="11" cy="11" r="8"/>',
  settings: '<path d="M10 5H3M12 19H3M14 3v4M16 17v4M21 12h-9M21 19h-5M21 5h-7M8 10v4M8 12H3"/>',
  add: '<path d="M5 12h14M12 5v14"/>',
  more: '<circle cx="12" cy="12" r="1"/><circle cx="19" cy="12" r="1"/><circle cx="5" cy="12" r="1"/>',
  place:
    '<path d="M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 14.993 4 10a8 8 0 0 1 16 0"/><circle cx="12" cy="10" r="3"/>',
  people:
    '<path d="M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2M16 3.128a4 4 0 0 1 0 7.744M22 21v-2a4 4 0 0 0-3-3.87"/><circle cx="9" cy="7" r="4"/>',
  lists: '<path d="M3 5h.01M3 12h.01M3 19h.01M8 5h13M8 12h13M8 19h13"/>',
  account: '<path d="M19 21v-2a4 4 0 0 0-4-4H9a4 4 0 0 0-4 4v2"/><circle cx="12" cy="7" r="4"/>',
  agents:
    '<path d="M12 8V4H8M2 14h2M20 14h2M15 13v2M9 13v2"/><rect width="16" height="12" x="4" y="8" rx="2"/>',
  mail: '<rect width="20" height="16" x="2" y="4" rx="2"/><path d="m22 7-8.97 5.7a1.94 1.94 0 0 1-2.06 0L2 7"/>',
  archived:
    '<rect width="20" height="5" x="2" y="3" rx="1"/><path d="M4 8v11a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V8M10 12h4"/>',
  captures:
    '<path d="M22 12h-6l-2 3h-4l-2-3H2"/><path d="M5.45 5.11 2 12v6a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2v-6l-3.45-6.89A2 2 0 0 0 16.76 4H7.24a2 2 0 0 0-1.79 1.11z"/>',
  approvals:
    '<path d="M20 13c0 5-3.5 7.5-7.66 8.95a1 1 0 0 1-.67-.01C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.24-2.72a1.17 1.17 0 0 1 1.52 0C14.51 3.81 17 5 19 5a1 1 0 0 1 1 1z"/><path d="m9 12 2 2 4-4"/>',
  assistant: '<path d="M7.9 20A9 9 0 1 0 4 16.1L2 22Z"/>',
  free: '<path d="M12 6v6l4 2"/><circle cx="12" cy="12" r="10"/>',
} as const

/** What an icon stands beside; no icon stands alone. */
export type IconName = keyof typeof lines

/** Icons that rows of a list have, too. */
const again = ['plans', 'ideas', 'place', 'lists'] as const

/** What an icon of a row stands beside. */
export type RowIcon = (typeof again)[number]

/** An icon beside its word, which screen readers leave out. It is drawn once on a page: rows show it again. */
export function icon(name: IconName): Html {
  const drawn = trusted(lines[name])
  const named = again.some((one) => one === name) ? html`<g id="i-${name}">${drawn}</g>` : drawn
  return html`<svg viewBox="0 0 24 24" aria-hidden="true">${named}</svg>`
}

/** An icon of a row on a page that has the ways to other pages: drawn again where they have drawn it with a name. */
export function iconInRow(name: IconName): Html {
  const known = again.find((one) => one === name)
  return known === undefined ? icon(name) : iconAgain(known)
}

/** An icon that the page has in its ways to other pages, in few bytes, so that a list can have many. */
export function iconAgain(name: RowIcon): Html {
  return html`<svg viewBox="0 0 24 24" aria-hidden="true"><use href="#i-${name}"/></svg>`
}
