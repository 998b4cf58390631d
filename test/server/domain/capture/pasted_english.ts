import type { PastedText } from '#test/server/domain/capture/pasted.ts'

/** Texts in English as people paste them on Wednesday, 25 November 2026, 11:00 in Berlin, and what a friend would save. */
export const pastedEnglish: readonly PastedText[] = [
  {
    text: "We're going to see Phoebe at the Roundhouse on Saturday at 8pm!",
    expected: { kind: 'event', title: 'Phoebe at the Roundhouse', starts: '2026-11-28T19:00:00Z' },
  },
  {
    text: 'Show at 3017 SE Milwaukie Ave, Portland, OR 97202, Dec 18 8pm: Paper Moths',
    expected: {
      kind: 'event',
      title: 'Show – Paper Moths',
      place: '3017 SE Milwaukie Ave | 3017 SE Milwaukie Ave, Portland, OR 97202',
      starts: '2026-12-19T04:00:00Z',
    },
    wanted: { title: 'Paper Moths' },
  },
  {
    text: 'Deadline: apply for the pottery residency by 15 December',
    expected: { ask: 'subject' },
    wanted: {
      kind: 'event',
      title: 'Apply for the pottery residency',
      starts: '2026-12-14T23:00:00Z',
    },
  },
  {
    text: 'Meet: Saturday 10am, main entrance of the zoo',
    expected: { kind: 'event', title: 'Main entrance of the zoo', starts: '2026-11-28T09:00:00Z' },
  },
  {
    text: 'Save the date!! Lena & Max are getting married, 12 June 2027, 2pm, Schloss Lübbenau',
    expected: {
      kind: 'event',
      title: 'Lena & Max are getting married',
      starts: '2027-06-12T12:00:00Z',
    },
  },
  {
    text: 'Omg we HAVE to go to Padella, everyone says the pici is unreal. 6 Southwark St, London SE1 1TQ',
    expected: {
      kind: 'place',
      title: 'Padella',
      place: 'Padella | 6 Southwark St, London SE1 1TQ',
    },
  },
  {
    text: 'My favourite café in Ghent: Koffie & Ink, Vlaanderenstraat 40, 9000 Gent',
    expected: {
      kind: 'place',
      title: 'Koffie & Ink',
      place: 'Koffie & Ink | Vlaanderenstraat 40, 9000 Gent',
      activity: 'Coffee',
    },
  },
  {
    text: 'Comedy at Second Act, 412 W 4th St New York, NY 10012, Thu Dec 10 7:30pm',
    expected: {
      kind: 'event',
      title: 'Comedy at Second Act',
      place: 'Second Act | 412 W 4th St, New York, NY 10012',
      starts: '2026-12-11T00:30:00Z',
      activity: 'Comedy',
    },
  },
  {
    text: 'Paper Moths at Bowery Ballroom, Friday 9pm',
    expected: {
      kind: 'event',
      title: 'Paper Moths at Bowery Ballroom',
      starts: '2026-11-27T20:00:00Z',
      activity: null,
    },
  },
  {
    text: 'The Market Tavern – best sticky toffee pudding in town, 12 Dock Road, Bristol',
    expected: {
      kind: 'place',
      title: 'The Market Tavern',
      place: 'The Market Tavern | 12 Dock Road, Bristol',
      activity: null,
    },
    wanted: { activity: 'Bars' },
  },
  {
    text: 'CANCELLED: Board games at the Draughts Room, Thu 3 Dec, 7pm',
    expected: {
      kind: 'event',
      title: 'Board games at the Draughts Room',
      starts: '2026-12-03T18:00:00Z',
      disclosure: 'capture.event_canceled',
    },
  },
  {
    text: 'Sound Mill gig is cancelled, was Fri 4 Dec 8pm',
    expected: { kind: 'event', title: 'Sound Mill gig', disclosure: 'capture.event_canceled' },
  },
  {
    text: 'Places for the weekend: Padella, Brat, Kiln and Smoking Goat',
    expected: { ask: 'items', items: ['Padella', 'Brat', 'Kiln', 'Smoking Goat'] },
  },
  {
    text: 'Lisbon eats\n1. Taberna da Rua das Flores\n2. Cervejaria Ramiro\n3. Ponto Final\n4. Manteigaria',
    expected: {
      ask: 'items',
      items: ['Taberna da Rua das Flores', 'Cervejaria Ramiro', 'Ponto Final', 'Manteigaria'],
    },
  },
  {
    text: 'Saturday plan:\n10:00 Coffee at Koffie & Ink\n12:00 Museum of Tides\n15:00 Swim at the lido\n19:00 Dinner at Brat',
    expected: {
      ask: 'items',
      items: ['Coffee at Koffie & Ink', 'Museum of Tides', 'Swim at the lido', 'Dinner at Brat'],
    },
  },
  {
    text: 'Mon: life drawing 7pm\nTue: quiz 8pm\nThu: open mic 8pm\nFri: The Larks 7.30pm',
    expected: { ask: 'items', items: ['Life drawing', 'Quiz', 'Open mic', 'The Larks'] },
  },
  {
    text: 'Potluck at ours, Sunday 1pm. Please bring:\n- plates\n- a salad\n- something to drink',
    expected: { kind: 'event', title: 'Potluck at ours', starts: '2026-11-29T12:00:00Z' },
  },
  {
    text: 'Seven Sisters walk: 1. train to Seaford 2. up the cliffs 3. tea at Birling Gap',
    expected: { kind: 'place', title: 'Seven Sisters walk' },
    wanted: { activity: 'Walks' },
  },
  {
    text: 'Salt, Pepper & Lime, 4 Dock Road, Bristol BS1 5DY',
    expected: {
      kind: 'place',
      title: 'Salt, Pepper & Lime',
      place: 'Salt, Pepper & Lime | 4 Dock Road, Bristol BS1 5DY',
    },
  },
  {
    text: "what's that place called again with the dumplings near the station",
    expected: { ask: 'subject' },
  },
  { text: 'tonight?', expected: { ask: 'subject' } },
  {
    text: "Don't miss this!!! Only this Friday 8pm: Burlesque & Bingo, Moth Club, Valette St, London E9 6NU",
    expected: {
      kind: 'event',
      title: 'Burlesque & Bingo',
      place: 'Moth Club | Valette St, London E9 6NU',
      starts: '2026-11-27T20:00:00Z',
    },
  },
  {
    text: 'Dinner with Ada\nThursday 7pm\nBrat\n4 Redchurch St, London E1 6JL',
    expected: {
      kind: 'event',
      title: 'Dinner with Ada',
      place: 'Brat | 4 Redchurch St, London E1 6JL',
      starts: '2026-11-26T19:00:00Z',
      activity: 'Dinner',
    },
  },
  {
    text: 'The Last Dinner Party live at O2, Dec 4 7pm',
    expected: {
      kind: 'event',
      title: 'The Last Dinner Party live at O2',
      starts: '2026-12-04T18:00:00Z',
    },
    wanted: { activity: null },
  },
  {
    text: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M12 2L2 22h20z"/></svg>',
    expected: { ask: 'subject' },
  },
]
