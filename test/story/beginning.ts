import { expect, test } from 'vitest'
import { reached, takeStep } from '#test/story/reached.ts'
import { first, title, type Stage } from '#test/story/stage.ts'

/** From a saved idea to an invitation. */
export function beginning(on: () => Stage): void {
  test('Sam and Ada become connected by a link that Sam hands over', async () => {
    const stage = on()
    const { sam, ada, friend } = stage
    const { link } = await takeStep(sam, { operation: 'create_invitation', mode: 'individual' })
    const invitation_token = link?.url.split('/').at(-1) ?? ''
    stage.invitation_token = invitation_token
    const read = await reached(ada.relationships.invitation.get({ invitation_token }))
    expect(read).toMatchObject({ admission: 'open', joined: [] })
    const { connections } = await takeStep(ada, {
      operation: 'accept_invitation',
      invitation_token,
    })
    expect(connections).toMatchObject([{ display_name: 'Sam', classification: 'connected' }])
    const { items } = await reached(sam.relationships.people.query({ classification: 'connected' }))
    expect(items.map(({ display_name }) => display_name)).toEqual(['Ada'])
    friend.ada = items[0]?.person_handle ?? ''
    const { people } = await reached(sam.relationships.people.ensure({ people: ['Mira'] }))
    friend.mira = people[0]?.person.person_handle ?? ''
  })

  test('Sam drafts an outing from a saved idea, and is asked before drafting it twice', async () => {
    const { sam, friend, company } = on()
    const { place } = await reached(
      sam.places.private.create({
        name: 'Cocolo Ramen',
        address: 'Paul-Lincke-Ufer 39, Berlin',
        description: 'Never on a Sunday.',
      }),
    )
    const { list } = await reached(sam.ideas.lists.create({ name: 'Winter evenings' }))
    const { ideas_list_handle } = list
    const { idea } = await reached(
      sam.ideas.structured_create({
        kind: 'place',
        title: 'Ramen',
        place_handle: place.place_handle,
        ideas_list_handles: [ideas_list_handle],
      }),
    )
    const { items } = await reached(sam.ideas.lists.get({ ideas_list_handle }))
    expect(items.map(({ idea_handle }) => idea_handle)).toEqual([idea.idea_handle])
    const { candidate_id } = items[0] ?? idea
    const drafted = {
      candidate_id,
      ...first,
      capacity_min: 3,
      capacity_max: 4,
      title_override: title,
      audience_selection: { person_handles: [friend.ada], person_names: ['Mira'] },
    }
    const { plan, draft } = await reached(sam.plans.draft.create(drafted))
    expect(plan).toMatchObject({ title, state: 'draft', revision: 0, role: 'host' })
    expect(draft.audience.map((one) => [one.display_name, one.classification])).toEqual([
      ['Ada', 'connected'],
      ['Mira', 'friend_in_mind'],
    ])
    const { plan_handle } = plan
    company.plan_handle = plan_handle
    const again = await sam.plans.draft.create(drafted)
    expect(again).toMatchObject({
      status: 'needs_input',
      error: { code: 'related_drafts_exist', candidates: [{ plan_handle, title }] },
    })
    const brief = await reached(sam.planning.brief.get())
    expect(brief.sections.map(({ type }) => type)).toEqual(['draft'])
  })

  test('nothing goes out before it is reviewed, prepared and approved', async () => {
    const { mailbox, sam, ada, friend, company } = on()
    const { plan_handle } = company
    const early = await sam.plans.prepare_send({ plan_handle })
    expect(early).toMatchObject({ status: 'failed', error: { code: 'draft_not_reviewed' } })
    const review = await reached(sam.plans.draft.preview({ plan_handle }))
    expect(review.missing).toEqual([])
    const ways = [
      { display_name: 'Ada', delivery: 'service', eligible: true },
      { display_name: 'Mira', delivery: 'manual_share', eligible: true },
    ]
    expect(review.preview).toMatchObject({ title, recipients: ways })
    const { prepared, plan } = await reached(sam.plans.prepare_send({ plan_handle }))
    expect(prepared).toMatchObject({ checksum: review.checksum, recipients: ways })
    expect(plan.state).toBe('prepared')
    expect((await reached(ada.invites.list())).items).toEqual([])
    expect(await mailbox.count()).toBe(0)
    const sent = await prepared.commit()
    expect(sent).toMatchObject({
      status: 'completed',
      data: {
        plan: { state: 'active', revision: 1 },
        deliveries: [
          { person_handle: friend.ada, status: 'queued' },
          { person_handle: friend.mira, status: 'manual_share' },
        ],
      },
    })
    const { data } = await prepared.commit()
    expect(data).toEqual(sent.data)
    const [link] = sent.data?.share_links ?? []
    expect(link?.person_handle).toBe(friend.mira)
    company.pages.mira = link?.url ?? ''
  })
}
