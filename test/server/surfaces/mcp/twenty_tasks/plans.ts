import { expect } from 'vitest'
import {
  answer,
  field,
  listed,
  offered,
  reckoned,
  said,
  type Seen,
  type Stage,
  type Task,
  tool,
} from '#test/server/surfaces/mcp/twenty_tasks/task.ts'
import { nextFriday, onFriday } from '#test/server/surfaces/mcp/twenty_tasks/times.ts'
import { aSentPlan } from '#test/support/given/actions.ts'
import { invitedToPlan } from '#test/support/given/handles/invite.ts'
import { answer as call, people } from '#test/support/given/lists.ts'

const friday = 'on {friday} at'
const dinner = async ({ sam }: Stage) => {
  const guests = await people(sam, 'Ada', 'Ben')
  const { plan } = await aSentPlan(sam, guests, {
    title_override: 'Dinner',
    scheduled_at: onFriday(19),
  })
  return { friday: nextFriday(), plan_handle: plan.plan_handle }
}

const findDinner = {
  tool: 'service_list_plans',
  because: [tool('Hosted ones'), field('query', 'Words of its title')],
  input: () => ({ query: said('Dinner') }),
} as const

const commit = {
  tool: 'service_commit_action',
  because: [answer('service_commit_action'), tool('after the user approved')],
  input: (seen: Seen) => ({ action_handle: seen.value('data.prepared.action_handle') }),
} as const

const plain = (argument: unknown) => (argument as { value: string }).value

/** The only plan of the user, as it is. */
async function planOf({ sam }: Stage, scope = 'all') {
  const { data } = await call(sam, 'plans.query', { scope })
  return data.items
}

/** The tasks about plans, from the idea to the last answer. */
export const plans: readonly Task[] = [
  {
    asks: `Invite Ada and Ben to dinner: “Dinner at mine”, place, ${friday} 20:00. I have looked at it: send it.`,
    async given({ sam }) {
      await people(sam, 'Ada', 'Ben')
      return { friday: nextFriday() }
    },
    steps: [
      {
        tool: 'service_add_idea',
        because: [tool('structured saved idea')],
        input: () => ({ kind: offered('place'), title: said('Dinner at mine') }),
      },
      {
        tool: 'service_draft_invite',
        because: [
          tool('First step of an invitation'),
          field('candidate_id', 'An idea_handle'),
          field('scheduled_at', 'When it starts'),
        ],
        input: (seen) => ({
          candidate_id: seen.value('data.idea.idea_handle'),
          scheduled_at: reckoned(onFriday(20), nextFriday(), 'date-time'),
        }),
      },
      {
        tool: 'service_prepare_plan_invitation',
        because: [
          listed('service_draft_invite', 'then service_prepare_plan_invitation'),
          tool('Review included'),
          field('send_person_names', 'By name'),
        ],
        input: (seen) => ({
          plan_handle: seen.value('data.plan.plan_handle'),
          send_person_names: [said('Ada'), said('Ben')],
        }),
      },
      commit,
    ],
    wrong: [
      {
        after: 1,
        tool: 'service_draft_invite',
        input: () => ({ candidate_id: 'Dinner at mine', scheduled_at: onFriday(20) }),
        back: ['service_list_saved_ideas'],
      },
      {
        after: 1,
        tool: 'service_draft_invite',
        input: () => ({}),
        back: ['service_list_saved_ideas'],
      },
      {
        after: 1,
        tool: 'service_draft_invite',
        input: () => ({ candidate_id: 'Dinner at mine', scheduled_at: `${nextFriday()} at 20:00` }),
        back: ['/scheduled_at', 'a date and time with an offset, such as'],
      },
      {
        after: 2,
        tool: 'service_prepare_send_invites',
        input: (seen) => ({
          plan_handle: plain(seen.value('data.plan.plan_handle')),
          send_person_names: ['Ada', 'Ben'],
        }),
        back: ['service_preview_invite'],
      },
      {
        warned: 'service_preview_invite',
        by: [
          tool('Before service_prepare_send_invites; service_prepare_plan_invitation includes it'),
        ],
      },
    ],
    async done(stage) {
      const [plan, ...others] = await planOf(stage)
      expect(others).toEqual([])
      expect(plan).toMatchObject({ scheduled_at: onFriday(20), state: 'active' })
    },
  },
  {
    asks: 'Move the Dinner to 20:00 and tell the guests. Yes, do it.',
    given: dinner,
    steps: [
      findDinner,
      {
        tool: 'service_prepare_plan_update',
        because: [
          tool('For time, place or text of a sent plan'),
          field('changes.scheduled_time_local', 'HH:MM'),
        ],
        input: (seen) => ({
          plan_handle: seen.value('data.items.0.plan_handle'),
          changes: { scheduled_time_local: said('20:00') },
          notify_recipients: offered(true),
        }),
      },
      commit,
    ],
    wrong: [
      {
        after: 1,
        tool: 'service_modify_invite',
        input: (seen) => ({
          plan_handle: plain(seen.value('data.items.0.plan_handle')),
          scheduled_at: onFriday(20),
        }),
        back: ['service_prepare_plan_update'],
      },
      {
        after: 1,
        tool: 'service_prepare_plan_update',
        input: (seen) => ({
          plan_handle: plain(seen.value('data.items.0.plan_handle')),
          changes: { scheduled_at: `${nextFriday()} at 20:00` },
        }),
        back: ['/changes/scheduled_at', 'a date and time with an offset, such as'],
      },
    ],
    async done(stage) {
      expect(await planOf(stage)).toMatchObject([{ scheduled_at: onFriday(20) }])
    },
  },
  {
    asks: 'Cancel the Dinner. Yes, I mean it.',
    given: dinner,
    steps: [
      findDinner,
      {
        tool: 'service_prepare_plan_cancellation',
        because: [
          tool('For a plan that was sent'),
          field('plan_handle', 'From service_list_plans'),
        ],
        input: (seen) => ({ plan_handle: seen.value('data.items.0.plan_handle') }),
      },
      commit,
    ],
    wrong: [
      {
        after: 1,
        tool: 'service_discard_plan',
        input: (seen) => ({ plan_handle: plain(seen.value('data.items.0.plan_handle')) }),
        back: ['service_prepare_plan_cancellation'],
      },
      {
        warned: 'service_discard_plan',
        by: [tool('a plan that was sent needs service_prepare_plan_cancellation')],
      },
      {
        after: 1,
        tool: 'service_delete_invite_draft',
        input: (seen) => ({ plan_handle: plain(seen.value('data.items.0.plan_handle')) }),
        back: ['service_prepare_plan_cancellation'],
      },
    ],
    async done(stage) {
      expect(await planOf(stage)).toMatchObject([{ state: 'canceled' }])
    },
  },
  {
    asks: 'Say yes to the invitation that I have.',
    given: ({ sam }) => invitedToPlan(sam),
    steps: [
      {
        tool: 'service_list_my_invites',
        because: [tool('Invites to the user')],
        input: () => ({}),
      },
      {
        tool: 'service_update_my_rsvp',
        because: [
          tool('Accepts or declines'),
          field('invite_handle', 'From service_list_my_invites'),
        ],
        input: (seen) => ({
          invite_handle: seen.value('data.items.0.invite_handle'),
          rsvp_status: offered('accepted'),
        }),
      },
    ],
    wrong: [
      {
        after: 1,
        tool: 'service_update_my_rsvp',
        input: (seen) => ({
          invite_handle: plain(seen.value('data.items.0.invite_handle')),
          rsvp_status: 'yes',
        }),
        back: ['/rsvp_status', 'accepted'],
      },
    ],
    async done({ sam }) {
      const { data } = await call(sam, 'invites.list', {})
      expect(data.items).toMatchObject([{ rsvp_status: 'accepted' }])
    },
  },
  {
    asks: 'I said yes to an invitation. Decline it after all.',
    async given({ sam }) {
      const invite_handle = await invitedToPlan(sam)
      await call(sam, 'invites.rsvp.update', { invite_handle, rsvp_status: 'accepted' })
    },
    steps: [
      {
        tool: 'service_list_my_invites',
        because: [tool('Invites to the user')],
        input: () => ({}),
      },
      {
        tool: 'service_update_my_rsvp',
        because: [
          tool('Accepts or declines'),
          field('invite_handle', 'From service_list_my_invites'),
        ],
        input: (seen) => ({
          invite_handle: seen.value('data.items.0.invite_handle'),
          rsvp_status: offered('declined'),
        }),
      },
    ],
    wrong: [
      {
        tool: 'service_list_plans',
        input: () => ({ role: 'guest' }),
        back: ['/role', 'invitee'],
      },
    ],
    async done({ sam }) {
      const { data } = await call(sam, 'invites.list', {})
      expect(data.items).toMatchObject([{ rsvp_status: 'declined' }])
    },
  },
  {
    asks: 'For the Dinner, “Buy bread” is done.',
    async given(stage) {
      const { plan_handle } = await dinner(stage)
      for (const title of ['Ask about the key', 'Buy bread', 'Find the candles'])
        await call(stage.sam, 'plans.logistics.update', {
          plan_handle,
          mode: 'add',
          item: { title },
        })
    },
    steps: [
      findDinner,
      {
        tool: 'service_get_plan_logistics',
        because: [tool('checklist'), field('plan_handle', 'From service_list_plans')],
        input: (seen) => ({ plan_handle: seen.value('data.items.0.plan_handle') }),
      },
      {
        tool: 'service_update_plan_logistics',
        because: [
          answer('Buy bread'),
          tool('To tick one item off send item_handle and status'),
          field('item_handle', 'The one item whose status changes'),
        ],
        input: (seen) => ({
          plan_handle: seen.value('data.plan_handle'),
          mode: offered('add'),
          item_handle: seen.value('data.items.1.item_handle'),
          status: offered('completed'),
        }),
      },
    ],
    wrong: [
      {
        after: 2,
        tool: 'service_update_plan_logistics',
        input: (seen) => ({
          plan_handle: plain(seen.value('data.plan_handle')),
          mode: 'add',
          item_handle: plain(seen.value('data.items.1.item_handle')),
          status: 'done',
        }),
        back: ['/status', 'completed'],
      },
      {
        after: 2,
        tool: 'service_update_plan_logistics',
        input: (seen) => ({
          plan_handle: plain(seen.value('data.plan_handle')),
          mode: 'replace',
          item_handle: plain(seen.value('data.items.1.item_handle')),
          item: { title: 'Buy bread', status: 'completed' },
        }),
        back: ['/item'],
      },
      { warned: 'service_update_plan_logistics', by: [field('mode', 'removes')] },
    ],
    async done(stage) {
      const [plan] = await planOf(stage)
      const { data } = await call(stage.sam, 'plans.logistics.get', {
        plan_handle: plan?.plan_handle,
      })
      expect(data.items.map(({ title, status }) => [title, status])).toEqual([
        ['Ask about the key', 'pending'],
        ['Buy bread', 'completed'],
        ['Find the candles', 'pending'],
      ])
    },
  },
]
