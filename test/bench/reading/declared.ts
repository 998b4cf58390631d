// What a page says of itself, read without the service's own readers: by the marks that all such pages have.

const articleTypes =
  '(?:News|Blog|Tech|Scholarly|Reportage\\w*|Opinion\\w*|Analysis\\w*)?Article|BlogPosting|LiveBlogPosting'
const articleType = new RegExp(
  `"@type"\\s*:\\s*(?:\\[[^\\]]*)?"(?:${articleTypes})"|schema\\.org/(?:${articleTypes})["']`,
)
const eventType =
  /"@type"\s*:\s*(?:\[[^\]]*)?"\w*Event"|schema\.org\/\w*Event["']|class=["'][^"']*\b(?:h-event|vevent)\b/
const articleMark =
  /<meta[^>]+(?:property|name)=["']og:type["'][^>]+content=["']article["']|<meta[^>]+content=["']article["'][^>]+(?:property|name)=["']og:type["']/i

/** Whether a page says that it is an article, and of no event. */
export function isArticlePage(html: string): boolean {
  return (articleType.test(html) || articleMark.test(html)) && !eventType.test(html)
}

/** Whether a page says in JSON-LD that it has a recipe. */
export function isRecipePage(html: string): boolean {
  return /"@type"\s*:\s*(?:\[[^\]]*)?"Recipe"/.test(html)
}

const publishedMarks = [
  /<meta[^>]+(?:property|name|itemprop)=["'](?:article:published_time|datePublished|og:article:published_time|article:published|date|DC\.date(?:\.issued)?|dcterms\.(?:created|date)|sailthru\.date|parsely-pub-date|pubdate|publish-date|last-modified|article:modified_time)["'][^>]+content=["']([^"']{8,40})["']/i,
  /<meta[^>]+content=["']([^"']{8,40})["'][^>]+(?:property|name|itemprop)=["'](?:article:published_time|datePublished|date|DC\.date(?:\.issued)?|pubdate|publish-date)["']/i,
  /"datePublished"\s*:\s*"([^"]{8,40})"/,
  /<time[^>]+datetime=["']([^"']{8,40})["']/i,
]

/** When a page says that it came out, as an instant; null where it does not say. */
export function publishedAt(html: string): number | null {
  for (const mark of publishedMarks) {
    const text = mark.exec(html)?.[1]
    const at =
      text === undefined ? Number.NaN : Date.parse(text.replace(/([+-]\d\d)(\d\d)$/, '$1:$2'))
    if (at > Date.parse('1995-01-01') && at < Date.parse('2027-01-01')) return at
  }
  return null
}

/** The site of pages that give for themselves only a path. */
const site = 'https://www.example.org'

/** The address that a page gives for itself; null for none. */
export function addressOf(html: string): string | null {
  const link =
    /<link[^>]+rel=["']canonical["'][^>]+href=["']([^"']+)["']/i.exec(html)?.[1] ??
    /<link[^>]+href=["']([^"']+)["'][^>]+rel=["']canonical["']/i.exec(html)?.[1] ??
    /<meta[^>]+property=["']og:url["'][^>]+content=["']([^"']+)["']/i.exec(html)?.[1] ??
    /<meta[^>]+content=["']([^"']+)["'][^>]+property=["']og:url["']/i.exec(html)?.[1]
  const url = link === undefined ? null : URL.parse(link.replaceAll('&amp;', '&'), site)
  return url && /^https?:$/.test(url.protocol) ? url.href : null
}
