import type { Request } from '#generated/types.ts'
import type { When } from '#server/demo/content.ts'

/** What Sam has captured. None of it needs a network: it is read from its own words. */
export const captures: readonly Request<'ideas.capture'>[] = [
  // Is saved, with its address and its activity.
  {
    text: 'Liquidrom, Möckernstraße 10, 10963 Berlin – floating in warm salt water, with music under it',
    target_person_text: 'Leyla',
  },
  // Waits for an answer: in which city?
  { text: 'Ramen at Takumi, they have it in Berlin and in Hamburg', target_person_text: 'Ben' },
  // Fails, and can be tried again: names that end so are looked up nowhere.
  {
    source_url: 'https://kino-am-kanal.example/programm',
    subject_text: 'The programme that Ada mentioned',
  },
]

/** One thing of a roundup; what has a time says so in its excerpt. */
export interface DemoFound {
  title: string
  kind: 'place' | 'event'
  excerpt?: string
  when?: When
}

/** A roundup of three things that Sam has read about. The first is an idea already. */
export const roundup: {
  readonly items: readonly DemoFound[]
  readonly target_person_text: string
} = {
  items: [
    {
      kind: 'event',
      title: 'Pottery for beginners',
      when: { weekday: 3, weeks: 2, time: '18:00' },
    },
    {
      kind: 'place',
      title: 'The winter garden at Volkspark Humboldthain',
      excerpt: 'Palms, a bench, and nobody on weekdays.\naddress: Brunnenstraße 100, 13355 Berlin',
    },
    {
      kind: 'event',
      title: 'Readings by candlelight at the Bücherboot',
      excerpt: 'On a boat. Tea is included.',
      when: { weekday: 5, weeks: 2, time: '19:00' },
    },
  ],
  target_person_text: 'Priya',
}
