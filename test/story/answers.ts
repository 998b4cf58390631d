import { expect, test } from 'vitest'
import { visitPage } from '#test/support/visit_page.ts'
import { reached } from '#test/story/reached.ts'
import { adasMail, first, see, title, urlOf, type Stage } from '#test/story/stage.ts'

/** Who is invited finds it and answers. */
export function answers(on: () => Stage): void {
  test('Ada finds it among her invites and in her mail, which say the same', async () => {
    const stage = on()
    const { sam, ada, company } = stage
    const { mail, calendar, page, unsubscribe } = await adasMail(stage)
    company.pages.ada = urlOf(stage, page)
    const { items } = await reached(ada.invites.list({ rsvp_status: 'pending' }))
    expect(items).toHaveLength(1)
    const [invite] = items
    company.invite_handle = invite?.invite_handle ?? ''
    expect(invite?.plan).toMatchObject({
      title,
      place: { name: 'Cocolo Ramen', address: 'Paul-Lincke-Ufer 39, Berlin' },
    })
    expect(mail.subject).toContain(title)
    for (const text of [mail.text, mail.html]) {
      expect(text).toContain('Sam')
      expect(text).toContain('Paul-Lincke-Ufer 39')
      expect(text).toContain(company.pages.ada)
      expect(text).not.toContain('Never on a Sunday')
    }
    expect(calendar).toMatchObject({
      method: 'REQUEST',
      sequence: 1,
      starts: first.scheduled_at,
      title,
    })
    expect(mail.headers.get('list')).toMatchObject({
      unsubscribe: { url: urlOf(stage, unsubscribe) },
    })
    const { messageId: message_id = '' } = mail
    stage.invitation = { page: company.pages.ada, uid: calendar?.uid ?? '', message_id }
    await see(stage, {})
    const { deliveries } = await reached(sam.plans.status.get({ plan_handle: company.plan_handle }))
    expect(deliveries.map(({ display_name, status }) => [display_name, status])).toEqual([
      ['Ada', 'sent'],
      ['Mira', 'manual_share'],
    ])
    const brief = await reached(ada.planning.brief.get())
    expect(brief.sections.map(({ type }) => type)).toContain('deadline')
  })

  test('Ada accepts over the API, Mira on the page of her link; the plan tips', async () => {
    const stage = on()
    const { browser, ada, company } = stage
    const { invite_handle } = company
    const accepted = { invite_handle, rsvp_status: 'accepted', expected_revision: 1 } as const
    const answer = await reached(ada.invites.rsvp.update(accepted))
    expect(answer).toMatchObject({ previous: 'pending', invite: { rsvp_status: 'accepted' } })
    await see(stage, { ada: 'accepted' })
    const plain = { javaScriptEnabled: false, viewport: { width: 360, height: 740 } }
    await visitPage(browser, company.pages.mira, plain, async (page) => {
      await page.getByRole('button', { name: 'I’ll be there' }).click()
      await page.getByText('You’re in', { exact: true }).waitFor()
    })
    await see(stage, { ada: 'accepted', mira: 'accepted', tipped: true })
  })

  test('guests see what the host lists for them, and nothing else of it', async () => {
    const stage = on()
    const { sam, ada, company } = stage
    const { plan_handle, pages } = company
    const item = { kind: 'guest_requirement', phase: 'before_arrival', status: 'pending' } as const
    await reached(
      sam.plans.logistics.update({
        plan_handle,
        mode: 'add',
        items: [
          {
            ...item,
            action_type: 'bring',
            actor_type: 'each_guest',
            visibility: 'guest',
            title: 'Bring cash',
          },
          {
            ...item,
            kind: 'host_action',
            action_type: 'reserve_table',
            actor_type: 'host',
            visibility: 'host',
            title: 'Ask about the big table',
          },
        ],
      }),
    )
    const { progress } = await reached(sam.plans.logistics.get({ plan_handle }))
    expect(progress).toEqual({ done: 0, total: 2 })
    const { invite } = await reached(ada.invites.get({ invite_handle: company.invite_handle }))
    const own = { plan_handle: invite.plan.plan_handle ?? '' }
    const listed = await reached(ada.plans.logistics.get(own))
    expect(listed.items.map((one) => one.title)).toEqual(['Bring cash'])
    for (const page of [pages.ada, pages.mira]) {
      const text = await (await fetch(page)).text()
      expect(text).toContain('Bring cash')
      expect(text).not.toContain('big table')
    }
    await see(stage, { ada: 'accepted', mira: 'accepted', tipped: true })
    const { sections } = await reached(sam.planning.brief.get())
    expect(sections.map(({ type }) => type)).toEqual(['deadline', 'upcoming', 'logistics'])
  })
}
