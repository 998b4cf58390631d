import { describe, expect, test } from 'vitest'
import { anIdea, answer, people } from '#test/support/given/lists.ts'
import { likes, mutate, threeFriends } from '#test/support/given/likes.ts'
import { disconnect } from '#test/support/given/rows.ts'
import { type Account, useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld()

describe('a like between two accounts', () => {
  test('is shown to the Connected Friends it is for, and to nobody else', async () => {
    const { sam, ada, mira, toAda, toSam } = await threeFriends(world)
    const idea = await anIdea(sam, 'Night swim')
    await mutate(sam, idea, { operation: 'save', people_handles: [toAda] })
    expect(await likes(ada)).toMatchObject([
      {
        subject: { kind: 'idea', title: 'Night swim', handle: expect.stringMatching(/^lk_/) },
        mine: false,
        incoming_from: [{ person_handle: toSam, display_name: 'Sam' }],
        intentions: [],
        match: false,
        revision: 0,
      },
    ])
    expect(await likes(mira)).toEqual([])
  })

  test('a like for nobody in particular is shown to nobody', async () => {
    const { sam, ada } = await threeFriends(world)
    await mutate(sam, await anIdea(sam, 'Alone'), { operation: 'save' })
    expect(await likes(ada)).toEqual([])
    expect(await likes(sam)).toMatchObject([{ mine: true, intentions: [], revision: 1 }])
  })

  test('matches what the reader saved under the same title, whatever its case and spaces', async () => {
    const { sam, ada, toAda, toSam } = await threeFriends(world)
    const own = await anIdea(ada, 'café  ZOË')
    await mutate(sam, await anIdea(sam, 'Café Zoë'), { operation: 'save', people_handles: [toAda] })
    expect(await likes(ada)).toMatchObject([
      { subject: { handle: own, title: 'café  ZOË' }, mine: false, match: false },
    ])
    await mutate(ada, own, { operation: 'save', people_handles: [toSam] })
    expect(await likes(ada)).toMatchObject([
      { mine: true, match: true, matches: [{ person_handle: toSam }], revision: 1 },
    ])
    expect(await likes(sam)).toMatchObject([
      { mine: true, match: true, matches: [{ person_handle: toAda }] },
    ])
    const { data } = await answer(ada, 'ideas.saved.query', { mutual_only: true })
    expect(data.items).toMatchObject([
      { idea_handle: own, liked: true, mutual: true, liked_by: [{ person_handle: toSam }] },
    ])
    const { data: known } = await answer(ada, 'relationships.person.get', { person_handle: toSam })
    expect(known.interests).toMatchObject([{ idea_handle: own, mine: true, mutual: true }])
  })

  test('does not match another time, another kind or other accents, however it is asked for', async () => {
    const { sam, ada, toAda, toSam } = await threeFriends(world)
    const event = async (account: Account, title: string, days: number) => {
      const event_start_at = new Date(Date.now() + days * 86_400_000).toISOString()
      const { data } = await answer(account, 'ideas.structured_create', {
        kind: 'event',
        title,
        event_start_at,
      })
      return data.idea.idea_handle
    }
    const save = { operation: 'save', people_handles: [toAda] }
    const theirs: string[] = []
    for (const handle of [
      await event(ada, 'jazz  NIGHT', 180),
      await anIdea(ada, 'Bär'),
      await anIdea(ada, 'Lantern walk'),
    ]) {
      await mutate(ada, handle, { operation: 'save', people_handles: [toSam] })
      theirs.push(handle)
    }
    await mutate(sam, await event(sam, 'Jazz night', 40), save, 'event')
    await mutate(sam, await anIdea(sam, 'Bar'), save)
    await mutate(sam, await event(sam, 'Lantern walk', 40), save, 'event')

    const entries = await likes(ada)
    expect(entries.map(({ mine, match }) => ({ mine, match }))).toEqual([
      ...Array(3).fill({ mine: false, match: false }),
      ...Array(3).fill({ mine: true, match: false }),
    ])
    const { data: saved } = await answer(ada, 'ideas.saved.query', {})
    expect(saved.items.filter(({ mutual, liked_by }) => mutual || liked_by.length > 0)).toEqual([])
    const { data: brief } = await answer(ada, 'planning.brief.get', {})
    expect(brief.sections.map(({ type }) => type)).not.toContain('mutual_interest')
    for (const idea_handle of theirs) {
      const { data } = await answer(ada, 'relationships.interest.get', {
        subject: { type: 'idea', idea_handle },
        person_handle: toSam,
      })
      expect(data).toMatchObject({ mine: true, mutual: 'unknown' })
    }
    // Liking what came in saves another thing: it does not take the own one of that title.
    const incoming = entries.find(({ subject, mine }) => subject.title === 'Jazz night' && !mine)
    const { data: liked } = await mutate(
      ada,
      incoming?.subject.handle ?? '',
      { operation: 'save' },
      'event',
    )
    expect(theirs).not.toContain(liked.subject.handle)
    expect((await likes(ada)).filter(({ match }) => match)).toMatchObject([
      { subject: { kind: 'event', title: 'Jazz night', handle: liked.subject.handle } },
    ])
  })

  test('what is recorded for a friend, and what a friend is known to like, shows with that friend', async () => {
    const { sam, ada, toAda, toSam } = await threeFriends(world)
    const [finn = ''] = await people(sam, 'Finn')
    const kite = await anIdea(sam, 'Kite')
    const { data: saved } = await answer(sam, 'ideas.saved.query', { query: 'Kite' })
    const { outcome } = await answer(sam, 'ideas.candidates.like', {
      candidate_ids: [saved.items[0]?.candidate_id],
      person_handles: [finn],
    })
    expect(outcome.fallback_text).toBe('You like “Kite”. You would do it with Finn.')
    const { data: made } = await answer(sam, 'places.private.create', { name: 'The cabin' })
    await mutate(
      sam,
      made.place.place_handle,
      { operation: 'save', people_handles: [finn] },
      'place',
    )
    await mutate(ada, await anIdea(ada, 'Sauna'), { operation: 'save', people_handles: [toSam] })

    const withFinn = await answer(sam, 'relationships.person.get', { person_handle: finn })
    expect(withFinn.data.interests).toMatchObject([
      { idea_handle: kite, title: 'Kite', mine: true, mutual: 'unknown' },
    ])
    expect(withFinn.data.other_interests).toMatchObject([{ kind: 'place', title: 'The cabin' }])
    expect(withFinn.outcome.fallback_text).toContain('1 saved idea and 1 other thing concern Finn.')
    const concerning = async (person_handle: string) => {
      const { data } = await answer(sam, 'ideas.saved.query', { person_handle })
      return data.items.map(({ title }) => title)
    }
    expect(await concerning(finn)).toEqual(['Kite'])
    expect(await concerning(toAda)).toEqual([])
    const withAda = async () =>
      (await answer(sam, 'relationships.person.get', { person_handle: toAda })).data
    const sauna = { kind: 'idea', title: 'Sauna', handle: expect.stringMatching(/^lk_/) }
    expect(await withAda()).toMatchObject({ interests: [], other_interests: [sauna] })
    // Once it is saved, it is among the saved ideas.
    await anIdea(sam, 'sauna')
    expect(await withAda()).toMatchObject({
      interests: [{ title: 'sauna', mine: false, mutual: 'unknown' }],
      other_interests: [],
    })
  })

  test('disappears when it is taken back, when the person is removed from it, and after a disconnection', async () => {
    const { sam, ada, mira, toAda, toMira } = await threeFriends(world)
    const idea = await anIdea(sam, 'Silent disco')
    const shownTo = async () => [(await likes(ada)).length, (await likes(mira)).length]
    await mutate(sam, idea, { operation: 'save', people_handles: [toAda, toMira] })
    expect(await shownTo()).toEqual([1, 1])
    await mutate(sam, idea, { operation: 'remove_person', people_handles: [toMira] })
    expect(await shownTo()).toEqual([1, 0])
    await mutate(sam, idea, { operation: 'unlike' })
    expect(await shownTo()).toEqual([0, 0])
    await mutate(sam, idea, { operation: 'save', people_handles: [toAda] })
    expect(await shownTo()).toEqual([1, 0])
  })

  test('a like that is taken back leaves none of its content', async () => {
    const { sam, ada, toAda } = await threeFriends(world)
    const idea = await anIdea(sam, 'Secret garden')
    await mutate(sam, idea, { operation: 'save', people_handles: [toAda] })
    await mutate(sam, idea, { operation: 'unlike' })
    const rows = await world.database.read(
      ada.owner,
      (db) => db.sql`
        select active, title, title_key, version
        from incoming_interests where owner_id = ${db.owner}`,
    )
    expect(rows).toEqual([{ active: false, title: '', title_key: '', version: 2 }])
  })

  test('every read checks the connection again, whatever copy is left', async () => {
    const { sam, ada, toAda, toSam } = await threeFriends(world)
    const own = await anIdea(ada, 'Rooftop')
    await mutate(sam, await anIdea(sam, 'Rooftop'), { operation: 'save', people_handles: [toAda] })
    await mutate(ada, own, { operation: 'save' })
    const { outcome } = await answer(ada, 'likes.query', { limit: 1 })
    expect(outcome.collection?.has_more).toBe(false)
    await disconnect(world, ada, toSam)
    expect(await likes(ada)).toMatchObject([{ mine: true, incoming_from: [], match: false }])
    expect(await likes(ada, { filters: { incoming_only: true } })).toEqual([])
    const { data } = await answer(ada, 'ideas.saved.query', {})
    expect(data.items).toMatchObject([{ liked_by: [], mutual: false }])
  })

  test('another person’s like can be liked by its handle, which saves it as an idea once', async () => {
    const { sam, ada, toAda, toSam } = await threeFriends(world)
    await mutate(sam, await anIdea(sam, 'Boat trip'), {
      operation: 'save',
      people_handles: [toAda],
    })
    const [incoming] = await likes(ada)
    const { handle = '' } = incoming?.subject ?? {}
    const save = { operation: 'save', people_handles: [toSam] }
    await Promise.all([mutate(ada, handle, save), mutate(ada, handle, save)])
    const { data } = await answer(ada, 'ideas.saved.query', {})
    expect(data.items).toMatchObject([{ title: 'Boat trip', liked: true, mutual: true }])
    expect(await likes(ada)).toMatchObject([
      { subject: { handle: data.items[0]?.idea_handle }, match: true, revision: 1 },
    ])
    const { status } = await sam.call('likes.mutate', {
      subject: { kind: 'idea', handle },
      ...save,
    })
    expect(status).toBe(404)
  })

  test('follows a new title, and ends when the idea is archived', async () => {
    const { sam, ada, toAda } = await threeFriends(world)
    const idea = await anIdea(sam, 'Old name')
    await mutate(sam, idea, { operation: 'save', people_handles: [toAda] })
    await answer(sam, 'ideas.created.update', { idea_handle: idea, title: 'New name' })
    expect(await likes(ada)).toMatchObject([{ subject: { title: 'New name' } }])
    await answer(sam, 'ideas.created.archive', { idea_handle: idea })
    expect(await likes(ada)).toEqual([])
    expect(await likes(sam)).toEqual([])
  })

  test('an undone unlike shows it again, with the people it was for', async () => {
    const { sam, ada, toAda } = await threeFriends(world)
    const idea = await anIdea(sam, 'Jam session')
    await mutate(sam, idea, { operation: 'save', people_handles: [toAda] })
    const { data } = await mutate(sam, idea, { operation: 'unlike' })
    expect(await likes(ada)).toEqual([])
    const { data: back } = await answer(sam, 'likes.mutate', {
      operation: 'undo',
      receipt_id: data.receipt_id,
    })
    expect(back).toMatchObject({ saved: true, intentions: [[toAda]], revision: 3 })
    expect(await likes(ada)).toHaveLength(1)
  })
})
