import {
  accept,
  bringOver,
  likeToo,
  type Scenes,
  type Stage,
} from '#test/contract/examples/stage.ts'
import type { Values } from '#test/contract/sample.ts'
import { invite, inviteHandle, makePlan } from '#test/support/given/plan_rows.ts'

const swim = 'Evening swim at Stadtbad Neukölln'
const bouldering = 'Bouldering at Boulderklub Kreuzberg'
const ramen = 'Ramen at Cocolo X-berg'
const concert = 'Ramen before the concert'

export const plans: Scenes = {
  'plans.draft.create': [
    async (stage) => {
      await stage.friend('Ada')
      await stage.friend('Jonas Weber')
      const { candidate_id } = await stage.idea(ramen)
      return { candidate_id, ...soon(), place_handle: await cocolo(stage) }
    },
    async (stage) => {
      const { candidate_id } = await stage.idea('Cocolo Ramen X-berg')
      await stage.make('plans.draft.create', { candidate_id, ...soon() })
      return { candidate_id }
    },
  ],
  'plans.draft.update': [
    async (stage) => {
      const { plan_handle, checksum } = await ramenDraft(stage, ramen)
      return { plan_handle, scheduled_at: inDays(6), expected_checksum: checksum }
    },
  ],
  'plans.draft.preview': [draft],
  'plans.draft.delete': [
    async (stage) => {
      const { plan_handle, checksum } = await ramenDraft(stage)
      return { plan_handle, expected_checksum: checksum }
    },
  ],
  'plans.discard': [boulderingDraft, sent],
  'plans.get': [
    async (stage) => {
      const { idea_handle } = await stage.idea('Prices of the Boulderklub')
      const claim = 'Day tickets without reservation until 16:00 on Sundays.'
      const claims = [{ source_handle: idea_handle, claim }]
      const { plan_handle } = await answered(stage, { claims })
      await addChecklist(stage, plan_handle)
      return { plan_handle }
    },
  ],
  'plans.query': [
    async (stage) => {
      await answered(stage)
      await invitedByJonas(stage)
      return {}
    },
  ],
  'plans.status.get': [(stage) => answered(stage)],
  'plans.logistics.get': [
    async (stage) => {
      const { plan_handle } = await boulderingDraft(stage)
      await addChecklist(stage, plan_handle)
      return { plan_handle }
    },
  ],
  'plans.logistics.update': [
    async (stage) => {
      const { plan_handle } = await boulderingDraft(stage)
      await stage.make('plans.logistics.update', { plan_handle, mode: 'add', item: ticket })
      return { plan_handle }
    },
    boulderingDraft,
    async (stage) => {
      const { plan_handle } = await boulderingDraft(stage)
      const dismissed = { ...ticket, status: 'dismissed' }
      await stage.make('plans.logistics.update', { plan_handle, mode: 'add', item: dismissed })
      return { plan_handle }
    },
  ],
  'plans.prepare_send': [
    async (stage) => {
      const { plan_handle, ada, jonas } = await ramenDraft(stage)
      await stage.make('plans.draft.preview', { plan_handle })
      return { plan_handle, send_person_handles: [ada.handle, jonas.handle] }
    },
    draft,
  ],
  'plans.invitation.prepare': [
    async (stage) => {
      await stage.person('Mira')
      return draft(stage)
    },
  ],
  'plans.roster.prepare': [
    async (stage) => {
      await stage.person('Mira')
      return sent(stage)
    },
  ],
  'plans.update.prepare': [sent, draft],
  'plans.cancel.prepare': [sent],
  'actions.commit': [
    boardGames,
    async (stage) => {
      const { action_handle } = await boardGames(stage)
      await stage.make('actions.commit', { action_handle })
      return { action_handle }
    },
  ],
  'executions.get': [
    async (stage) => {
      const ideas_list_handle = await stage.list('Sundays')
      const rename = { ideas_list_handle, name: 'Rainy Sundays' }
      const { body } = await stage.sam.call('ideas.lists.rename', rename)
      return { execution_id: body.execution_id }
    },
    async (stage) => {
      await stage.friend('Ada')
      await stage.person('Ada')
      const ideas_list_handle = await stage.list('Sundays')
      const add = { ideas_list_handle, mode: 'add', person_names: ['Ada'] }
      const { body } = await stage.sam.call('ideas.lists.members.update', add)
      return { execution_id: body.execution_id }
    },
  ],
  'planning.brief.get': [
    async (stage) => {
      const { world, sam } = stage
      const times = { starts_in: 124, deadline_in: 24 }
      await makePlan(world.database, sam, { title: 'Jazz at A-Trane', ...times })
      const ada = await stage.friend('Ada')
      const { idea_handle } = await stage.idea(swim)
      const subject = { kind: 'idea', handle: idea_handle }
      const people_handles = [ada.handle]
      await stage.make('likes.mutate', { operation: 'save', subject, people_handles })
      await likeToo(ada, swim)
      return {}
    },
    async () => ({}),
  ],
  'invites.get': [(stage) => invitedByJonas(stage)],
  'invites.list': [
    async (stage) => {
      await invitedByJonas(stage)
      return {}
    },
  ],
  'invites.rsvp.update': [
    invitedByJonas,
    async (stage) => {
      const other = await stage.world.account('Ada')
      return invitedByJonas(stage, other)
    },
  ],
}

const ticket = {
  kind: 'payment_expectation',
  action_type: 'buy_ticket',
  phase: 'before_arrival',
  actor_type: 'each_guest',
  visibility: 'guest',
  title: 'Buy a day ticket',
  target_url: 'https://boulderklub.example/tickets',
  amount_note: '11 to 14 euros',
}

const opening = {
  kind: 'host_action',
  action_type: 'check_opening_hours',
  phase: 'before_invite',
  actor_type: 'host',
  visibility: 'host',
  title: 'Check the opening hours on Sunday',
  status: 'completed',
}

async function addChecklist({ make }: Stage, plan_handle: string): Promise<void> {
  const items = [opening, ticket]
  await make('plans.logistics.update', { plan_handle, mode: 'add', items })
}

/** The instant so many days from now, at a full hour. */
function inDays(days: number): string {
  return new Date(Math.ceil(Date.now() / 3_600_000 + days * 24) * 3_600_000).toISOString()
}

/** In five days, in the afternoon: never at the hour to which an example moves a plan. */
function soon() {
  const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)
  return { scheduled_at: `${day}T13:00:00Z`, rsvp_deadline: inDays(4) }
}

/** A draft for Ada and Jonas. */
async function ramenDraft(stage: Stage, title_override = concert) {
  const ada = await stage.friend('Ada')
  const jonas = await stage.friend('Jonas Weber')
  const { candidate_id } = await stage.idea(ramen)
  const { plan } = await stage.make('plans.draft.create', {
    candidate_id,
    title_override,
    place_handle: await cocolo(stage),
    ...soon(),
    capacity_min: 3,
    capacity_max: 6,
    audience_selection: { person_handles: [ada.handle, jonas.handle] },
  })
  return { ...plan, ada, jonas }
}

async function draft(stage: Stage) {
  const { plan_handle } = await ramenDraft(stage)
  return { plan_handle }
}

async function boulderingDraft(stage: Stage) {
  const { plan_handle } = await ramenDraft(stage, bouldering)
  return { plan_handle }
}

function cocolo({ place }: Stage): Promise<string> {
  return place('Cocolo Ramen X-berg', { address: 'Paul-Lincke-Ufer 39, 10999 Berlin' })
}

/** A plan of which Ada and Jonas have an invitation each. */
async function sentPlan(stage: Stage, more: Values = {}) {
  const ada = await stage.friend('Ada')
  const jonas = await stage.friend('Jonas Weber')
  const { candidate_id } = await stage.idea(bouldering)
  const draft = { candidate_id, ...soon(), capacity_min: 2, ...more }
  const { plan } = await stage.make('plans.draft.create', draft)
  const { plan_handle } = plan
  const { prepared } = await stage.make('plans.invitation.prepare', {
    plan_handle,
    send_person_handles: [ada.handle, jonas.handle],
  })
  await stage.make('actions.commit', { action_handle: prepared?.action_handle })
  return { plan_handle, ada, jonas }
}

async function sent(stage: Stage) {
  const { plan_handle } = await sentPlan(stage)
  return { plan_handle }
}

/** The same plan, which Ada has accepted. */
async function answered(stage: Stage, more: Values = {}) {
  const { plan_handle, ada } = await sentPlan(stage, more)
  await bringOver(stage.sam)
  await accept(ada.account)
  return { plan_handle }
}

async function boardGames(stage: Stage) {
  const { handle: ada } = await stage.friend('Ada')
  const jonas = await stage.person('Jonas')
  const { candidate_id } = await stage.idea('Board games at Spielwiese')
  const draft = { candidate_id, ...soon(), capacity_min: 3 }
  const { plan } = await stage.make('plans.draft.create', draft)
  const { prepared } = await stage.make('plans.invitation.prepare', {
    plan_handle: plan.plan_handle,
    send_person_handles: [ada, jonas],
  })
  return { action_handle: prepared?.action_handle }
}

/** An invite of Jonas's; where somebody else is given, it has room for them only, and they come. */
async function invitedByJonas(stage: Stage, other: Stage['sam'] | null = null) {
  const { world, sam } = stage
  const { account: jonas } = await stage.friend('Jonas Weber')
  const plan_id = await makePlan(world.database, jonas, {
    title: "Board games at Jonas's",
    place_name: "Jonas's kitchen",
    description: 'Bring one game you can explain in five minutes. There will be soup.',
    revision: 2,
    starts_in: 13 * 24,
    deadline_in: 11 * 24,
    capacity_max: other === null ? null : 2,
  })
  const guests = other === null ? [sam] : [sam, other]
  const [id = ''] = await invite(world.database, jonas, plan_id, guests)
  await bringOver(jonas)
  if (other !== null) await accept(other)
  return { invite_handle: await inviteHandle(world.database, sam, id) }
}
