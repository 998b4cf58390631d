import type { Request } from '#generated/types.ts'

/** What the demo account starts with. Its parts refer to each other by name. */

/** Friends with accounts of their own, at `<name>@example.test`. */
export const connectedFriends = ['Ada', 'Jonas']
export const friendsInMind = ['Mira', 'Priya', 'Tomasz', 'Leyla', 'Ben']

export const places: Request<'places.private.create'>[] = [
  {
    name: 'Ada’s kitchen table',
    address: 'Weserstraße, 12045 Berlin',
    description: 'Third floor. Bring a chair if there are more than five of us.',
    timezone: 'Europe/Berlin',
    activity_name: 'Dinner',
  },
  {
    name: 'Boulder hall by the canal',
    address: 'Görlitzer Ufer, 10997 Berlin',
    description: 'Quiet before noon. Shoes can be rented.',
    timezone: 'Europe/Berlin',
    activity_name: 'Bouldering',
  },
  {
    name: 'Café Nordlicht',
    address: 'Am Arkonaplatz, 10435 Berlin',
    description: 'Small stage at the back, cash only.',
    timezone: 'Europe/Berlin',
    activity_name: 'Live music',
  },
  {
    name: 'Garden sauna in Rixdorf',
    address: 'Richardplatz, 12055 Berlin',
    description: null,
    timezone: 'Europe/Berlin',
    activity_name: 'Sauna',
  },
]

/** When an event is, by the account's clock: on a weekday (1 for Monday to 7 for Sunday) after so many whole weeks. */
export interface When {
  weekday: number
  weeks: number
  time: string
}

export interface DemoIdea {
  kind: 'place' | 'event'
  title: string
  description?: string
  custom_activity_name: string
  /** The name of a place above: where it is, or the venue of an event. */
  place?: string
  /** A name of the catalog. */
  neighborhood?: string
  /** The people Sam would do it with; it is liked where they are given, even if there are none. */
  liked_with?: string[]
  when?: When
}

export const ideas: DemoIdea[] = [
  {
    kind: 'place',
    title: 'Soup evening at Ada’s',
    description: 'Everyone brings one vegetable. Ada decides what it turns into.',
    custom_activity_name: 'Dinner',
    place: 'Ada’s kitchen table',
    neighborhood: 'Neukölln',
  },
  {
    kind: 'place',
    title: 'Try the new blue routes',
    description: 'They are reset on the first Monday of the month.',
    custom_activity_name: 'Bouldering',
    place: 'Boulder hall by the canal',
    neighborhood: 'Kreuzberg',
    liked_with: ['Jonas'],
  },
  {
    kind: 'place',
    title: 'Sauna, then dumplings',
    custom_activity_name: 'Sauna',
    place: 'Garden sauna in Rixdorf',
    neighborhood: 'Rixdorf',
    liked_with: ['Ada', 'Mira'],
  },
  {
    kind: 'event',
    title: 'Trio night at the Nordlicht',
    description: 'Piano, bass and drums. Doors open half an hour before.',
    custom_activity_name: 'Jazz',
    place: 'Café Nordlicht',
    neighborhood: 'Prenzlauer Berg',
    when: { weekday: 5, weeks: 1, time: '20:30' },
  },
  {
    kind: 'event',
    title: 'Flea market on the square',
    custom_activity_name: 'Flea markets',
    when: { weekday: 7, weeks: 1, time: '10:00' },
  },
  {
    kind: 'event',
    title: 'Film with live piano',
    description: 'A silent film, with somebody at the piano.',
    custom_activity_name: 'Cinema',
    liked_with: [],
    when: { weekday: 6, weeks: 2, time: '19:30' },
  },
  {
    kind: 'event',
    title: 'Pottery for beginners',
    description: 'Two hours, clay included. Eight seats.',
    custom_activity_name: 'Pottery',
    when: { weekday: 3, weeks: 2, time: '18:00' },
  },
  {
    kind: 'event',
    title: 'Long walk round the Schlachtensee',
    custom_activity_name: 'Walks',
    neighborhood: 'Schlachtensee',
    when: { weekday: 7, weeks: 3, time: '11:00' },
  },
]

/** What a friend's own account has. Ideas of Sam's with the same title are shared interests. */
export interface DemoFriend {
  name: string
  /** Places the friend would go to with Sam. */
  likes: { title: string; neighborhood?: string }[]
  /** An event to which the friend has invited Sam. */
  invites_to?: DemoIdea & { when: When }
}

export const friends: DemoFriend[] = [
  { name: 'Ada', likes: [{ title: 'Sauna, then dumplings', neighborhood: 'Rixdorf' }] },
  {
    name: 'Jonas',
    likes: [{ title: 'Sort my records by colour' }],
    invites_to: {
      kind: 'event',
      title: 'Night swim at the Stadtbad',
      description: 'The pool is ours from nine. Bring a towel and somebody’s cap.',
      custom_activity_name: 'Swimming',
      neighborhood: 'Neukölln',
      when: { weekday: 4, weeks: 1, time: '21:00' },
    },
  },
]

export interface DemoList extends Request<'ideas.lists.create'> {
  /** Titles of ideas above. */
  ideas: string[]
}

export const lists: DemoList[] = [
  {
    name: 'Rainy Sundays',
    person_names: ['Ada', 'Mira'],
    neighborhood_names: ['Neukölln', 'Kreuzberg'],
    activity_names: ['Sauna', 'Cinema'],
    when_preset: 'next-few-weekends',
    directions: ['Somewhere dry and warm', 'Nothing that starts before eleven'],
    ideas: ['Soup evening at Ada’s', 'Sauna, then dumplings', 'Film with live piano'],
  },
  {
    name: 'Evenings with Jonas',
    person_names: ['Jonas'],
    neighborhood_names: ['Prenzlauer Berg'],
    activity_names: ['Bouldering', 'Jazz'],
    custom_activity_names: ['Records nobody has heard'],
    when_preset: 'any-time-weekdays',
    directions: ['He works until six', 'One thing, not three'],
    ideas: ['Try the new blue routes', 'Trio night at the Nordlicht'],
  },
  {
    name: 'When Priya and Tomasz visit',
    person_names: ['Priya', 'Tomasz', 'Leyla'],
    activity_names: ['Walks', 'Flea markets'],
    when_preset: 'next-weekend',
    directions: ['No stairs for Tomasz until his knee is better'],
    ideas: [
      'Flea market on the square',
      'Long walk round the Schlachtensee',
      'Pottery for beginners',
    ],
  },
]

export interface DemoDraft {
  /** The title of an idea above. */
  idea: string
  people: string[]
  /** How many people it needs, including the host. */
  capacity_min?: number
  /** Whether it was reviewed, so that it can be prepared for sending. */
  reviewed: boolean
  checklist: Request<'plans.logistics.update'>['items']
}

/** Plans to which nobody was invited yet. */
export const drafts: DemoDraft[] = [
  {
    idea: 'Trio night at the Nordlicht',
    people: ['Jonas', 'Mira'],
    capacity_min: 2,
    reviewed: true,
    checklist: [
      {
        kind: 'host_action',
        action_type: 'reserve_table',
        phase: 'before_invite',
        actor_type: 'host',
        visibility: 'host',
        title: 'Ask whether the table by the stage is free',
      },
      {
        kind: 'guest_requirement',
        action_type: 'bring_cash',
        phase: 'before_arrival',
        actor_type: 'each_guest',
        visibility: 'guest',
        title: 'Bring cash: they do not take cards',
        amount_note: '12 euros at the door',
      },
    ],
  },
  // It still lacks a time.
  { idea: 'Soup evening at Ada’s', people: ['Ada', 'Priya'], reviewed: false, checklist: [] },
]
