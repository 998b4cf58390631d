import type { Claim } from '#server/domain/language/claim.ts'
import { linkForm } from '#server/domain/capture/link_form.ts'
import { pointOf } from '#server/domain/capture/map_forms.ts'
import { zoneOfPoint } from '#server/domain/language/place/zone_of.ts'
import { elementsOf, type HtmlElement, tokensOf } from '#server/reading/page/html.ts'
import { lineOf } from '#server/reading/page/text_of.ts'
import type { Page } from '#server/reading/page/page.ts'

/** The only point that a page writes in the class `geo` of microformats, as encyclopedias do: `54.489; -0.612`. */
export function geoClaims(root: HtmlElement): Claim[] {
  const points = new Map<string, NonNullable<ReturnType<typeof pointOf>>>()
  for (const element of elementsOf(root)) {
    if (!tokensOf(element, 'class').includes('geo')) continue
    const point = pointOf(lineOf(element, 60).replace(/\s*;\s*/, ','))
    if (point) points.set(`${point.latitude},${point.longitude}`, point)
  }
  const [point] = points.values()
  if (points.size !== 1 || !point) return []
  const timezone = zoneOfPoint(point)
  const own = { from: 'text', subject: 0 } as const
  return [
    { ...own, field: 'coordinates', value: point },
    ...(timezone === null ? [] : [{ ...own, field: 'timezone', value: timezone } as const]),
  ]
}

/** Where a page's only map shows something. Maps in footers count on a site's own pages: they are about its place. */
export function mapClaims({ root, main, site, about }: Page): Claim[] {
  const forms = new Map<string, Claim[]>()
  const [from, skip] = site.is_own_page ? [root, undefined] : [main.root, main.isCut]
  for (const element of elementsOf(from, skip)) {
    const link = element.attributes.get(element.name === 'iframe' ? 'src' : 'href')
    if (!link || !/(map|geo:)/i.test(link) || link.length > 2_048) continue
    const url = about.url === null ? URL.parse(link) : URL.parse(link, about.url)
    const { claims } = url ? linkForm(url.href) : { claims: [] }
    const where = claims.filter(({ field }) => field === 'coordinates' || field === 'address')
    if (where.length > 0) forms.set(JSON.stringify(where.map(({ value }) => value)), where)
    if (forms.size > 1) return []
  }
  return [...forms.values()].flat().map((claim) => ({ ...claim, from: 'text' }))
}
