import {
  accept,
  bringOver,
  completed,
  likeToo,
  type Scenes,
  type Stage,
  twoCalledJonas,
} from '#test/contract/examples/stage.ts'
import type { Values } from '#test/contract/sample.ts'
import { invite, makePlan } from '#test/support/given/plan_rows.ts'

const swim = 'Evening swim at Stadtbad Neukölln'

export const people: Scenes = {
  'relationships.people.ensure': [
    async ({ friend }) => {
      await friend('Ada')
      return {}
    },
    async ({ friend }) => {
      await friend('Ada')
      return {}
    },
    twoCalledJonas,
  ],
  'relationships.people.manage': [
    async ({ person }) => ({ person_handle: await person('Mira') }),
    async ({ friend }) => ({ person_handle: (await friend('Ada')).handle }),
  ],
  'relationships.people.query': [
    async ({ friend }) => {
      await friend('Ada')
      await friend('Jonas Weber')
      return {}
    },
    async () => ({}),
  ],
  'relationships.person.get': [
    async (stage) => {
      const { friend, list, make, world, sam } = stage
      const ada = await friend('Ada Lindqvist')
      const rename = { person_handle: ada.handle, display_name: 'Ada' }
      await make('relationships.people.manage', { operation: 'rename', ...rename })
      const plan = await makePlan(world.database, sam, { title: 'Jazz at A-Trane' })
      await invite(world.database, sam, plan, [ada.account])
      await bringOver(sam)
      await accept(ada.account)
      await list('Winter evenings in Neukölln', { person_handles: [ada.handle] })
      const { idea_handle } = await stage.idea(swim)
      await make('likes.mutate', {
        operation: 'save',
        subject: { kind: 'idea', handle: idea_handle },
        people_handles: [ada.handle],
      })
      await likeToo(ada, swim)
      return {}
    },
    twoCalledJonas,
  ],
  'relationships.interest.get': [
    async (stage) => {
      const ada = await stage.friend('Ada')
      const { idea_handle, candidate_id } = await stage.idea(swim)
      await likeToo(ada, swim)
      await stage.make('likes.mutate', {
        operation: 'save',
        subject: { kind: 'idea', handle: idea_handle },
        people_handles: [ada.handle],
      })
      return { subject: { type: 'idea', candidate_id }, person_handle: ada.handle }
    },
    async (stage) => {
      const { candidate_id } = await stage.idea(swim)
      const subject = { type: 'idea', candidate_id }
      await stage.make('relationships.interest.mutate', { operation: 'like', subject })
      return { subject }
    },
  ],
  'relationships.interest.mutate': [
    async ({ friend, idea }) => {
      const { candidate_id } = await idea(swim)
      return {
        subject: { type: 'idea', candidate_id },
        person_handle: (await friend('Ada')).handle,
      }
    },
    async ({ idea, make }) => {
      const { candidate_id } = await idea(swim)
      const { reversible_action_id } = await make('relationships.interest.mutate', {
        operation: 'like',
        subject: { type: 'idea', candidate_id },
      })
      const undo = { operation: 'undo', reversible_action_id }
      await make('relationships.interest.mutate', undo)
      return { reversible_action_id }
    },
  ],
  'relationships.connection.prepare': [
    async (stage) => {
      await winterWithSwim(stage)
      return { person_handle: (await stage.friend('Ada')).handle }
    },
    async ({ person }) => {
      await person('Mira')
      return {}
    },
  ],
  'relationships.friendship.review': [
    async (stage) => ({ people_handles: [await miraAndTheSwim(stage)] }),
    async (stage) => {
      const people_handles = [await miraAndTheSwim(stage)]
      const { review_token, choices } = await stage.make('relationships.friendship.review', {
        operation: 'create_invitation',
        people_handles,
        mode: 'individual',
        preview_enabled: true,
      })
      return {
        people_handles,
        previous_review_token: review_token,
        excluded_choices: choices.map(({ choice_id }) => choice_id),
      }
    },
    async (stage) => {
      const { invitation_token, identity_choice_handle } = await jonasInvites(stage)
      const own_host_person_handle = await stage.person('Jonas')
      return { invitation_token, identity_choice_handle, own_host_person_handle }
    },
    async ({ friend }) => ({ person_handle: (await friend('Ada')).handle }),
  ],
  'relationships.friendship.apply': [reviewedMira, reviewedMira],
  'relationships.invitation.get': [
    async (stage) => ({ invitation_token: (await jonasInvites(stage)).invitation_token }),
  ],
}

async function miraAndTheSwim(stage: Stage): Promise<string> {
  const mira = await stage.person('Mira')
  const { idea_handle } = await stage.idea(swim)
  await stage.make('likes.mutate', {
    operation: 'save',
    subject: { kind: 'idea', handle: idea_handle },
    people_handles: [mira],
  })
  return mira
}

async function reviewedMira({ person, make }: Stage): Promise<Values> {
  const { review_token } = await make('relationships.friendship.review', {
    operation: 'create_invitation',
    people_handles: [await person('Mira')],
    mode: 'individual',
  })
  return { review_token }
}

/** An invitation of Jonas's for Sam, which shows three of the four things that Jonas likes. */
async function jonasInvites({ world, sam }: Stage) {
  const jonas = await world.account('Jonas')
  const friend = { operation: 'create', display_name: 'Sam' }
  const { person } = await completed(jonas, 'relationships.people.manage', friend)
  for (const title of [
    'Ramen',
    'A walk by the canal',
    'Chess in the park',
    'Bouldering at Südbloc',
  ]) {
    const place = { kind: 'place', title }
    const { idea } = await completed(jonas, 'ideas.structured_create', place)
    const subject = { kind: 'idea', handle: idea.idea_handle }
    const people_handles = [person.person_handle]
    await completed(jonas, 'likes.mutate', { operation: 'save', subject, people_handles })
  }
  const { review_token } = await completed(jonas, 'relationships.friendship.review', {
    operation: 'create_invitation',
    people_handles: [person.person_handle],
    mode: 'individual',
    preview_enabled: true,
  })
  const applied = { review_token, accept_consequences: true }
  const { link } = await completed(jonas, 'relationships.friendship.apply', applied)
  const invitation_token = link?.invitation_token ?? ''
  const seen = await completed(sam, 'relationships.invitation.get', { invitation_token })
  const [choice] = seen.identity_choices
  return { invitation_token, identity_choice_handle: choice?.identity_choice_handle }
}

async function winterWithSwim({ list, idea }: Stage): Promise<string> {
  const handle = await list('Winter evenings in Neukölln')
  await idea(swim, { ideas_list_handles: [handle] })
  return handle
}
