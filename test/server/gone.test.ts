import { beforeAll, expect, test } from 'vitest'
import type { CapabilityId } from '#generated/types.ts'
import { connect } from '#test/support/given/connections.ts'
import { invite, take } from '#test/support/given/friendship.ts'
import { aList, anIdea, answer, people } from '#test/support/given/lists.ts'
import { type Account, useAccount, useWorld } from '#test/support/world.ts'

const world = useWorld()
const sam = useAccount(world, 'Sam')
const ada = useAccount(world, 'Ada')
const jonas = useAccount(world, 'Jonas')
const stranger = useAccount(world, 'Stranger')

/** What will be archived, deleted or somebody's who disconnects; each word stands nowhere else. */
const gone = ['Oldsauna', 'Oldclinic', 'Oldconcert', 'Oldfinn', 'Oldlist', 'Oldjazz', 'Oldquiz']

/** One thing that somebody reads: a call or a page. */
type Read = () => Promise<string>

const reads = new Map<string, Read>()

function reading(id: CapabilityId, reader: Account, ...inputs: Record<string, unknown>[]) {
  for (const input of inputs.length > 0 ? inputs : [{}]) {
    reads.set(`${reads.size + 1}: ${id} ${JSON.stringify(input)}`, async () => {
      const { status, text } = await reader.call(id, input)
      expect(status, text).toBe(200)
      return text
    })
  }
}

function readingPage(url: string) {
  const { pathname } = new URL(url)
  reads.set(pathname, async () => (await fetch(`${world.url}${pathname}`)).text())
}

/** Which of the words somebody still reads, each with where. */
async function seen(): Promise<string[]> {
  const found: string[] = []
  for (const [name, read] of reads) {
    const text = await read()
    found.push(...gone.filter((word) => text.includes(word)).map((word) => `${word} in ${name}`))
  }
  return found
}

/** What makes the things go. */
const partings: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  const [bobby = '', finn = ''] = await people(sam, 'Bobby', 'Oldfinn')
  const withAda = await connect(sam, ada)
  const withJonas = await connect(sam, jonas)
  const list = await aList(sam, { name: 'Warm', person_handles: [bobby, finn] })
  const deletedList = await aList(sam, { name: 'Oldlist', person_handles: [bobby] })

  const sauna = await anIdea(sam, 'Oldsauna')
  const walk = await anIdea(sam, 'Walk')
  const { data: made } = await answer(sam, 'ideas.structured_create', {
    kind: 'event',
    title: 'Oldconcert',
    event_start_at: new Date(Date.now() + 200 * 3_600_000).toISOString(),
  })
  const concert = made.idea.idea_handle
  const { data: placed } = await answer(sam, 'places.private.create', { name: 'Oldclinic' })
  const clinic = placed.place.place_handle
  const like = (by: Account, kind: string, handle: string, intentions: string[][]) =>
    answer(by, 'likes.mutate', { operation: 'save', subject: { kind, handle }, intentions })
  const everyone = [[bobby], [withAda.first], [bobby, finn]]
  await like(sam, 'idea', sauna, everyone)
  await like(sam, 'event', concert, everyone)
  await like(sam, 'place', clinic, everyone)
  await like(sam, 'idea', walk, everyone)
  await like(jonas, 'idea', await anIdea(jonas, 'Oldjazz'), [[withJonas.second]])
  const quiz = await anIdea(ada, 'Oldquiz')
  await like(ada, 'idea', quiz, [[withAda.second]])
  await answer(sam, 'ideas.lists.items.update', {
    ideas_list_handle: list,
    idea_handles: [sauna, concert, walk],
    mode: 'add',
  })
  await answer(sam, 'ideas.lists.items.update', {
    ideas_list_handle: deletedList,
    idea_handles: [walk],
    mode: 'add',
  })
  const { data: shared } = await answer(sam, 'ideas.lists.share.prepare', {
    ideas_list_handle: list,
    person_handle: bobby,
  })
  const { data: sharedDeleted } = await answer(sam, 'ideas.lists.share.prepare', {
    ideas_list_handle: deletedList,
    person_handle: bobby,
  })
  const invitation_token = await invite(sam, { people_handles: [bobby], preview_enabled: true })

  readingPage(shared.manual_link?.url ?? '')
  readingPage(sharedDeleted.manual_link?.url ?? '')
  readingPage(`http://localhost/c/${invitation_token}`)
  const operation = 'create_invitation'
  reading(
    'relationships.friendship.review',
    sam,
    { operation, people_handles: [bobby], preview_enabled: true },
    { operation: 'close_invitation', invitation_token },
    { operation: 'disconnect', person_handle: withAda.first },
  )
  reading('relationships.invitation.get', stranger, { invitation_token })
  reading('relationships.person.get', sam, { person_handle: bobby })
  reading('relationships.person.get', ada, { person_handle: withAda.second })
  reading('relationships.person.get', sam, { person_handle: withAda.first })
  reading('relationships.people.query', sam, {}, { name: 'Old' })
  reading('likes.query', sam, {}, { people_handles: [bobby] }, { people_handles: [withAda.first] })
  reading('likes.query', ada, { filters: {} }, { people_handles: [withAda.second] })
  reading('ideas.saved.query', sam, {}, { query: 'Old' }, { person_handle: bobby })
  reading('ideas.lists.query', sam, {}, { query: 'Old' })
  reading('ideas.lists.get', sam, { ideas_list_handle: list })
  reading('ideas.lists.likes.preview', sam, {
    ideas_list_handle: list,
    person_handles: [bobby],
  })
  reading('places.private.query', sam, {}, { query: 'Old' })
  reading('planning.brief.get', sam)
  reading('planning.brief.get', ada)
  reading('plans.query', sam)

  partings.push(
    () => answer(sam, 'ideas.created.archive', { idea_handle: sauna }),
    () => answer(sam, 'ideas.created.archive', { idea_handle: concert }),
    () => answer(sam, 'places.private.archive', { place_handle: clinic }),
    () => answer(ada, 'ideas.created.archive', { idea_handle: quiz }),
    () => answer(sam, 'relationships.people.manage', { operation: 'delete', person_handle: finn }),
    () => answer(sam, 'ideas.lists.delete', { ideas_list_handle: deletedList }),
    () => take(sam, { operation: 'disconnect', person_handle: withJonas.first }),
  )
})

test('what is archived, deleted or of somebody disconnected is shown nowhere', async () => {
  const before = (word: string) => async () =>
    (await seen()).some((where) => where.startsWith(word))
  for (const word of gone) await expect.poll(before(word), { timeout: 5_000 }).toBe(true)
  for (const part of partings) await part()
  await expect.poll(seen, { timeout: 5_000 }).toEqual([])
})
