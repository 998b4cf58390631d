import { topBar as say } from '#server/domain/messages/web.ts'
import { type Html, html } from '#server/surfaces/web/parts/html.ts'
import { type IconName, icon } from '#server/surfaces/web/parts/icons.ts'

/** The pages that every page leads to: a list at the side of a wide window, a bar at the end of a narrow one. */
const main: readonly (readonly [path: string, name: string, icon: IconName, also?: RegExp])[] = [
  ['/', say.today, 'today'],
  ['/plans', say.plans, 'plans'],
  ['/settings', say.settings, 'settings'],
]

/** What stands below them; in a narrow window only where `near` says so. */
const more = [
  ['/assistant', say.assistant],
  ['/approvals', say.approvals],
  ['/settings/agents', say.agents],
  ['/settings/calendars', say.calendars],
  ['/settings/account', say.account],
] as const

/** Where a narrow window has them, too: those of settings on the pages of settings alone. */
const near = /^\/((approvals|assistant|settings)(\/|$)|$)/

/** @returns whether the page at this path has the ways to the others. */
export function hasWays(path: string): boolean {
  return near.test(path) || main.some(([root]) => isUnder(root, path))
}

/** The ways from the page at `here`; `assistant` says whether it has a page. */
export function sideOf(here: string, assistant: boolean): Html {
  const others = more.filter(([path]) => assistant || path !== '/assistant')
  const isListed = others.some(([path]) => path === here)
  const current = main.findLast(([path, , , also]) => isUnder(path, here) || also?.test(here))
  return html`<div class="side">
<nav class="ways" aria-label="${say.ways}"><ul role="list">${main.map(
    ([path, name, sign]) =>
      html`<li><a href="${path}"${path === current?.[0] && !isListed && mark(path === here)}>${icon(sign)}<span>${name}</span></a></li>`,
  )}</ul></nav>
<nav class="more${near.test(here) && ' near'}${here.startsWith('/settings') && ' set'}" aria-label="${say.more}"><ul role="list">${others.map(
    ([path, name]) =>
      html`<li${path.startsWith('/settings') && html` class="own"`}><a href="${path}"${path === here && mark(true)}>${name}</a></li>`,
  )}</ul></nav>
</div>`
}

function mark(isPage: boolean): Html {
  return html` aria-current="${isPage ? 'page' : 'true'}"`
}

function isUnder(root: string, path: string): boolean {
  return path === root || (root !== '/' && path.startsWith(`${root}/`))
}
