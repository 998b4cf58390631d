import { topBar as say } from '#server/domain/messages/said/web.ts'
import { ways } from '#server/domain/messages/said/web_more.ts'
import { type Html, html } from '#server/surfaces/web/parts/html.ts'
import { type IconName, icon } from '#server/surfaces/web/parts/icons.ts'
import { others } from '#server/surfaces/web/parts/ways.ts'

/** A page that every page leads to. */
interface Way {
  readonly path: string
  /** What it is called, in the language of the page. */
  readonly name: () => string
  readonly icon: IconName
  /** Where it is left out: in wide windows, or in narrow ones, whose bar has five places. */
  readonly hidden?: 'wide' | 'narrow'
  /** Other pages that belong to it. */
  readonly also?: RegExp
}

/** The pages that every page leads to: a list at the side of a wide window, a bar at the end of a narrow one. */
const main: readonly Way[] = [
  { path: '/', name: () => say.today, icon: 'today' },
  { path: '/plans', name: () => say.plans, icon: 'plans' },
  { path: '/ideas/new', name: () => say.add, icon: 'add' },
  { path: '/ideas', name: () => say.ideas, icon: 'ideas', also: /^\/captures(\/|$)/ },
  ...others.map(({ name, ...one }) => ({
    ...one,
    name: () => ways[name],
    hidden: 'narrow' as const,
  })),
  { path: '/settings', name: () => say.settings, icon: 'settings', hidden: 'narrow' },
  { path: '/more', name: () => say.more, icon: 'more', hidden: 'wide', also: underMore() },
]

/** What stands below them in a wide window. A narrow one has them on the pages of more and of settings. */
const more = [
  ['/assistant', 'assistant'],
  ['/approvals', 'approvals'],
  ['/settings/agents', 'agents'],
  ['/settings/calendars', 'calendars'],
  ['/settings/account', 'account'],
] as const

/** Pages that have the ways to the others without being one of them. */
const near = /^\/((approvals|assistant|settings)(\/|$)|$)/

/** @returns whether the page at this path has the ways to the others. */
export function hasWays(path: string): boolean {
  return near.test(path) || main.some((way) => belongs(way, path))
}

/** The ways from the page at `here`; `assistant` says whether it has a page. */
export function sideOf(here: string, assistant: boolean): Html {
  const below = more.filter(([path]) => assistant || path !== '/assistant')
  const isListed = below.some(([path]) => path === here)
  const isCurrent = currentOf(here)
  return html`<div class="side">
<nav class="ways" aria-label="${say.ways}"><ul role="list">${main.map((way) => {
    const { path, name, icon: sign, hidden } = way
    // A narrow window does not list what stands below.
    const at = isCurrent(way) && (!isListed || hidden === 'wide') && mark(path === here)
    return html`<li${hidden === 'wide' && html` class="not-wide"`}><a href="${path}"${at}>${icon(sign)}<span>${name()}</span></a></li>`
  })}</ul></nav>
<nav class="more" aria-label="${say.account_pages}"><ul role="list">${below.map(
    ([path, name]) =>
      html`<li><a href="${path}"${path === here && mark(true)}>${say[name]}</a></li>`,
  )}</ul></nav>
</div>`
}

/** Which ways are marked on a page: the nearest in a wide window, and the one of the bar. */
function currentOf(here: string): (way: Way) => boolean {
  const all = main.filter((way) => belongs(way, here))
  const nearest = (hidden: Way['hidden']) =>
    all.filter((way) => way.hidden !== hidden).toSorted((a, b) => b.path.length - a.path.length)[0]
  const current = new Set([nearest('wide'), nearest('narrow')])
  return (way) => current.has(way)
}

function belongs({ path, also }: Way, here: string): boolean {
  return isUnder(path, here) || also?.test(here) === true
}

/** The pages that a narrow window has on the page of more. */
function underMore(): RegExp {
  const paths = [...others.map(({ path }) => path), '/settings', '/approvals', '/assistant']
  return new RegExp(`^(${paths.join('|')})(/|$)`)
}

function mark(isPage: boolean): Html {
  return html` aria-current="${isPage ? 'page' : 'true'}"`
}

function isUnder(root: string, path: string): boolean {
  return path === root || (root !== '/' && path.startsWith(`${root}/`))
}
