import { likeToo, type Scenes, type Stage } from '#test/contract/examples/stage.ts'

const ramen = 'Cocolo Ramen X-berg'
const swing = 'Swing night at Clärchens Ballhaus'
const food = 'Street food on a Thursday'
const dance = { custom_activity_name: 'Swing dance' }
const yard = {
  address: 'Weserstraße 41, 12045 Berlin',
  description: 'Ring at the second bell. The table tennis table is under the chestnut.',
  timezone: 'Europe/Berlin',
  activity_name: 'Table Tennis',
}

export const ideas: Scenes = {
  'places.private.create': [async () => ({}), async () => ({})],
  'places.private.update': [
    async ({ place }) => ({ place_handle: await place("Ada's court yard", yard) }),
    archivedBath,
  ],
  'places.private.archive': [
    async ({ place }) => ({ place_handle: await place('Stadtbad Neukölln') }),
    archivedBath,
  ],
  'places.private.query': [
    async ({ place }) => {
      await place("Ada's court yard", yard)
      return {}
    },
    async (stage) => {
      await stage.place("Ada's court yard", yard)
      await archivedBath(stage)
      return {}
    },
  ],
  'ideas.created.archive': [
    async ({ idea }) => ({ idea_handle: (await idea(swing, dance)).idea_handle }),
    async ({ idea, make }) => {
      const { idea_handle } = await idea(swing, dance)
      await make('ideas.created.archive', { idea_handle })
      return { idea_handle }
    },
  ],
  'ideas.created.update': [
    async (stage) => ({ idea_handle: (await streetFood(stage, 'Street food')).idea_handle }),
    async (stage) => ({ idea_handle: (await streetFood(stage)).idea_handle }),
  ],
  'ideas.structured_create': [
    async ({ list }) => ({ ideas_list_handles: [await list('December')] }),
    async () => ({}),
  ],
  'ideas.candidates.like': [
    async ({ friend, idea }) => {
      const ada = await friend('Ada')
      await likeToo(ada, food)
      const { candidate_id } = await idea(food)
      return { candidate_ids: [candidate_id], person_handles: [ada.handle] }
    },
  ],
  'ideas.saved.query': [
    async (stage) => {
      const ada = await stage.friend('Ada')
      await likeToo(ada, food)
      const { candidate_id } = await streetFood(stage)
      const liked = { candidate_ids: [candidate_id], person_handles: [ada.handle] }
      await stage.make('ideas.candidates.like', liked)
      return { person_handle: ada.handle }
    },
    async () => ({}),
  ],
  'ideas.list.generate': [
    async (stage) => {
      const ada = await stage.friend('Ada')
      await likeToo(ada, 'Spielewelt')
      const place_handle = await stage.place('Spielewelt', {
        address: 'Oranienstraße 24, 10999 Berlin Kreuzberg',
        timezone: 'Europe/Berlin',
        activity_name: 'Board games',
      })
      await stage.idea('Spielewelt', { place_handle, description: 'Quiet on weekdays.' })
      return {}
    },
    async ({ idea }) => {
      await idea('Paint pottery with Ada', { custom_activity_name: 'Pottery' })
      return {}
    },
  ],
  'ideas.recommendations.get': [
    async (stage) => {
      const ada = await stage.friend('Ada')
      await likeToo(ada, food)
      const { candidate_id } = await warmFood(stage)
      const { handle: jonas } = await stage.friend('Jonas')
      const liked = { candidate_ids: [candidate_id], person_handles: [ada.handle] }
      await stage.make('ideas.candidates.like', liked)
      return { person_handles: [ada.handle, jonas] }
    },
    async () => ({}),
  ],
  'likes.query': [
    async (stage) => {
      const ada = await stage.friend('Ada')
      await likeToo(ada, ramen)
      const { handle: jonas } = await stage.friend('Jonas')
      const { idea_handle } = await stage.idea(ramen, { custom_activity_name: 'Ramen' })
      await stage.make('likes.mutate', {
        operation: 'replace',
        subject: { kind: 'idea', handle: idea_handle },
        intentions: [[ada.handle], [ada.handle, jonas]],
      })
      return { people_handles: [ada.handle] }
    },
  ],
  'likes.mutate': [
    async (stage) => {
      const { handle } = await stage.friend('Ada')
      const { idea_handle } = await stage.idea(ramen)
      return { subject: { kind: 'idea', handle: idea_handle }, people_handles: [handle] }
    },
    async (stage) => {
      const { ada, subject, revision } = await likedWithAda(stage)
      const { handle: jonas } = await stage.friend('Jonas')
      return { subject, revision, intentions: [[ada], [ada, jonas]] }
    },
    async (stage) => {
      const { ada, subject } = await likedWithAda(stage)
      const { handle: jonas } = await stage.friend('Jonas')
      const intentions = [[ada], [ada, jonas]]
      const replace = { operation: 'replace', subject, intentions }
      const { receipt_id } = await stage.make('likes.mutate', replace)
      return { receipt_id }
    },
  ],
}

/** The idea, on a list. */
async function streetFood({ idea, list }: Stage, title = food) {
  const ideas_list_handles = [await list('Rainy Sundays')]
  return idea(title, { custom_activity_name: 'Street food', ideas_list_handles })
}

/** Street food at its market hall, saved by Sam. */
async function warmFood({ idea, place }: Stage) {
  const place_handle = await place('Markthalle Neun', {
    address: 'Eisenbahnstraße 42/43, 10997 Berlin',
    timezone: 'Europe/Berlin',
    activity_name: 'Street food',
  })
  return idea(food, { place_handle, description: 'Warm and cheap enough.' })
}

async function archivedBath({ place, make }: Stage) {
  const place_handle = await place('Stadtbad Neukölln')
  await make('places.private.archive', { place_handle })
  return { place_handle }
}

async function likedWithAda(stage: Stage) {
  const { handle: ada } = await stage.friend('Ada')
  const { idea_handle } = await stage.idea(ramen)
  const subject = { kind: 'idea', handle: idea_handle }
  const { revision } = await stage.make('likes.mutate', {
    operation: 'save',
    subject,
    people_handles: [ada],
  })
  return { ada, subject, revision }
}
