import { expect, test } from 'vitest'
import { type Entry, hear } from '#test/assistant/said.ts'
import { verdictOf } from '#test/assistant/verdict.ts'

// What people keep, collect and share, in other words than those of the frames: ideas with where they go, lists, people, places.

const link = 'https://a.example/x'
const idea = (text: string) => ({ call: 'ideas.capture', input: { text: `~${text}` } })
type Input = Readonly<Record<string, unknown>>

const page = (target: Input) => ({
  call: 'ideas.capture',
  input: { source_url: link, ...target },
})
const list = (input: Input) => ({ call: 'ideas.lists.create', input })
const people = (...names: readonly string[]) => ({
  call: 'relationships.people.ensure',
  input: { people: names },
})
const area = (of: string, name: string) => ({
  call: 'ideas.lists.defaults.update',
  input: { ideas_list_handle: of, neighborhood_names: [name] },
})

test.each<[string, Pick<Entry, 'call' | 'input'>]>([
  [`save this for Ada: ${link}`, page({ target_person_text: 'Ada' })],
  [`keep this one for Tante Hilde ${link}`, page({ target_person_text: 'Tante Hilde' })],
  [`this belongs on Things for Mum: ${link}`, page({ target_ideas_list_handle: 'list.mum' })],
  [`pop this onto Date night, ${link}`, page({ target_ideas_list_handle: 'list.date' })],
  ['idea! roller disco in Lichtenberg', idea('roller disco in Lichtenberg')],
  ['Idea - cheese tasting at the market hall', idea('cheese tasting')],
  [
    'idea for Mira: pony farm in Lübars',
    { call: 'ideas.capture', input: { text: '~pony farm', target_person_text: 'Mira' } },
  ],
  [
    'note for Mum: tea',
    { call: 'ideas.capture', input: { text: 'tea', target_person_text: 'Mum' } },
  ],
  [
    'Save wine tasting in Potsdam to the list Date night',
    {
      call: 'ideas.capture',
      input: { text: '~wine tasting in Potsdam', target_ideas_list_handle: 'list.date' },
    },
  ],
  ['I heard about a lantern parade. Save that as an idea.', idea('lantern parade')],
  ["There's a lantern parade in Köpenick. Please keep it as an idea.", idea('lantern parade')],
  ['list please: Cheap eats', list({ name: 'Cheap eats' })],
  ["I'd like another list. Its name: Day trips.", list({ name: 'Day trips' })],
  ["make a list 'Dead week' just for me", list({ name: 'Dead week' })],
  ['make me a list and call it Camping', list({ name: 'Camping' })],
  ['new contact: Femi', people('Femi')],
  ['met a Torben at football, keep him', people('Torben')],
  ['new neighbours: Torben and Wiebke, add both', people('Torben', 'Wiebke')],
  ['Please register my cousins Torben and Wiebke.', people('Torben', 'Wiebke')],
  ['Date night is usually in Kreuzberg', area('list.date', 'Kreuzberg')],
  [
    'change the area of Rainy Sundays from Neukölln to Friedrichshain',
    area('list.rainy', 'Friedrichshain'),
  ],
  [
    'default time of Date night: next weekend',
    {
      call: 'ideas.lists.defaults.update',
      input: { ideas_list_handle: 'list.date', when_preset: 'next-weekend' },
    },
  ],
  [
    'add my uni library to my places',
    { call: 'places.private.create', input: { name: '~uni library' } },
  ],
  [
    'I spelled Mira wrong, it should be Myra',
    {
      call: 'relationships.people.manage',
      input: { operation: 'rename', person_handle: 'person.mira', display_name: 'Myra' },
    },
  ],
  [
    'put a description on the karaoke idea: bring cash',
    {
      call: 'ideas.created.update',
      input: { idea_handle: 'idea.karaoke', description: '~bring cash' },
    },
  ],
])('“%s” is done at once', async (say, expected) => {
  const entry = { say, write: true, ...expected }
  expect(verdictOf(entry, await hear(entry, 'en'))).toBe('right')
})

test.each([
  'save it as an idea',
  'note that down',
  'my gym is at Turmstraße 10, save that as a place',
  "The museum needn't stay on Rainy Sundays",
  'Who met a Torben at football? keep him',
])('“%s” saves and adds nothing', async (say) => {
  const { made } = await hear({ say, call: 'none', write: false }, 'en')
  const added = made.filter(({ capability, input }) => {
    const isRemoved = (input as { mode?: unknown }).mode === 'remove'
    return (
      capability === 'ideas.capture' || (capability === 'ideas.lists.items.update' && !isRemoved)
    )
  })
  expect(added).toEqual([])
})
