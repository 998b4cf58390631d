import { describe, expect, test } from 'vitest'
import type { SourceReading } from '#server/domain/language/claim.ts'
import { readPage } from '#server/reading/page/read.ts'
import { sourceOf } from '#test/support/pages/read.ts'

/** What is read from a page that was captured on Sunday, 22 November 2026. */
function read(head: string, body: string): SourceReading {
  const html = `<!DOCTYPE html><html><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`
  return readPage(new TextEncoder().encode(html), sourceOf(new Uint8Array()))
}

/** Title and start of a page about one thing. */
function said(head: string, body = '<p>Doors an hour before.</p>'): string[] {
  const { claims } = read(head, body)
  return (['title', 'starts'] as const).map((name) => {
    const claim = claims.find(({ field }) => field === name)
    if (claim?.field === 'title') return claim.value
    return claim?.field === 'starts' ? claim.value.local : ''
  })
}

const items = (reading: SourceReading) =>
  reading.items.map(({ title, starts }) => `${title} ${starts?.local.slice(0, 16)}`)

describe('a programme is a list', () => {
  test('of entries that begin with their days in bold', () => {
    const body =
      '<main><h1>Advent in the village</h1><ul><li><b>Dec 5</b>: Carols, 6pm, St Mary</li><li><b>Dec 6</b>: Santa run, 10am</li><li><b>Dec 12</b>: Wreath making, 2pm</li></ul></main>'
    expect(
      read('<title>Advent in the village</title>', body).items.map(({ title }) => title),
    ).toEqual(['Carols', 'Santa run', 'Wreath making'])
  })

  const days =
    '<h2>Freitag, 4. Dezember 2026</h2><div>19:30 Faust</div><h2>Samstag, 5. Dezember 2026</h2><div>15:00 Der kleine Muck, ab 6</div><div>20:00 Improslam</div>'

  test('of days with hours', () => {
    expect(
      items(read('<title>Spielplan</title>', `<main><h1>Spielplan</h1>${days}</main>`)),
    ).toEqual([
      'Faust 2026-12-04T19:30',
      'Der kleine Muck 2026-12-05T15:00',
      'Improslam 2026-12-05T20:00',
    ])
  })

  test('unless its title names one event', () => {
    expect(
      read('<title>Burgfest</title>', `<main><h1>Burgfest 2026</h1>${days}</main>`).items,
    ).toEqual([])
  })
})

describe('a title', () => {
  test('with a day in it says when it is, and is shown without it', () => {
    expect(
      said(
        '<title>Nils Frahm</title><meta property="og:title" content="Nils Frahm | Fri 22 Jan 2027 | Funkhaus, Berlin"><meta property="og:description" content="Fri, 22 Jan 2027, 8:00pm. Nalepastraße 18, 12459 Berlin">',
      ),
    ).toEqual(['Nils Frahm – Funkhaus, Berlin', '2027-01-22T20:00:00'])
    expect(said('<title>Rust Berlin, Thu, Dec 10, 2026, 7:00 PM</title>')).toEqual([
      'Rust Berlin',
      '2026-12-10T19:00:00',
    ])
  })

  test('is the second heading where the first is the site', () => {
    const body = '<h1>Gemeinde Kirchlengern</h1><h2>Weihnachtsmarkt 2026</h2><p>Am Kirchplatz.</p>'
    expect(said('<title>Weihnachtsmarkt 2026 | Gemeinde Kirchlengern</title>', body)[0]).toBe(
      'Weihnachtsmarkt 2026',
    )
  })

  const described = (thing: object) =>
    `<title>Page</title><script type="application/ld+json">${JSON.stringify(thing)}</script>`

  test('of a showing is what is shown', () => {
    const showing = {
      '@type': 'ScreeningEvent',
      startDate: '2026-12-04T20:15',
      workPresented: { '@type': 'Movie', name: 'The Batman' },
    }
    expect(said(described(showing))).toEqual(['The Batman', '2026-12-04T20:15:00'])
  })

  test('of a course’s next date is the course’s', () => {
    const course = {
      '@type': 'Course',
      name: 'Welding for beginners',
      hasCourseInstance: { '@type': 'CourseInstance', startDate: '2027-01-12T18:00' },
    }
    expect(said(described(course))).toEqual(['Welding for beginners', '2027-01-12T18:00:00'])
  })

  test('of a booked table is the restaurant’s', () => {
    const booking = {
      '@type': 'FoodEstablishmentReservation',
      startTime: '2026-12-05T19:30',
      reservationFor: { '@type': 'FoodEstablishment', name: 'Wagamama', address: '4 Streatham St' },
    }
    expect(said(described(booking))).toEqual(['Wagamama', '2026-12-05T19:30:00'])
  })
})
