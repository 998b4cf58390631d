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

test.each([
  ['die gäste sollen beim kegeln ruhig sehen wer sonst noch kommt', true],
  ['lass die gäste beim bowling sehen wer kommt', true],
  ['beim kegeln darf jeder sehen wer alles dabei ist', true],
  ['blende die gästeliste beim bowling aus', false],
  ['die gäste müssen beim kegeln nicht sehen wer kommt', false],
])('%s: whether guests see who comes: %s', async (say, show_guest_list) => {
  const { calls } = await heard(say)
  expect(calls.at(-1)).toMatchObject({
    capability: 'plans.update.prepare',
    input: { changes: { show_guest_list } },
  })
})

test.each([
  ['ich steh total auf flohmarkt am mauerpark', 'save'],
  ['eislaufen im wedding ist voll mein ding', 'save'],
  ['ich mag das museum', 'save'],
  ['das planetarium finde ich toll', 'save'],
  ['auf vabali hab ich keine lust mehr, nimm mein like weg', 'unlike'],
])('%s: a like in everyday words: %s', async (say, operation) => {
  const { calls } = await heard(say)
  expect(calls.at(-1)).toMatchObject({ capability: 'likes.mutate', input: { operation } })
})

test.each([
  ['für den weihnachtsmarkt muss noch jemand decken einpacken, nimm das mit auf', 'decken'],
  ['schreib beim bowling dazu, dass alle saubere socken mitbringen sollen', 'saubere socken'],
  ['jemand muss fürs bowling den tisch reservieren, schreib das auf die checkliste', 'den tisch'],
])('%s: is put on the checklist', async (say, title) => {
  const { calls } = await heard(say)
  expect(calls.at(-1)?.capability).toBe('plans.logistics.update')
  expect(JSON.stringify(calls.at(-1)?.input)).toContain(`"title":"${title}`)
})

test.each([
  ['mach ne neue liste auf, Kino im Januar', 'Kino im Januar'],
  ['mach eine liste auf die heißt Kino im Januar', 'Kino im Januar'],
  ['mach ne liste auf mit dem namen Filmabende', 'Filmabende'],
])('%s: is a new list', async (say, name) => {
  const { calls } = await heard(say)
  expect(calls.at(-1)).toEqual({ capability: 'ideas.lists.create', input: { name } })
})

test.each([
  ['wo klemmts noch', 'planning.brief.get'],
  ['was hängt noch in der luft', 'planning.brief.get'],
  ['zeig mir was ich alles noch nicht verschickt hab', 'plans.query'],
  ['was ist noch in der mache', 'plans.query'],
  ['idee für den sommer: kanu fahren im spreewald', 'ideas.capture'],
  ['idee fürs wochenende: minigolf', 'ideas.capture'],
  ['muss krimidinner absagen', 'invites.rsvp.update'],
  ['muss den brunch am sonntag doch absagen', 'invites.rsvp.update'],
  ['in der Mail steht, wir sollen das Bowling absagen', undefined],
  ['gefällt mir das Vabali schon', undefined],
])('%s: is %s', async (say, capability) => {
  expect((await heard(say)).calls.at(-1)?.capability).toBe(capability)
})
