import { expect, test } from 'vitest'
import { hear } from '#test/assistant/said.ts'

// English that only tells, asks or means another thing changes nothing, and what looks like it and asks for a change still does.

type State = Readonly<Record<string, unknown>>

const plan: State = { focus: 'plan.bowling' }
const list: State = { focus: ['list.date', 'idea.ramen'] }
const invite: State = { focus: 'plan.jazz' }

async function writesOf(say: string, state?: State): Promise<string[]> {
  const { made } = await hear({ say, call: 'none', write: false, ...(state && { state }) }, 'en')
  return made.filter(({ writes }) => writes).map(({ capability }) => capability as string)
}

const harmless: Readonly<Record<string, readonly string[]>> = {
  'what was done': [
    'we cancelled bowling',
    'Pity we cancelled bowling',
    "I had added karaoke to Rainy Sundays, it's there",
    'I share your opinion of Krimidinner',
    'bowling was at 8 last year',
    'bowling used to start at 8',
  ],
  'what others do': [
    'Mira is going to put Zoë on bowling instead of Ben',
    "Priya's husband is inviting Jonas to the fondue",
    'Someone has put karaoke on Date night',
    'The bowling alley cancelled bowling on us',
    'Ada could take Ben off bowling',
    'Lukas let Ben share Date night',
  ],
  'what was not done': [
    'I ought to have put ramen on Rainy Sundays',
    'It was a mistake to share Date night with Ben',
  ],
  'what somebody would do': [
    'In theory I could put ramen on Rainy Sundays',
    'I would cancel bowling in a heartbeat',
    'we may yet cancel bowling',
    "I'd call Date night a success",
    "I'd skip a meal for jazz",
    'Like I would ever say yes to jazz',
  ],
  'an idiom': [
    'keep calm',
    'keep an eye on Ben',
    "Let's keep bowling between us",
    'save it for someone who cares',
    'Remember to breathe',
    "Don't forget to smile",
    'leave Ben on bowling',
    'Name one good thing about kegeln',
    'Save Tonight is on the radio',
    'save Ben from himself',
    'remember when Ben fell over',
    'take a picture of Ben at bowling',
    'take the kids to the museum',
    'brunch is off the menu',
    "I'm coming from jazz",
    'Date night is called that for a reason',
  ],
  'a question': [
    'have the lanes been reserved',
    'do I have to cancel bowling',
    "bowling's cancelled, is it",
    'Would you like jazz?',
    'How many would you like?',
  ],
  'what the world does': [
    'The market starts to get crowded at 5',
    'the day after tomorrow is Christmas',
  ],
  'where somebody is, and what is liked in passing': [
    "I'm in museum",
    "I'm still in the museum",
    'I want Ben to go home',
    'I like museums in general',
    "It's jazz rather than bowling that Ada loves",
    'We want a night hike.',
    'nobody likes karaoke',
  ],
}

test.each(Object.entries(harmless))('%s changes nothing', async (_, all) => {
  const wrong = await Promise.all(all.map(async (say) => [say, await writesOf(say)] as const))
  expect(wrong.filter(([, writes]) => writes.length > 0)).toEqual([])
})

test.each([
  ['Ben is out of town', plan],
  ["without Ben it's no fun", plan],
  ["with Ben it's always late", plan],
  ['Ada drops Ben off', plan],
  ['take it easy, Ben', plan],
  ['Let me add that Ada is lovely', plan],
  ['Thanks for nothing, you added Ben', plan],
  ['Ben added fuel to the fire', plan],
  ['Move over, Ben', plan],
  ['Say hi to Mum', plan],
  ['my shift is until 9 on Saturday', plan],
  ["Could you call Ben for me, he's in the kitchen", list],
  ['keep it down please', list],
  ['Bring it on', list],
  ['put it this way', list],
  ['add milk to the fondue', list],
  ['save some fondue for me', list],
  ['the stock market fell', list],
  ["I'm out of milk", invite],
])('“%s” changes nothing of what was spoken of', async (say, state) => {
  expect(await writesOf(say, state)).toEqual([])
})

test.each([
  ['bowling is cancelled', 'plans.cancel.prepare'],
  ['The market is off', 'plans.cancel.prepare'],
  ['I booked the lanes already', 'plans.logistics.update'],
  ['the lanes have been reserved', 'plans.logistics.update'],
  ['We should move bowling to 8', 'plans.update.prepare'],
  ['I would like to cancel bowling', 'plans.cancel.prepare'],
  ['I should have put ramen on Rainy Sundays, please do it now', 'ideas.lists.items.update'],
  ['It was a mistake to invite Ben to bowling, take him off', 'plans.roster.prepare'],
  ['Lukas cancelled, take him off kegeln', 'plans.roster.prepare'],
  ['Yusuf is coming to bowling too', 'plans.roster.prepare'],
  ['Put Zoë on bowling instead of Ben', 'plans.roster.prepare'],
  ['Keep an idea for me: sledging', 'ideas.capture'],
  ["don't forget the flea market on Arkonaplatz", 'ideas.capture'],
  ['I like the planetarium', 'likes.mutate'],
  ["I'd love to come to jazz", 'invites.rsvp.update'],
  ['pottery is at 7 now', 'plans.draft.update'],
])('“%s” asks for a change', async (say, capability) => {
  expect(await writesOf(say)).toEqual([capability])
})

test.each([
  ['Ben is out', plan, 'plans.roster.prepare'],
  ["let's ask Zoë along", plan, 'plans.roster.prepare'],
  ['without Ben', plan, 'plans.roster.prepare'],
  ['add it', list, 'ideas.lists.items.update'],
  ["I'm out, sorry", invite, 'invites.rsvp.update'],
])('“%s” changes what was spoken of', async (say, state, capability) => {
  expect(await writesOf(say, state)).toEqual([capability])
})

test.each([
  ['Put ramen rather than jazz on Date night', ['id_idea.ramen'], 'ls_list.date'],
  ['put karaoke on Date night instead of ramen', ['id_idea.karaoke'], 'ls_list.date'],
  ['add the museum, not the planetarium, to Date night', ['id_idea.museum'], 'ls_list.date'],
  ['add karaoke to Rainy Sundays rather than Date night', ['id_idea.karaoke'], 'ls_list.rainy'],
])('“%s” leaves out what another thing takes the place of', async (say, idea_handles, list) => {
  const { made } = await hear({ say, call: 'none', write: true }, 'en')
  expect(made.at(-1)?.input).toMatchObject({ idea_handles, ideas_list_handle: list })
})

test.each([
  ['Add Aunt Birgit to my people', 'Aunt Birgit'],
  ['Please add Cousin Vinny to my contacts', 'Cousin Vinny'],
  ['add my aunt Birgit to my people', 'Birgit'],
])('“%s” makes known who is written so: %s', async (say, name) => {
  const { made } = await hear({ say, call: 'none', write: true }, 'en')
  expect(made.at(-1)?.input).toMatchObject({ people: [name] })
})
