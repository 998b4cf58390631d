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
} as const

/** What an icon stands beside; no icon stands alone. */
export type IconName = keyof typeof lines

/** An icon beside its word, which screen readers leave out. */
export function icon(name: IconName): Html {
  return html`<svg viewBox="0 0 24 24" aria-hidden="true">${trusted(lines[name])}</svg>`
}
