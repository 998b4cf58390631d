import { spokenNames } from '#server/domain/basics/spoken_list.ts'
import { listRoster } from '#server/data/invites/list.ts'
import { insertLink } from '#server/data/links/insert.ts'
import { updateExposed } from '#server/data/plans/expose.ts'
import type { PlanRow } from '#server/data/plans/rows.ts'
import { fail } from '#server/domain/basics/failure.ts'
import { linkUrl } from '#server/domain/links/paths.ts'
import { linkCreated } from '#server/domain/messages/committed.ts'
import {
  haveTheirLink,
  readyToCreateLink,
  shareLinkSummary,
} from '#server/domain/messages/prepared.ts'
import { planTitle } from '#server/domain/plans/content.ts'
import { sendPayload } from '#server/domain/prepared/payload.ts'
import { isDraft } from '#server/domain/plans/state.ts'
import { guestsNow, manualGuest, presentGuests, reachInvited } from '#server/flows/plans/guests.ts'
import { requireShareable } from '#server/flows/plans/requirements.ts'
import { definePrepared } from '#server/flows/prepared/define.ts'
import { inviteGuests, linksAgain } from '#server/flows/prepared/mail.ts'
import { announcePlan, hostedPlan } from '#server/flows/prepared/plan.ts'
import { againWith, previewOf, type WantedSend } from '#server/flows/prepared/plan_send_invites.ts'

/**
 * Makes a link that anyone can use who is given it, and a personal one for each person named: a guest who has one
 * gets another one, and keeps the answer. A reviewed draft is shared by it. The service writes to nobody.
 *
 * Errors: those of `requireShareable`, `recipient_not_eligible` for a guest the service invited; at commit `recipient_not_eligible` for a deleted person.
 */
export const planCreateShareLink = definePrepared('plan.create_share_link', {
  preparedBy: 'plans.prepare_send',
  subject: hostedPlan,
  payload: sendPayload,
  check: requireShareable,
  prepare: async ({ db }, plan: PlanRow, { people, public_description, pointer }: WantedSend) => {
    const ids = new Set(people.map(({ person_id }) => person_id))
    const guests = people.map(manualGuest)
    const reached = presentGuests(await listRoster(db, plan.plan_id)).filter(
      ({ person_id, delivery }) => ids.has(person_id) && delivery === 'service',
    )
    if (reached.length > 0) {
      const names = reached.map((guest) => guest.display_name)
      throw fail('recipient_not_eligible', { pointer, message: haveTheirLink(spokenNames(names)) })
    }
    return {
      summary: shareLinkSummary(planTitle(plan), guests),
      recipients: guests,
      content_preview: previewOf(plan, public_description),
      payload: { guests, public_description },
      again: againWith('create_share_link', people, public_description),
      presentation: { text: readyToCreateLink(guests) },
    }
  },
  reaches: (db, { guests }) => guestsNow(db, guests, { invited: true }),
  letters: () => [],
  commit: async (context, { guests, public_description }, plan) => {
    const { db, base_url } = context
    const [reach, roster] = await Promise.all([
      reachInvited(db, guests),
      listRoster(db, plan.plan_id),
    ])
    const shared = updateExposed(db, plan, {
      state: isDraft(plan) ? 'shared' : plan.state,
      ...(public_description !== null && { public_description }),
    })
    const url = linkUrl(base_url, 'plan', insertLink(db, 'plan', plan.plan_id))
    const { messages, share_links, ...invited } = await inviteGuests(context, shared, reach.reached)
    const again = linksAgain(context, presentGuests(roster), reach.reached)
    return announcePlan(context, {
      before: plan,
      plan: invited.plan,
      done: 'plan.share_link_created',
      called: 'invites',
      messages,
      reaches: [reach],
      share_links: [{ url }, ...share_links, ...again],
      text: linkCreated(planTitle(shared), reach.reached),
    })
  },
})
