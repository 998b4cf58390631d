import { getPublicSuffix } from 'tldts'
import { countrySigns } from '#server/domain/language/place/country_signs.ts'
import type { HtmlElement } from '#server/reading/page/html.ts'
import { elementsOf } from '#server/reading/page/html.ts'

/** How many links of a page are looked at, and how many hosts tell a country where no address of mail does. */
const most = 400
const least = 2

/** The host of an address of mail. */
const mail = /^mailto:[^?@]+@(?<host>[\w.-]+)/iu

/**
 * The country of those that a page links to: the only one that its addresses of mail end with, or that several hosts have, or
 * one that has a register of its own. Empty for none and for several.
 */
export function linkedCountry(root: HtmlElement): string {
  const hrefs = elementsOf(root).flatMap(({ name, attributes }) =>
    name === 'a' ? (attributes.get('href') ?? []) : [],
  )
  const mails = new Set<string>()
  const hosts = new Set<string>()
  for (const href of hrefs.slice(0, most)) {
    const address = mail.exec(href.trim())?.groups?.['host']
    const host = address === undefined && /^https?:/iu.test(href) ? URL.parse(href)?.hostname : null
    if (address !== undefined) mails.add(address.toLowerCase())
    if (host) hosts.add(host)
  }
  // Nobody has “club.org.nz” for the sake of a word, as “youtu.be”.
  const registered = [...hosts].filter((host) => getPublicSuffix(host)?.includes('.'))
  return onlyCountry(mails, 1) || onlyCountry(registered, 1) || onlyCountry(hosts, least)
}

function onlyCountry(hosts: Iterable<string>, least: number): string {
  const ended = [...hosts].flatMap((host) => {
    return countrySigns('', { language: null, url: `https://${host}` }).slice(0, 1)
  })
  const [first = ''] = ended
  return ended.length >= least && ended.every((country) => country === first) ? first : ''
}
