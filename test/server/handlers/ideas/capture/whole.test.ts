import { beforeAll, expect, test } from 'vitest'
import type { Data } from '#generated/types.ts'
import { type Client, createClient } from '#sdk/src/index.ts'
import { aList, people } from '#test/support/given/lists.ts'
import { useAccount, useSharedWorld } from '#test/support/world.ts'

// With a worker: from the first call to the idea, by the SDK alone.
const world = useSharedWorld()
const sam = useAccount(world, 'Sam')

beforeAll(() => aList(sam, { name: 'Rainy Sundays' }))

const sdk = () => createClient({ baseUrl: world.url, token: sam.token })

type Read = Data<'ideas.capture.get'>
type Input = Parameters<Client['ideas']['capture']>[0]

/** Captures, gives these answers, each to one question, and waits for the end. */
async function captured(input: Input, answers: readonly string[]) {
  const client = sdk()
  const asked: (string | undefined)[] = []
  let told = await client.ideas.capture(input)
  for (const clarification_answer of answers) {
    const now = told.status === 'accepted' ? await client.wait(told) : told
    expect(now.status).toBe('needs_input')
    const { capture_public_id, state_version, clarification } = now.data ?? {}
    asked.push(clarification?.kind)
    told = await client.ideas.capture({
      capture_public_id,
      clarification_answer,
      expected_state_version: state_version,
    })
  }
  expect(told.status).toBe('accepted')
  const { status, data } = await client.wait(told)
  return { status, asked, data }
}

test.each<[string, Input, string[], string[], Partial<NonNullable<Read['idea']>>]>([
  [
    'a text that says it all',
    { text: 'Save this: Ostsee Sauna, Seestraße 9, 13353 Berlin. Thanks!' },
    [],
    [],
    { kind: 'place', title: 'Ostsee Sauna' },
  ],
  [
    'a text that begins with the list',
    {
      text: 'Save this to my Rainy Sundays list: Computerspielemuseum, Karl-Marx-Allee 93a, 10243 Berlin',
      target_feed_text: 'Rainy Sundays',
    },
    [],
    [],
    { kind: 'place', title: 'Computerspielemuseum' },
  ],
  [
    'a text with an answer that names nothing',
    { text: 'That noodle place everybody talks about' },
    ['1', 'I do not know', 'Lon Men’s Noodle House'],
    ['subject', 'subject', 'subject'],
    { title: 'Lon Men’s Noodle House' },
  ],
  [
    'a text that does not say what it is called',
    { raw_text: 'That ramen place everybody talks about' },
    ['Cocolo Ramen'],
    ['subject'],
    { title: 'Cocolo Ramen' },
  ],
  [
    'a text that is only the name of the list',
    { text: 'Rainy Sundays', target_feed_text: 'rainy sundays' },
    ['Filmkunst 66, Bleibtreustraße 12, 10623 Berlin'],
    ['subject'],
    { title: 'Filmkunst 66' },
  ],
  [
    'a text with two cities',
    { text: 'Café Bravo in Berlin and Hamburg' },
    ['hamburg'],
    ['city'],
    { kind: 'place' },
  ],
  [
    'a list of things',
    { text: '1. Sauna Ost\n2. Filmkunst West\n3. Töpferei Nord' },
    ['2'],
    ['items'],
    { title: 'Filmkunst West' },
  ],
  [
    'two texts',
    { text: 'Ostsee Sauna', raw_text: 'Filmkunst 66' },
    ['2'],
    ['source'],
    { title: 'Filmkunst 66' },
  ],
  [
    'a date that can be read in two ways',
    { text: 'Trio Nord 05/06 8pm Nordlicht' },
    ['1'],
    ['time'],
    { kind: 'event', title: 'Trio Nord' },
  ],
  [
    'a list and a person that are not known',
    { text: 'Töpferei Süd', target_feed_text: 'nowhere', target_person_text: 'Nobody Known' },
    ['none of them', 'nobody'],
    ['destination', 'person'],
    { title: 'Töpferei Süd', lists: [] },
  ],
])('%s becomes an idea', async (_about, input, answers, kinds, idea) => {
  const { status, asked, data } = await captured(input, answers)
  expect(asked).toEqual(kinds)
  expect(status).toBe('completed')
  expect(data).toMatchObject({ state: 'completed', clarification: null, retry: null, idea })
  expect(data?.updates.at(-1)?.stage).toBe('completed')
})

test('an idea goes where it was put, and a repeated capture ends on the same idea', async () => {
  const list = await aList(sam, { name: 'Warm places' })
  const [mira] = await people(sam, 'Mira')
  const text = 'Vabali Spa, Seydlitzstraße 6, 10557 Berlin'
  const first = await captured({ text }, [])
  expect(first.data?.reused).toBe(false)
  expect(first.data?.idea?.lists).toEqual([])
  const again = await captured(
    { text, target_ideas_list_handle: list, target_person_text: 'Mira' },
    [],
  )
  expect(again.data).toMatchObject({ reused: true, idea: { lists: [{ name: 'Warm places' }] } })
  expect(again.data?.idea?.idea_handle).toBe(first.data?.idea?.idea_handle)
  const kept = await sdk().ideas.saved.query({ person_handle: mira })
  expect(kept.data?.items.map(({ title }) => title)).toEqual(['Vabali Spa'])
})
