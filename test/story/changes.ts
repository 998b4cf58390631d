import { expect, test } from 'vitest'
import { connectModern } from '#test/support/mcp_clients.ts'
import { answerPage } from '#test/support/invite_page.ts'
import { approve, reached } from '#test/story/reached.ts'
import { adasMail, later, see, urlOf, type Stage } from '#test/story/stage.ts'

/** The outing moves, loses a guest and is called off. */
export function changes(on: () => Stage): void {
  test('Sam moves it: everybody sees the new time and is asked again, Ada by mail too', async () => {
    const stage = on()
    const { sam, ada, company, invitation } = stage
    const { plan_handle, pages } = company
    const changed = await reached(
      sam.plans.update.prepare({
        plan_handle,
        changes: { scheduled_at: later },
        notify_recipients: true,
        expected_revision: 1,
      }),
    )
    expect(changed).toMatchObject({ affected: 2, notify: true, after: { scheduled_at: later } })
    await see(stage, { ada: 'accepted', mira: 'accepted', tipped: true, waiting: true })
    await approve(changed)
    const letter = await adasMail(stage)
    expect(letter.calendar).toMatchObject({ method: 'REQUEST', sequence: 2, starts: later })
    expect(letter.calendar?.uid).toBe(invitation.uid)
    expect(letter.mail.inReplyTo).toBe(invitation.message_id)
    const moved = { scheduled_at: later, revision: 2, tipped: true }
    const both = { ada: 'accepted', mira: 'accepted' }
    await see(stage, { ...moved, ...both, ada_asked: true, mira_asked: true })
    // Either mail leads to her page.
    expect(await answerPage(urlOf(stage, letter.page), 'accepted')).toMatchObject({ status: 303 })
    await see(stage, { ...moved, ...both, mira_asked: true })
    pages.ada = urlOf(stage, letter.page)
    await see(stage, { ...moved, ...both, mira_asked: true })
    const stale = ada.invites.rsvp.update({
      invite_handle: company.invite_handle,
      rsvp_status: 'declined',
      expected_revision: 1,
    })
    await expect(stale).rejects.toMatchObject({ code: 'stale_revision', status: 409 })
  })

  test('Ada is taken off the list: her links say so and take no answer, her copy is withdrawn', async () => {
    const stage = on()
    const { sam, ada, friend, company, invitation } = stage
    const { plan_handle, invite_handle, pages } = company
    const roster = await reached(
      sam.plans.roster.prepare({ plan_handle, recipient_handles: [friend.mira] }),
    )
    expect(roster.remove.map(({ display_name }) => display_name)).toEqual(['Ada'])
    await approve(roster)
    const letter = await adasMail(stage)
    expect(letter.calendar).toMatchObject({ method: 'CANCEL', uid: invitation.uid })
    expect(letter.page).toBe(null)
    for (const page of [invitation.page, pages.ada]) {
      expect((await fetch(page)).status).toBe(410)
      expect((await answerPage(page, 'accepted')).status).toBe(410)
    }
    expect((await reached(ada.invites.list())).items).toEqual([])
    const { invite } = await reached(ada.invites.get({ invite_handle }))
    expect(invite).toMatchObject({ rsvp_status: 'removed', rsvp_available: false })
    const answer = await ada.invites.rsvp.update({ invite_handle, rsvp_status: 'accepted' })
    expect(answer).toMatchObject({ status: 'failed', error: { code: 'invite_removed' } })
    const { plan } = await reached(sam.plans.get({ plan_handle }))
    expect(plan.rsvp).toEqual({ accepted: 1, declined: 0, pending: 0, removed: 1 })
  })

  test('invited again, Ada begins anew with a new link, and accepts with a tool', async () => {
    const stage = on()
    const { world, account, sam, ada, friend, company, invitation } = stage
    const { plan_handle, pages } = company
    const both = [friend.mira, friend.ada]
    await approve(await reached(sam.plans.roster.prepare({ plan_handle, recipient_handles: both })))
    const letter = await adasMail(stage)
    expect(letter.calendar).toMatchObject({ method: 'REQUEST', sequence: 4, starts: later })
    expect(letter.calendar?.uid).toBe(invitation.uid)
    for (const page of [invitation.page, pages.ada]) {
      expect((await fetch(page)).status).toBe(404)
    }
    pages.ada = urlOf(stage, letter.page)
    const { items } = await reached(ada.invites.list())
    expect(items).toHaveLength(1)
    company.invite_handle = items[0]?.invite_handle ?? ''
    const now = {
      scheduled_at: later,
      revision: 4,
      tipped: true,
      mira: 'accepted',
      mira_asked: true,
    }
    await see(stage, now)
    const tools = await connectModern(world, account.ada)
    const result = await tools.call('service_update_my_rsvp', {
      invite_handle: company.invite_handle,
      rsvp_status: 'accepted',
      idempotency_key: 'I do come',
    })
    await tools.close()
    expect(result.structuredContent).toMatchObject({ status: 'completed' })
    await see(stage, { ...now, ada: 'accepted' })
  })

  test('Sam cancels it: everybody sees that, Ada’s calendar too, and nobody can answer', async () => {
    const stage = on()
    const { sam, ada, company, invitation } = stage
    const { plan_handle, invite_handle, pages } = company
    await approve(await reached(sam.plans.cancel.prepare({ plan_handle, expected_revision: 4 })))
    const letter = await adasMail(stage)
    expect(letter.calendar).toMatchObject({
      method: 'CANCEL',
      sequence: 5,
      uid: invitation.uid,
    })
    const off = { scheduled_at: later, revision: 5, tipped: true, state: 'canceled' } as const
    const still = { ada: 'accepted', mira: 'accepted', mira_asked: true }
    await see(stage, { ...off, ...still })
    for (const page of [pages.ada, pages.mira]) {
      expect((await answerPage(page, 'declined')).onward).toMatch(/\?refused$/)
    }
    const answer = await ada.invites.rsvp.update({ invite_handle, rsvp_status: 'declined' })
    expect(answer).toMatchObject({ status: 'failed', error: { code: 'rsvp_closed' } })
    await see(stage, { ...off, ...still })
    const { sections } = await reached(sam.planning.brief.get())
    expect(sections).toEqual([])
  })
}
