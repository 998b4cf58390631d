import { beforeAll, expect, test } from 'vitest'
import { aCapture, askQuestion, failCapture } from '#test/support/given/captures.ts'
import { captureJob } from '#test/support/given/capture_job.ts'
import { jobOf } from '#test/support/given/discovery.ts'
import { aCalendar } from '#test/support/given/free_time.ts'
import { aList } from '#test/support/given/lists.ts'
import { idea, ideaAt, likes, samAndAda } from '#test/support/given/recommendations.ts'
import { makeRoundups } from '#test/support/given/roundup_states.ts'
import { type German, inGerman } from '#test/server/web/german/stage.ts'
import { type Account, useWorld } from '#test/support/world.ts'

const world = useWorld({ worker: false })
let sam: Account
let ada: Account
let toAda = ''
let german: German

beforeAll(async () => {
  const both = await samAndAda(world)
  sam = both.sam
  ada = both.ada
  toAda = both.toAda
  await likes(ada, 'Sauna im Wald', [both.toSam])
  german = await inGerman(world, sam)
})

test('ideas, a new one and what is wrong with it are wholly German', async () => {
  const { open, send } = german
  expect(await open('/ideas')).toContain('Noch keine Ideen')
  await open('/ideas/new?text=Ramen&url=https://ramen.example/')
  const long = { words: '', url: `https://a.example/${'a'.repeat(2_100)}` }
  await send('/ideas/new', '/ideas/new', long, 422)
  await send('/ideas/new', '/ideas/new', { words: '', url: '' }, 422)
  const wrong = await send('/ideas/new', '/ideas/new', { words: '', url: 'ftp://a' }, 422)
  expect(wrong).toContain('Das ist kein Link zu einer Seite.')
  const page = { source_url: 'https://kino.example/' }
  const { idea_handle } = await ideaAt(sam, 'Stummfilm im Hof', { activity_name: 'Cinema' }, page)
  await aList(sam, { name: 'Regentage' })
  await open('/ideas')
  await open('/ideas?q=Stummfilm')
  await open('/ideas?q=Zeppelin')
  const path = `/ideas/${idea_handle}`
  await open(path)
  expect(await send(path, `${path}/with`, { person: toAda })).toContain('Rückgängig')
  const blank = await send(path, `${path}/change`, { title: ' ' }, 422)
  expect(blank).toContain('Hier fehlt noch etwas.')
  const over = await send(path, `${path}/change`, { title: 'x'.repeat(200) }, 422)
  expect(over).toContain('höchstens 160 Zeichen')
  await send(path, `${path}/archive`)
  await open(path)
  await open('/ideas/idea_none', 404)
})

test('what is read, asks, has failed or is saved is wholly German', async () => {
  const { open, send } = german
  const handle = await aCapture(sam, { raw_text: 'Rudern auf dem Wannsee' })
  expect(await open(`/captures/${handle}`)).toContain('Wird gelesen')
  const choices = [
    ['Regentage', 'regen'],
    ['None of them', 'none'],
  ] as const
  const kinds = ['source', 'destination', 'person', 'items', 'subject', 'city', 'time', 'past']
  for (const kind of kinds) {
    const one = await aCapture(sam, { raw_text: `Töpfern ${kind}` })
    await askQuestion(sam, one, { kind, code: 'clarification_required', choices })
    const text = await open(`/captures/${one}`)
    expect(text).toContain('value="None of them"><bdi>Auf keine Liste</bdi>')
    await send(`/captures/${one}`, `/captures/${one}/answer`, { choice: 'None of them' })
  }
  const gone = await aCapture(sam, { source_url: 'https://weg.example.test/x' })
  await failCapture(sam, gone)
  expect(await open(`/captures/${gone}`)).toContain('Die Seite war nicht zu erreichen.')
  await send(`/captures/${gone}`, `/captures/${gone}/retry`, { version: '99' }, 409)
  await open('/captures')
  const job = captureJob(world)
  await job.run(sam.owner)
  await job.end()
  expect(await open(`/captures/${handle}`)).toContain('Gemerkt')
  const { inState } = makeRoundups(world, sam)
  for (const make of Object.values(inState)) {
    const { public_id } = await make()
    await open(`/captures/${public_id}`)
  }
})

test('finding something to do, and a search that is kept, are wholly German', async () => {
  const { open, send } = german
  await idea(sam, 'Museum der Dinge')
  await open('/find')
  const found = await open(`/find?what=Sauna&person=${toAda}`)
  expect(found).toContain('Gefällt Ada')
  expect(await open('/find?what=Museum')).toContain('Hast du dir gemerkt')
  await open('/find?what=Zeppelin')
  expect(await open('/find?what=Museum&when=niemals', 422)).toContain('Wann „niemals“ ist')
  expect(await open('/find?where=Atlantis', 422)).toContain('Ähnlich heißen:')
  expect(await open('/find?what=%21%21', 422)).toContain('Bitte gib ein Wort ein.')
  const { headers } = await german.client.post(
    '/find/runs',
    { ...fieldsOf(await open('/find?what=Museum')), what: 'Museum' },
    { accept: 'text/html' },
  )
  const path = headers.get('location') ?? ''
  expect(await open(path)).toContain('Es wird gesucht')
  await jobOf(world).run(sam.owner)
  expect(await open(path)).toContain('nicht im Web')
  await send(path, `${path}/list`, { name: '' }, 422)
})

function fieldsOf(text: string): Record<string, string> {
  const start = text.lastIndexOf('action="/find/runs"')
  const fields = text.slice(start).matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)
  return Object.fromEntries([...fields].map(([, name = '', value = '']) => [name, value]))
}

test('free time is wholly German, with what is not known of it', async () => {
  const { open } = german
  await open('/free')
  expect(await open('/free?when=next-few-weeks')).toContain('Kalender verbinden')
  await aCalendar(world.database, sam)
  const text = await open(`/free?when=next-few-weeks&person=${toAda}`)
  expect(text).toContain('Nicht bekannt: <bdi>Ada</bdi>')
  expect(text).toContain('Ada teilt keinen Kalender mit dir.')
  await open('/free?when=today&from=2037-11-27&until=2037-11-21', 422)
  const short = await open('/free?when=today&hours_from=22:00&hours_until=22:30')
  expect(short).toContain('keine zwei Stunden')
})
