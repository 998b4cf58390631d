import { countrySigns } from '#server/domain/language/place/country_signs.ts'
import type { HtmlElement } from '#server/reading/page/html.ts'
import { elementsOf } from '#server/reading/page/html.ts'

/** How many links of a page are looked at, and how many hosts tell a country where no address of mail does. */
const most = 400
const least = 2

/** The host of an address of mail. */
const mail = /^mailto:[^?@]+@(?<host>[\w.-]+)/iu

/** Hosts that nobody has for the sake of a word: “gemeinde.gv.at”, “club.org.nz”. */
const registered = /\.(?:ac|co|com|edu|gob|gouv|gov|govt|gv|net|or|org)\.[a-z]{2}$/u

/** Short addresses, which say nothing of a country. */
const short = 'discord.gg flic.kr instagr.am lnkd.in redd.it spoti.fi youtu.be'.split(' ')

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
    if (host && !short.includes(host)) hosts.add(host)
  }
  return onlyCountry(mails, 1) || onlyCountry(hosts, least)
}

function onlyCountry(hosts: ReadonlySet<string>, least: number): string {
  const ended = [...hosts].flatMap((host) => {
    const [country] = countrySigns('', { language: null, url: `https://${host}` })
    return country === undefined ? [] : { host, country }
  })
  const [first] = ended
  if (!first || ended.some(({ country }) => country !== first.country)) return ''
  const isEnough = ended.length >= least || ended.some(({ host }) => registered.test(host))
  return isEnough ? first.country : ''
}
