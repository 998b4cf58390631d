import { escaped, textOf } from '#codegen/emit/docs/blocks_html.ts'
import { type Page, relative, type Section } from '#codegen/emit/docs/page.ts'

interface Link {
  readonly text: string
  readonly to: string
}

/** What the navigation of a section lists under one heading. */
interface Group {
  readonly title: string
  readonly to: string | null
  readonly links: readonly Link[]
}

/** The sections in the order of the page's top, each with its first page. */
export const sections: readonly (Link & { readonly section: Section | null })[] = [
  { section: 'guides', text: 'Guides', to: 'index' },
  { section: 'capabilities', text: 'Capabilities', to: 'capabilities/index' },
  { section: 'resources', text: 'Resources', to: 'resources/index' },
  { section: 'errors', text: 'Errors', to: 'errors/index' },
  { section: null, text: 'API reference', to: 'reference' },
]

/** The navigation of each section, made once for all pages of a folder. */
export class Navigation {
  readonly #groups: ReadonlyMap<Section, readonly Group[]>
  readonly #made = new Map<string, string>()

  constructor(pages: readonly Page[]) {
    const bySection = Map.groupBy(pages, ({ section }) => section)
    this.#groups = new Map([...bySection].map(([section, members]) => [section, groupsOf(members)]))
  }

  /** The links as HTML, with the page's own group open and its own link marked. */
  of(page: Page): string {
    const [folder = ''] = page.path.split('/')
    // Of many resources only those beside the page are listed: the list would be most of every page.
    const narrow = page.section === 'resources'
    const key = `${page.section} ${page.path.includes('/') ? folder : ''} ${page.over}`
    let html = this.#made.get(key)
    if (html === undefined) {
      const groups = this.#groups.get(page.section) ?? []
      html = groups.map((group) => groupHtml(group, page, narrow)).join('')
      this.#made.set(key, html)
    }
    const own = `href="${escaped(relative(page.path, page.path, '.html'))}"`
    return html.replace(own, `${own} aria-current="page"`)
  }
}

function groupsOf(pages: readonly Page[]): Group[] {
  const byTitle = Map.groupBy(pages, ({ over }) => over)
  return [...byTitle].map(([title, members]) => {
    const [first] = members
    const single = members.length === 1 && first && first.title === title
    return {
      title,
      to: single ? first.path : null,
      links: single ? [] : members.map(({ title: text, path: to }) => ({ text, to })),
    }
  })
}

function groupHtml(group: Group, page: Page, narrow: boolean): string {
  const link = ({ text, to }: Link) =>
    `<a href="${escaped(relative(page.path, to, '.html'))}">${textOf(text)}</a>`
  if (group.to !== null) return `<p>${link({ text: group.title, to: group.to })}</p>\n`
  const own = group.title === page.over
  if (narrow && !own) {
    const to = `resources/index#${group.title.toLowerCase().replaceAll(' ', '-')}`
    return `<p>${link({ text: group.title, to })}</p>\n`
  }
  const items = group.links.map((one) => `<li>${link(one)}`).join('\n')
  return `<details${own || group.title === 'Guides' ? ' open' : ''}><summary>${textOf(group.title)}</summary><ul>\n${items}\n</ul></details>\n`
}
