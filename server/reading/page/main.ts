import { type HtmlElement, elementsOf, tokensOf } from '#server/reading/page/html.ts'
import { isHidden, lineOf, textOf } from '#server/reading/page/text_of.ts'
import { pattern } from '#server/domain/language/words/pattern.ts'

/** The part of a page that is not repeated on every page of its site. */
export interface MainPart {
  readonly root: HtmlElement
  /** Whether an element is left out with all it contains: navigation, banners, comments and the like. */
  readonly isCut: (element: HtmlElement) => boolean
}

const cutNames = new Set(['nav', 'footer', 'aside', 'form', 'dialog', 'menu'])

const cutRoles = new Set([
  ...['navigation', 'banner', 'contentinfo', 'complementary', 'search', 'dialog', 'alertdialog'],
  ...['menu', 'menubar', 'alert'],
])

/** Words of classes and ids of what stands around the content. */
const cutWords =
  /^(nav|navbar|navigation|main-nav|site-nav|site-header|site-footer|topbar|breadcrumbs?|footer|sidebar|widget-area|related|related-posts|related-content|jp-relatedposts|more-articles|you-may-also-like|newsletter|newsletter-signup|subscribe|comments?|comment-list|comments-area|respond|share|sharing|sharedaddy|share-buttons|social|social-links|social-share|cookie|cookies|cookie-banner|cookie-notice|cookie-consent|cookiebar|consent|gdpr|onetrust-banner-sdk|usercentrics-root|cmplz-cookiebanner|borlabs-cookie|advert|advertisement|ads|ad-slot|promo|recommendations|recommended|popup|modal|skip-link|screen-reader-text|visually-hidden|sr-only|post-navigation|pagination|author-box|author-bio|byline|posted-on|entry-meta|post-meta|article-meta|entry-date|post-date|publish-date|published|updated|dateline|tag-list|tags-links)$/

/** Finds the content of a page. */
export function mainPart(page: HtmlElement): MainPart {
  const all = elementsOf(page)
  const root = rootOf(all) ?? page
  // What holds the heading or the content itself is never cut, whatever its class says.
  const kept = new Set<HtmlElement>(aroundFacts(all))
  for (const element of all) {
    const isHeading = element.name === 'h1' || element.name === 'main' || element === root
    if (!isHeading) continue
    for (let outer: HtmlElement | null = element; outer && !kept.has(outer); outer = outer.parent) {
      if (cutNames.has(outer.name) && element.name === 'h1' && outer.name !== 'form') break
      kept.add(outer)
    }
  }
  // Several readers walk over the same elements.
  const known = new Map<HtmlElement, boolean>()
  const isCut = (element: HtmlElement) => {
    let cut = known.get(element)
    if (cut === undefined) {
      cut = !kept.has(element) && isAround(element)
      known.set(element, cut)
    }
    return cut
  }
  return { root, isCut }
}

/** Classes of the block that says when and where the one event of a page is, which many themes put in a sidebar. */
const facts =
  /(?:^|\s)event[-_]?(?:key[-_]?)?(?:info|information|details?|essentials|facts|meta|data)(?:$|\s)/i

/** How many such blocks a page may have. */
const maxFacts = 6

/** Such blocks of a page that have a number, with all that they stand in; those of a list of events are alike. */
function aroundFacts(all: readonly HtmlElement[]): HtmlElement[] {
  const byClass = new Map<string, HtmlElement | null>()
  for (const element of all) {
    const classes = element.attributes.size > 0 ? element.attributes.get('class') : undefined
    if (classes === undefined || !/event/i.test(classes) || !facts.test(classes)) continue
    byClass.set(classes, byClass.has(classes) ? null : element)
  }
  const blocks = [...byClass.values()].filter((one) => one !== null)
  return blocks.slice(0, maxFacts).flatMap((block) => {
    const around = [block, ...aroundOf(block)]
    // Other pages of the site are not what this one is about.
    const isElsewhere = around.some((outer) => {
      return (cutNames.has(outer.name) && outer.name !== 'aside') || isHidden(outer)
    })
    return isElsewhere || !/\d/.test(textOf(block, undefined, 300)) ? [] : around
  })
}

function aroundOf({ parent }: HtmlElement): HtmlElement[] {
  return parent ? [parent, ...aroundOf(parent)] : []
}

function rootOf(all: readonly HtmlElement[]): HtmlElement | null {
  const hasWords = (element: HtmlElement) => textOf(element, undefined, 200).length > 40
  const main = all.find((element) => {
    return (
      (element.name === 'main' || element.attributes.get('role') === 'main') && hasWords(element)
    )
  })
  if (main) return main
  const articles = all.filter((element) => element.name === 'article' && hasWords(element))
  if (articles.length === 1 && articles[0]) return withTimeLabel(articles[0], all)
  const named = all.find((element) => {
    const id = element.attributes.get('id')?.toLowerCase()
    const isNamed = id === 'content' || id === 'main' || id === 'main-content'
    return isNamed && !cutNames.has(element.name) && hasWords(element)
  })
  return named ?? all.find(({ name }) => name === 'body') ?? null
}

/** What stands alone before when something is: “Date & Time”, “Wann:”. */
const timeLabel = pattern`^${'page.time_label'}(?:\s?[&/+]\s?\p{L}{2,14})?\s?:?$`

/** How long the words of such an element are. */
const maxLabelLength = 30

/** An article, with all that stands around it where that says when something is. */
function withTimeLabel(article: HtmlElement, all: readonly HtmlElement[]): HtmlElement {
  const within = new Set([article, ...aroundOf(article)])
  const label = all.find((element) => {
    const [words] = element.children
    if (typeof words !== 'string' || words.length > maxLabelLength) return false
    if (!timeLabel.test(words.trim())) return false
    const around = [element, ...aroundOf(element)]
    return !around.includes(article) && !around.some(isAround)
  })
  return (label && aroundOf(label).find((outer) => within.has(outer))) ?? article
}

function isAround(element: HtmlElement): boolean {
  const { name, attributes } = element
  if (cutNames.has(name) || isHidden(element)) return true
  if (cutRoles.has(attributes.get('role')?.toLowerCase() ?? '')) return true
  if (name === 'header') return !isInside(element, 'article') && !isInside(element, 'main')
  if (name === 'body' || name === 'html' || name === '#root') return false
  const words = [...tokensOf(element, 'class').slice(0, 20), ...tokensOf(element, 'id').slice(0, 2)]
  return words.some((word) => cutWords.test(word))
}

function isInside(element: HtmlElement, name: string): boolean {
  for (let outer = element.parent; outer; outer = outer.parent) if (outer.name === name) return true
  return false
}

/** The words of a page's content, a line for each block; at most `longest` characters. */
export function mainText({ root, isCut }: MainPart, longest = 20_000): string {
  return textOf(root, isCut, longest)
}

const boilerplate = pattern`©|${'page.boilerplate'}`

/**
 * The first paragraph of a page's content that says something: of 60 characters or more, and rather one that is not
 * full of times, prices and numbers of houses. Null for none.
 */
export function firstParagraph({ root, isCut }: MainPart): string | null {
  let numeric: string | null = null
  for (const element of elementsOf(root, isCut)) {
    if (element.name !== 'p') continue
    const line = lineOf(element, 2_000)
    if (line.length < 60 || boilerplate.test(line.slice(0, 300))) continue
    const digits = line.match(/\d/g)?.length ?? 0
    if (digits * 12 < line.length) return line
    numeric ??= line
  }
  return numeric
}

/** Whether people do not see an element, or anything around it. */
function isInHidden(element: HtmlElement): boolean {
  for (let outer: HtmlElement | null = element; outer; outer = outer.parent) {
    if (isHidden(outer)) return true
  }
  return false
}

/** The headings of the first level that a page has, those of its content first; at most ten. */
export function firstHeadings(page: HtmlElement, main: MainPart): string[] {
  const inside: string[] = []
  const outside: string[] = []
  for (const element of elementsOf(page)) {
    if (element.name !== 'h1' || isInHidden(element)) continue
    const words = lineOf(element, 400) || imageWords(element)
    if (words === '') continue
    let isOutside = true
    for (let outer: HtmlElement | null = element; outer; outer = outer.parent) {
      if (outer === main.root) isOutside = false
      if (main.isCut(outer)) {
        isOutside = true
        break
      }
    }
    const list = isOutside ? outside : inside
    list.push(words)
    if (inside.length + outside.length >= 10) break
  }
  return [...inside, ...outside]
}

/** How many headings below the first level may be those of a page. */
const maxLower = 2

/** The first headings of the second level in a page's content, else those of the third; at most two. */
export function lowerHeadings(page: HtmlElement, main: MainPart): string[] {
  const found = new Map<string, string[]>([
    ['h2', []],
    ['h3', []],
  ])
  for (const element of elementsOf(page)) {
    const list = found.get(element.name)
    if (!list || list.length === maxLower || !isInMain(element, main)) continue
    const words = lineOf(element, 400)
    if (words !== '') list.push(words)
  }
  const [second = [], third = []] = found.values()
  return second.length > 0 ? second : third
}

/** Whether an element stands in a page's content, and in nothing that is cut out of it. */
function isInMain(element: HtmlElement, { root, isCut }: MainPart): boolean {
  for (let outer: HtmlElement | null = element; outer; outer = outer.parent) {
    if (isCut(outer)) return false
    if (outer === root) return true
  }
  return false
}

/** What a page calls the first page of its site where it leads there, such as in its logo; at most three names. */
export function homeLinks(page: HtmlElement, url: string | null): string[] {
  const names: string[] = []
  let links = 0
  for (const element of elementsOf(page)) {
    if (element.name !== 'a') continue
    links += 1
    if (names.length >= 3 || links > 200) break
    const href = element.attributes.get('href') ?? ''
    const isHome = /^(\/|\.\/|#?)$/.test(href) ? href === '/' : isRoot(href, url)
    const words = isHome ? lineOf(element, 80) || imageWords(element) : ''
    if (words.length >= 3 && words.length <= 60) names.push(words)
  }
  return names
}

function isRoot(href: string, url: string | null): boolean {
  const target = url === null || href.length > 300 ? null : URL.parse(href, url)
  return (
    target !== null &&
    /^\/(?:index\.\w{3,5})?$/.test(target.pathname) &&
    target.host === URL.parse(url ?? '')?.host
  )
}

/** A heading may be a picture with its words. */
function imageWords(heading: HtmlElement): string {
  for (const element of elementsOf(heading)) {
    const words = element.name === 'img' ? element.attributes.get('alt')?.trim() : ''
    if (words) return words.slice(0, 400)
  }
  return ''
}
