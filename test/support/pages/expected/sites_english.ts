import type { ExpectedPage } from '#test/support/pages/expected.ts'

const subject = { ask: 'subject' } as const

/** Pages in English as blogs, shops for tickets, listings, clubs, newsletters and walls serve them. */
export const sitesEnglish: readonly ExpectedPage[] = [
  {
    page: 'en/blog_cafe_ghent',
    url: 'https://slowweekends.example/my-favourite-cafe-in-ghent/',
    expected: {
      kind: 'place',
      title: 'My favourite café in Ghent',
      place: 'Koffie & Ink | Vlaanderenstraat 40, 9000 Gent',
      activity: 'Coffee',
    },
  },
  {
    page: 'en/ticket_page_ny',
    url: 'https://www.ticketbase.example/e/candlelight-improv-tickets-1034',
    expected: {
      kind: 'event',
      title: 'Candlelight Improv: Late Show',
      place: 'Second Act | 412 W 4th St, New York, NY 10012',
      starts: '2026-12-11T00:30:00Z',
      ends: '2026-12-11T03:00:00Z',
      timezone: 'America/New_York',
    },
  },
  {
    page: 'en/group_run',
    url: 'https://gatherly.example/east-london-runners/events/4471/',
    expected: {
      kind: 'event',
      title: 'Sunday Long Run: Victoria Park to the Olympic Park',
      place: 'Pavilion Café | Old Ford Rd, London',
      starts: '2026-11-29T09:30:00Z',
      timezone: 'Europe/London',
      activity: 'Running',
    },
  },
  {
    page: 'en/club_night_ra',
    url: 'https://nightguide.example/events/2044',
    expected: {
      kind: 'event',
      title: 'Nightshade: Peverel, Ploy, Batu at Corsica Yard, London',
      place: 'Corsica Yard | 4/5 Elephant Rd, London SE17 1LB',
      starts: '2026-12-11T23:00:00Z',
      ends: '2026-12-12T06:00:00Z',
      timezone: 'Europe/London',
    },
  },
  {
    page: 'en/wine_fair_builder',
    url: 'https://www.cellardoor.example/events/natural-wine-fair-2026',
    expected: {
      kind: 'event',
      title: 'Natural Wine Fair 2026',
      place: 'Paintworks | Bath Road, Bristol, England, BS4 3EH, United Kingdom',
      starts: '2026-12-05T12:00:00Z',
      ends: '2026-12-05T18:00:00Z',
      timezone: 'Europe/London',
    },
  },
  { page: 'en/site_shell', url: 'https://user123.site.example/home', expected: subject },
  {
    page: 'en/review_portal_listing',
    url: 'https://www.tripguide.example/Restaurant_Review-g186-d1234-Reviews-Little_Anchovy-Margate_Kent_England.html',
    expected: {
      kind: 'place',
      title: 'Little Anchovy',
      place: 'Little Anchovy | 8 Market Place, Margate CT9 1ER',
      timezone: 'Europe/London',
    },
  },
  {
    page: 'en/bowery_show',
    url: 'https://songkeeper.example/concerts/41-the-paper-moths-at-bowery-ballroom',
    expected: {
      kind: 'event',
      title: 'The Paper Moths in New York at Bowery Ballroom',
      place: 'Bowery Ballroom | 6 Delancey Street, New York, NY 10002',
      starts: '2026-12-05T01:00:00Z',
      timezone: 'America/New_York',
      activity: null,
    },
  },
  {
    page: 'en/play_run',
    url: 'https://bridgelane.example/whats-on/the-seagull',
    expected: {
      kind: 'event',
      title: 'The Seagull',
      place: 'Bridge Lane Theatre | 12 Bridge Lane, York YO1 7HU',
      starts: '2026-11-24T19:30:00Z',
      timezone: 'Europe/London',
      activity: 'Theatre',
    },
  },
  {
    page: 'en/fixture',
    url: 'https://leytonwanderers.example/fixtures/dagenham-rovers',
    expected: {
      kind: 'event',
      title: 'Leyton Wanderers v Dagenham Rovers',
      place: 'Marsh Lane | Marsh Lane, London E10 7QW',
      starts: '2026-12-12T15:00:00Z',
      timezone: 'Europe/London',
      activity: 'Football',
    },
  },
  {
    page: 'en/menu_page',
    url: 'https://thequincetree.example/menu',
    expected: {
      kind: 'place',
      title: 'The Quince Tree',
      place: 'The Quince Tree | 3 Church Walk, Ludlow SY8 1AP',
    },
  },
  {
    page: 'en/cliff_walk',
    url: 'https://footloose.example/walks/seven-sisters/',
    expected: { kind: 'place', title: 'Seven Sisters Cliff Walk', place: null, activity: 'Walks' },
  },
  {
    page: 'en/newsletter_week',
    url: 'https://list.example/view/881',
    expected: {
      ask: 'items',
      items: ['Life drawing', 'Quiz with Dee', 'Open mic', 'The Larks + support', 'Sunday roast'],
    },
  },
  {
    page: 'en/forum_thread',
    url: 'https://eattalk.example/threads/yuzu-house.812/',
    expected: {
      kind: 'place',
      title: 'Anyone been to Yuzu House in Manchester?',
      place: null,
    },
  },
  {
    page: 'en/wiki_museum',
    url: 'https://en.openpedia.example/wiki/Museum_of_Tides',
    expected: {
      kind: 'place',
      title: 'Museum of Tides',
      at: '54.489,-0.612',
      timezone: 'Europe/London',
      activity: 'Museums',
    },
  },
  { page: 'en/region_block', url: 'https://tribune.example/food/best', expected: subject },
  { page: 'en/parked_domain', url: 'http://theoldlido.example/', expected: subject },
  { page: 'en/photo_wall', url: 'https://photogram.example/p/Cx12/', expected: subject },
  {
    page: 'en/maps_saved_list',
    url: 'https://www.google.com/maps/placelists/list/abc123',
    expected: subject,
  },
  {
    page: 'en/rescheduled_gig',
    url: 'https://soundmill.example/the-larks',
    expected: {
      kind: 'event',
      title: 'The Larks (rescheduled from 2 October)',
      place: 'Sound Mill | Mill Lane 3, Leeds LS9 8AF',
      starts: '2027-02-19T19:30:00Z',
      activity: 'Concerts',
      disclosure: 'capture.event_moved',
    },
  },
  {
    page: 'en/top_bookshops',
    url: 'https://longreadline.example/ten-bookshops/',
    expected: {
      ask: 'items',
      items: [
        'Barter & Sons',
        'The Salted Page',
        'Gull & Quill',
        'Topping Shelf',
        'Second Storey',
        "Mr Bone's Books",
        'Ink Well',
        'The Reading Room',
        'North Light',
      ],
    },
  },
]
