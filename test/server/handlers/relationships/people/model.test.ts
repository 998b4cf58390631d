import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answer } from '#test/support/given/lists.ts'
import { type Account, useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld()

/** Names, and which of them are one name. */
const spellings = {
  ada: ['Ada', 'ada', ' ÁDA '],
  ben: ['Ben', 'BEN'],
  cleo: ['Cleo'],
  zoe: ['Zoë', 'zoe'],
}

interface Name {
  text: string
  key: string
}

interface Saved {
  handle: string
  name: Name
  /** Keys of former names. */
  former: Set<string>
}

/** What the directory should hold, in plain words: a list of people. */
class Directory {
  people: Saved[] = []

  answeringTo({ key }: Name): Saved[] {
    const named = this.people.filter(({ name }) => name.key === key)
    return named.length > 0 ? named : this.people.filter(({ former }) => former.has(key))
  }

  add(handle: string | undefined, name: Name): void {
    if (handle === undefined) throw new Error('nobody was made')
    this.people.push({ handle, name, former: new Set() })
  }
}

const name = fc.constantFrom(
  ...Object.entries(spellings).flatMap(([key, texts]) => texts.map((text) => ({ key, text }))),
)
const index = fc.nat(9)

const step = fc.oneof(
  fc.record({
    do: fc.constant('ensure' as const),
    names: fc.array(name, { minLength: 1, maxLength: 4 }),
  }),
  fc.record({ do: fc.constant('create' as const), name }),
  fc.record({ do: fc.constant('rename' as const), index, name }),
  fc.record({ do: fc.constant('delete' as const), index }),
)

type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

test('after any ensure, create, rename and delete, the directory has what a plain list would have', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 15 }), async (steps) => {
      const account = await world.account('Sam')
      const directory = new Directory()
      for (const one of steps) {
        await take(account, directory, one)
        await compare(account, directory)
      }
    }),
    { numRuns: 20, endOnFailure: true },
  )
}, 120_000)

async function take(account: Account, directory: Directory, one: Step): Promise<void> {
  if (one.do === 'ensure') return ensure(account, directory, one.names)
  if (one.do === 'create') {
    const { data } = await manage(account, { operation: 'create', display_name: one.name.text })
    return directory.add(data.person.person_handle, one.name)
  }
  const person = directory.people[one.index % Math.max(1, directory.people.length)]
  if (!person) return
  const person_handle = person.handle
  if (one.do === 'delete') {
    await manage(account, { operation: 'delete', person_handle })
    directory.people = directory.people.filter((other) => other !== person)
    return
  }
  const { status } = await manage(account, {
    operation: 'rename',
    person_handle,
    display_name: one.name.text,
  })
  expect(status).toBe(person.name.text.trim() === one.name.text.trim() ? 'unchanged' : 'completed')
  person.former.add(person.name.key).delete(one.name.key)
  person.name = one.name
}

function manage(account: Account, input: Record<string, unknown>) {
  return answer(account, 'relationships.people.manage', input)
}

async function ensure(account: Account, directory: Directory, names: Name[]): Promise<void> {
  const once = [...new Map(names.toReversed().map((one) => [one.key, one])).values()].toReversed()
  const input = { names: names.map(({ text }) => text) }
  const { status, data } = await answer(account, 'relationships.people.ensure', input)
  const found = once.map((one) => directory.answeringTo(one))
  if (found.some((people) => people.length > 1)) {
    expect(status).toBe('needs_input')
    return
  }
  const isNew = found.map((people) => people.length === 0)
  expect(status).toBe(isNew.includes(true) ? 'completed' : 'unchanged')
  const created = new Map(data.people.map((one) => [one.name, one]))
  for (const [index, one] of once.entries()) {
    const person = created.get(one.text.trim())
    expect(person?.created).toBe(isNew[index])
    const known = found[index]?.[0]
    if (known) expect(person?.person.person_handle).toBe(known.handle)
    else directory.add(person?.person.person_handle, one)
  }
}

async function compare(account: Account, directory: Directory): Promise<void> {
  const { data } = await answer(account, 'relationships.people.query', {})
  const held = data.items.map(
    ({ person_handle, display_name }) => `${person_handle} ${display_name}`,
  )
  const expected = directory.people.map(({ handle, name }) => `${handle} ${name.text.trim()}`)
  expect(held.sort()).toEqual(expected.sort())
}
