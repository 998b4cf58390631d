import { expect, test } from 'vitest'
import { answerPage } from '#test/support/invite_page.ts'
import { reached, takeStep } from '#test/story/reached.ts'
import { adasMail, prepareAnother, sendAnother, urlOf, type Stage } from '#test/story/stage.ts'

/** Mail is stopped, and two people part. */
export function endings(on: () => Stage): void {
  test('Ada stops mail with one click: the next plan says it cannot reach her, and not why', async () => {
    const stage = on()
    const { ada, friend, company } = stage
    const another = await sendAnother(stage, 'Skating')
    expect(another.deliveries).toMatchObject([{ status: 'queued' }])
    const { page, unsubscribe } = await adasMail(stage)
    const click = await fetch(urlOf(stage, unsubscribe), {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
      redirect: 'manual',
    })
    expect(click.status).toBe(200)
    company.pages.ada = urlOf(stage, page)
    stage.unsubscribe = urlOf(stage, unsubscribe)
    const { prepared } = await prepareAnother(stage, 'Sledging', [friend.ada, friend.mira])
    const [unreached] = prepared.recipients.filter(({ eligible }) => !eligible)
    expect(unreached).toMatchObject({ display_name: 'Ada' })
    const sent = await prepared.commit()
    expect(sent.data?.deliveries).toEqual([
      { person_handle: friend.mira, display_name: 'Mira', status: 'manual_share' },
      { person_handle: friend.ada, display_name: 'Ada', status: 'delivery_unavailable' },
    ])
    expect(JSON.stringify([prepared, sent])).not.toMatch(/unsubscri|stopp|block|bounc|contact me/i)
    expect((await reached(ada.invites.list({ query: 'Sledging' }))).items).toEqual([])
  })

  test('Ada lets mail come again, and is written to again', async () => {
    const stage = on()
    const { friend, unsubscribe } = stage
    const body = new URLSearchParams({ mail: 'resume' })
    const saved = await fetch(unsubscribe, { method: 'POST', body })
    expect(await saved.text()).toContain('Mail is on again')
    const { deliveries } = await sendAnother(stage, 'Curling')
    expect(deliveries).toEqual([
      { person_handle: friend.ada, display_name: 'Ada', status: 'queued' },
    ])
    expect((await adasMail(stage)).mail.subject).toContain('Curling')
  })

  test('parted, they are connected again by no old link and by no answer', async () => {
    const stage = on()
    const { sam, ada, friend, company, invitation_token } = stage
    const { prepared: late } = await prepareAnother(stage, 'Chess', [friend.ada, friend.mira])
    await takeStep(sam, { operation: 'disconnect', person_handle: friend.ada })
    const { admission } = await reached(ada.relationships.invitation.get({ invitation_token }))
    expect(admission).toBe('closed')
    const review = await ada.relationships.friendship.review({
      operation: 'accept_invitation',
      invitation_token,
    })
    expect(review).toMatchObject({ status: 'needs_input' })
    // The invitation stays, and so does its link; an answer is an answer and no more.
    await answerPage(company.pages.ada, 'accepted')
    const { items } = await reached(ada.invites.list({ query: 'Skating' }))
    expect(items).toMatchObject([{ rsvp_status: 'accepted' }])
    for (const client of [sam, ada]) {
      const connected = client.relationships.people.query({ classification: 'connected' })
      expect((await reached(connected)).items).toEqual([])
    }
    expect(await late.commit()).toMatchObject({
      status: 'failed',
      error: { code: 'recipient_not_eligible' },
    })
    const { deliveries, share_links } = await sendAnother(stage, 'Bowling')
    expect(deliveries).toEqual([
      { person_handle: friend.ada, display_name: 'Ada', status: 'manual_share' },
    ])
    expect(share_links).toHaveLength(1)
    expect((await reached(ada.invites.list({ query: 'Bowling' }))).items).toEqual([])
  })

  test('Mira was never written to, and every mail there was has been read', async () => {
    const { mailbox } = on()
    // Invited, moved, removed, invited again, canceled, Skating and Curling: each of them was Ada's.
    expect(await mailbox.count()).toBe(7)
  })
}
