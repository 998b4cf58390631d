/** A page of about 20 kB about a place of its own: metadata, JSON-LD, navigation and some text. */
export function pageOf(name: string): string {
  return pageOfSize(name, 20_000)
}

/** A page of about so many characters. */
export function pageOfSize(name: string, size: number): string {
  const place = {
    ...{ '@context': 'https://schema.org', '@type': 'Restaurant', name: `Kitchen ${name}` },
    address: { streetAddress: `Hauptstraße ${name}`, addressLocality: 'Berlin' },
    description: 'Soup and bread, and a table by the window.',
    servesCuisine: 'Ramen',
  }
  const head =
    `<!doctype html><html lang="en"><head><title>Kitchen ${name} – Eating out</title>` +
    `<meta property="og:title" content="Kitchen ${name}"><meta property="og:site_name" content="Eating out">` +
    `<script type="application/ld+json">${JSON.stringify(place)}</script></head><body><nav>`
  const links = '<a class="link" href="/somewhere/else?id=7">Somewhere else</a>'
  const paragraph = `<div class="text"><p>Words about <b>soup</b> &amp; bread, written for people who pass by.</p></div>\n`
  const end = '</main></body></html>'
  const count = Math.ceil((size - head.length - 20 * links.length - end.length) / paragraph.length)
  return `${head}${links.repeat(20)}</nav><main><h1>Kitchen ${name}</h1>${paragraph.repeat(count)}${end}`
}

const most = 2 * 2 ** 20 - 1_000

/** Pages that cost as much as the limits allow. */
export const hostilePages: Readonly<Record<string, string>> = {
  deep: `<title>Deep</title>${'<div>'.repeat(most / 5)}`,
  wide: `<title>Wide</title>${'<a b=c>d</a>'.repeat(most / 12)}`,
  json: `<title>Data</title><script type="application/ld+json">${'['.repeat(60_000)}{"a":"${'b'.repeat(400_000)}"}</script>`.repeat(
    4,
  ),
  dates: `<title>Dates</title><p>${'On 12/11/26 at 7, in Main Street 9, or 05/06 from 6 to 8pm. '.repeat(most / 60)}`,
}
