import { beforeAll, expect, test } from 'vitest'
import { aParty, aPreparedSend, alterPlan, type Party } from '#test/support/given/actions.ts'
import { anAskingToken } from '#test/support/given/approvals.ts'
import { answer, ideas } from '#test/support/given/lists.ts'
import { aDraft, inHours } from '#test/support/given/plans.ts'
import { checked, type German, inGerman } from '#test/server/web/german/stage.ts'
import { anApp, openConsent } from '#test/support/oauth_app.ts'
import { endFlow } from '#test/support/oauth_steps.ts'
import { type Account, useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld()
let party: Party
let agent: Account
let sam: German

beforeAll(async () => {
  party = await aParty(world)
  agent = await anAskingToken(world, party.sam)
  sam = await inGerman(world, party.sam)
})

test('what waits for approval is German, and what became of it', async () => {
  const nina = await inGerman(world, await world.account('Nina'))
  expect(await nina.open('/approvals')).toContain('Nichts wartet auf dich')
  const { ada, mira } = party.friends
  const { prepared } = await aPreparedSend(agent, [ada, mira], { title_override: 'Suppe' })
  const path = `/approvals/${prepared.action_handle}`
  expect(await sam.open('/approvals')).toContain('Ada und Mira zu „Suppe“ einladen')
  const shown = await sam.open(path)
  expect(shown).toMatch(/<h1[^>]*>Ada und Mira zu „Suppe“ einladen</)
  expect(await sam.send(path, `${path}/release`)).toContain('Du hast das freigegeben.')
  expect(await sam.send(path, `${path}/send`)).toContain(
    'Die Einladung zu „Suppe“ ist unterwegs an Ada.',
  )
  await sam.open(path)
  const other = await aPreparedSend(agent, [ada], { title_override: 'Quiz' })
  const second = `/approvals/${other.prepared.action_handle}`
  expect(await sam.send(second, `${second}/refuse`)).toContain('Du hast es abgelehnt')
  const third = await aPreparedSend(agent, [ada], { title_override: 'Kino' })
  await alterPlan(world, third.plan.plan_handle, "scheduled_at = now() - interval '1 day'")
  await sam.open(`/approvals/${third.prepared.action_handle}`)
  await sam.open('/approvals/ac_00000000000000000000000000', 404)
})

test('a step of a friendship that an agent asks for is German', async () => {
  for (const input of [
    { operation: 'disconnect', people_handles: [party.friends.jonas] },
    { operation: 'create_invitation' },
  ] as const) {
    const { data } = await answer(agent, 'relationships.friendship.review', input)
    const accepted = { review_token: data.review_token, accept_consequences: true }
    const { body } = await agent.call('relationships.friendship.apply', accepted)
    const path = String(Object(body).approve_at).slice(world.url.length)
    await sam.open('/approvals')
    await sam.open(path)
    const { json } = await sam.client.get(path)
    const done = await sam.client.post(
      path,
      { form_token: json.form_token, key: json.key },
      { accept: 'text/html', 'accept-language': 'de' },
    )
    expect(checked(path, done, 200)).toContain('Erledigt')
    // A connection ends once; links can be made again.
    await sam.open(path, input.operation === 'disconnect' ? 409 : 200)
  }
})

test('people, and what is done with one, are German', async () => {
  await sam.open('/people')
  await sam.open('/people?name=Niemand')
  expect(await sam.send('/people', '/people', { person: ' ' }, 422)).toContain(
    'Bitte gib einen Namen an.',
  )
  expect(await sam.send('/people', '/people', { person: 'Kim' })).toContain('Gespeichert')
  const { ada, mira } = party.friends
  await sam.open(`/people/${ada}`)
  await sam.open(`/people/${ada}/disconnect`)
  expect(await sam.send(`/people/${mira}`, `/people/${mira}/rename`, { name: 'Ada' })).toContain(
    'Gespeichert',
  )
  await sam.open(`/people/${mira}/connect`)
  expect(await sam.send(`/people/${mira}/connect`, `/people/${mira}/connect`)).toContain(
    'Dein Link',
  )
  expect(await sam.send(`/people/${ada}/disconnect`, `/people/${ada}/disconnect`)).toContain(
    'nicht mehr verbunden',
  )
})

test('agents, their tokens and what they did are German', async () => {
  const agents = '/settings/agents'
  await agent.call('ideas.lists.create', { name: 'Regentage' })
  await sam.open(agents)
  for (const path of [
    `${agents}/new`,
    `${agents}?ended`,
    '/settings/activity',
    '/settings/activity?filter=sent',
  ])
    await sam.open(path)
  expect(await sam.send(`${agents}/new`, `${agents}/new`, { label: ' ' }, 422)).toContain(
    'Gib ihm einen Namen',
  )
  const fields = { label: 'Laptop', abilities: ['planning:read', 'planning:commit'], days: '30' }
  expect(await sam.send(`${agents}/new`, `${agents}/new`, fields, 201)).toContain(
    'Kopier jetzt dein Token',
  )
  const { json } = await sam.client.get(agents)
  for (const { token_handle } of json.tokens) {
    const path = `${agents}/${token_handle}`
    await sam.open(path)
    await sam.open(`${path}/rotate`)
    await sam.open(`${path}/revoke`)
  }
  const path = `${agents}/${json.tokens[0].token_handle}`
  expect(await sam.send(path, `${path}/approval`)).toContain('Ab jetzt wirst du gefragt')
  expect(await sam.send(`${path}/rotate`, `${path}/rotate`, { hours: '1' }, 201)).toContain(
    'Das alte Token gilt noch eine Stunde.',
  )
  expect(await sam.send(`${path}/revoke`, `${path}/revoke`)).toContain('Widerrufen')
  expect(await sam.open('/settings/activity')).toContain('Token erstellt: „<bdi>Laptop</bdi>“')
})

test('what is archived is German, and so is deleting it for good', async () => {
  await sam.open('/settings/archived')
  const [idea_handle = ''] = await ideas(party.sam, 'Alter Hafen')
  await answer(party.sam, 'ideas.created.archive', { idea_handle })
  const { plan } = await aDraft(party.sam, {
    title_override: 'Alter Abend',
    scheduled_at: inHours(80),
  })
  await answer(party.sam, 'plans.discard', { plan_handle: plan.plan_handle })
  await sam.open('/settings/archived')
  for (const handle of [idea_handle, plan.plan_handle]) {
    await sam.open(`/settings/archived/${handle}`)
    await sam.open(`/settings/archived/${handle}/delete`)
  }
  const path = `/settings/archived/${idea_handle}`
  expect(await sam.send(path, `${path}/restore`)).toContain('Wiederhergestellt.')
})

test('an app is allowed, refused and turned away in German', async () => {
  const app = await anApp(world.url, { name: 'Notizbuch' })
  const begun = await app.begin({
    scope: 'planning:read planning:commit',
    resource: `${world.url}/api`,
  })
  const path = await openConsent(sam.client, begun)
  const shown = await sam.open(path)
  expect(shown).toContain('möchte dein Konto benutzen')
  expect(shown).toContain('Die App nennt sich „<bdi>Notizbuch</bdi>“.')
  expect(await sam.send(path, path, { decision: 'allow' }, 422)).toContain(
    'Kreuz mindestens eins an',
  )
  await endFlow(world, path)
  expect(await sam.open(path, 404)).toContain('Hier geht es nicht weiter')
  const resumed = path.replace('/consent/', '/authorize/')
  expect(await sam.open(resumed, 400)).toContain('länger als 15 Minuten')
})
