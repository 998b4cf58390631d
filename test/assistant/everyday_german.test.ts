import { expect, test } from 'vitest'
import { type Entry, hear } from '#test/assistant/said.ts'

async function heard(say: string, state?: Entry['state']) {
  const { made, understood } = await hear({ say, call: 'none', write: false, state }, 'de')
  return { ...understood, calls: made.map(({ capability, input }) => ({ capability, input })) }
}

test.each([
  ['bowling heißt ab jetzt strike night', 'strike night'],
  ['das kegeln heißt ab jetzt kugelabend', 'kugelabend'],
])('“%s” calls the first of two names anew', async (say, title_override) => {
  const { calls } = await heard(say)
  expect(calls.at(-1)).toMatchObject({
    capability: 'plans.update.prepare',
    input: { changes: { title_override } },
  })
})

test('what a list is called in a clause calls nothing anew', async () => {
  const { calls, state } = await heard(
    'die liste die einfach nur yes heißt die kann gelöscht werden',
  )
  expect(calls).toEqual([])
  expect(state.question).toMatchObject({ capability: 'ideas.lists.delete' })
})

test('a day behind a plan that is on it is a part of its name', async () => {
  const { calls } = await heard('sag das bowling am samstag ab')
  expect(calls.at(-1)?.capability).toBe('plans.cancel.prepare')
  const other = await heard('sag das bowling am sonntag ab')
  expect(other.calls.map(({ capability }) => capability)).not.toContain('plans.cancel.prepare')
})

test('a word of everyday life is no slip of a word that asks for something', async () => {
  const { calls } = await heard('Kinder in der Stadt')
  expect(calls.map(({ capability }) => capability)).not.toContain('ideas.recommendations.prepare')
})

test('what is taken out is not added', async () => {
  const { calls } = await heard('bei karaoke yusuf aus dem like nehmen')
  expect(calls.at(-1)?.input).toMatchObject({ operation: 'remove_person' })
})

test('an invitation that is to be seen is not prepared', async () => {
  const { calls } = await heard('zeig mir die einladung zum glühweinabend')
  expect(calls.at(-1)?.capability).toBe('plans.draft.preview')
})

test('who tells a host that they come answers, and asks for nobody', async () => {
  const { calls } = await heard('zoë ich bin bei der jazz night dabei!')
  expect(calls.at(-1)).toMatchObject({
    capability: 'invites.rsvp.update',
    input: { rsvp_status: 'accepted' },
  })
  expect((await heard('Ben ließ das Brunch ausfallen.')).calls).toEqual([])
})

test('a yes with the verb of what was asked about is a yes', async () => {
  const question = {
    ...{ for: 'ideas.lists.delete', slot: 'confirm' },
    input: { ideas_list_handle: 'list.yes' },
  }
  const { calls } = await heard('jo, weg damit', { question })
  expect(calls.at(-1)?.capability).toBe('ideas.lists.delete')
  const no = await heard('jo, aber nicht löschen', { question })
  expect(no.calls.map(({ capability }) => capability)).not.toContain('ideas.lists.delete')
})

test('what somebody wants to call a thing gives them no other name', async () => {
  const { calls } = await heard('Ben will Rainy Sundays in Blau umbenennen')
  expect(calls).toEqual([])
})

test('a new list with the name of one that there is is asked about', async () => {
  const { calls } = await heard('mach die Liste WG-Abende leer')
  expect(calls).toEqual([])
})

test('a noun that is joined to a name is read apart from it', async () => {
  const { calls } = await heard('zeig mir die bowling-checkliste')
  expect(calls.at(-1)).toMatchObject({ capability: 'plans.logistics.get' })
})
