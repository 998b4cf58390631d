import { beforeAll, expect, test } from 'vitest'
import { aCapture, askQuestion, failCapture } from '#test/support/given/captures.ts'
import { aList, answer, people } from '#test/support/given/lists.ts'
import { aDraft } from '#test/support/given/plans.ts'
import { sendForm } from '#test/support/page_forms.ts'
import { signedInClient, type WebClient } from '#test/support/web_client.ts'
import { useAccount, useWorld } from '#test/support/world.ts'

const world = useWorld({ worker: false })
const sam = useAccount(world, 'Sam')
const long = 'long name '.repeat(60).trim()
let client: WebClient

/** A form with something wrong in it. */
interface Wrong {
  /** Where it stands, and where it goes if that is another path. */
  readonly on: string
  readonly to?: string
  readonly fields: Record<string, string>
  /** The ids of the fields that are wrong. */
  readonly at: readonly string[]
}

/** Forms by what is wrong with them. */
let forms: Readonly<Record<string, () => Promise<Wrong> | Wrong>> = {}

const names = [
  ...['list without a name', 'list with a long name', 'person without a name'],
  ...['person with a long name', 'place without a name', 'place with a long address'],
  ...['renamed list without a name', 'renamed list with a long name'],
  ...['renamed person without a name', 'idea of no link', 'idea changed to no name'],
  ...[
    'idea changed to no link',
    'idea with a long description',
    'rules with a day that does not exist',
  ],
  ...['plan with a long name', 'plan in the past', 'draft with a wrong end'],
  ...['answer without words', 'retry with too many words', 'calendar without an address'],
  ...['calendar of no address', 'list shared with nobody', 'checklist without words'],
  ...['list for nobody', 'idea with nobody', 'rules with no such place'],
  ...['free time without an end', 'hours that are none'],
]

beforeAll(async () => {
  client = await signedInClient(world, sam)
  const list = `/lists/${await aList(sam, { name: 'Wrong fields' })}`
  const [handle = ''] = await people(sam, 'Wrong Wanda')
  const person = `/people/${handle}`
  const { data } = await answer(sam, 'ideas.structured_create', { kind: 'place', title: 'Pond' })
  const idea = `/ideas/${data.idea.idea_handle}`
  const { plan } = await aDraft(sam, {})
  const draft = `/plans/${plan.plan_handle}`
  const day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
  const what = { title: 'Regatta', day, time: '19:30' }
  const asking = `/captures/${await asks()}`
  const failed = `/captures/${await fails()}`
  const change = { on: idea, to: `${idea}/change` }
  const whole = { title: 'Pond', description: '', link: '' }
  forms = {
    'list without a name': () => ({ on: '/lists', fields: { name: ' ' }, at: ['name'] }),
    'list with a long name': () => ({ on: '/lists', fields: { name: long }, at: ['name'] }),
    'person without a name': () => ({ on: '/people', fields: { person: '' }, at: ['person'] }),
    'person with a long name': () => ({ on: '/people', fields: { person: long }, at: ['person'] }),
    'place without a name': () => ({ on: '/places', fields: { name: '' }, at: ['name'] }),
    'place with a long address': () => ({
      ...{ on: '/places', fields: { name: 'Pond', address: long }, at: ['address'] },
    }),
    'renamed list without a name': () => ({
      ...{ on: list, to: `${list}/rename`, fields: { name: '' }, at: ['new-name'] },
    }),
    'renamed list with a long name': () => ({
      ...{ on: list, to: `${list}/rename`, fields: { name: long }, at: ['new-name'] },
    }),
    'renamed person without a name': () => ({
      ...{ on: person, to: `${person}/rename`, fields: { name: '' }, at: ['name'] },
    }),
    'idea of no link': () => ({ on: '/ideas/new', fields: { url: 'the pond' }, at: ['url'] }),
    'idea changed to no name': () => ({
      ...change,
      fields: { ...whole, title: '' },
      at: ['title'],
    }),
    'idea changed to no link': () => ({
      ...{ ...change, fields: { ...whole, link: 'not a link' }, at: ['link'] },
    }),
    'idea with a long description': () => ({
      ...{ ...change, fields: { ...whole, description: long.repeat(6) }, at: ['description'] },
    }),
    'rules with a day that does not exist': () => ({
      ...{ on: `${list}/rules`, fields: { from: '2027-02-31' }, at: ['from'] },
    }),
    'plan with a long name': () => ({
      ...{ on: '/plans/new', fields: { ...what, title: long }, at: ['title'] },
    }),
    'plan in the past': () => ({
      ...{ on: '/plans/new', fields: { ...what, day: '2020-01-01' }, at: ['day'] },
    }),
    'draft with a wrong end': () => ({
      ...{ on: `${draft}/edit`, fields: { ...what, ends: `${day}T01:00` }, at: ['ends'] },
    }),
    'answer without words': () => ({
      ...{ on: asking, to: `${asking}/answer`, fields: { answer: '' }, at: ['answer'] },
    }),
    'retry with too many words': () => ({
      ...{ on: failed, to: `${failed}/retry`, fields: { detail: long.repeat(9) }, at: ['detail'] },
    }),
    'calendar without an address': () => ({
      ...{ on: '/settings/calendars', to: '/settings/calendars/subscribe' },
      ...{ fields: { url: '' }, at: ['url'] },
    }),
    'calendar of no address': () => ({
      ...{ on: '/settings/calendars', to: '/settings/calendars/subscribe' },
      ...{ fields: { url: 'my calendar' }, at: ['url'] },
    }),
    'list shared with nobody': () => ({
      ...{ on: `${list}/share?next=yes`, fields: {}, at: ['person'] },
    }),
    'checklist without words': () => ({
      ...{ on: draft, to: `${draft}/checklist`, fields: { title: '' }, at: ['item'] },
    }),
    'list for nobody': () => ({
      ...{ on: list, to: `${list}/people`, fields: {}, at: ['person'] },
    }),
    'idea with nobody': () => ({ on: idea, to: `${idea}/with`, fields: {}, at: ['person'] }),
    'rules with no such place': () => ({
      ...{ on: `${list}/rules`, fields: { where: 'Nowhereville' }, at: ['where'] },
    }),
    'free time without an end': () => ({
      ...{ on: '/free?when=this-week&from=2027-03-14', fields: {}, at: ['until'] },
    }),
    'hours that are none': () => ({
      ...{ on: '/free?when=this-week&hours_from=late', fields: {}, at: ['hours_from'] },
    }),
  }
})

async function asks(): Promise<string> {
  const handle = await aCapture(sam, { text: 'Pottery' })
  await askQuestion(sam, handle, { kind: 'subject', code: 'subject_required', choices: [] })
  return handle
}

async function fails(): Promise<string> {
  const handle = await aCapture(sam, { source_url: 'https://gone.example.test/x' })
  await failCapture(sam, handle)
  return handle
}

/** What a page says of a form that is wrong, at the top and at the fields. */
async function saidOf(name: string): Promise<{ status: number; text: string; wrong: Wrong }> {
  const wrong = await forms[name]?.()
  if (wrong === undefined) throw new Error(`No form is called ${name}.`)
  const { on, to = on, fields } = wrong
  const { status, text } = on.includes('?')
    ? await client.get(on, { accept: 'text/html' })
    : await sendForm(client, on, to, fields)
  return { status, text, wrong }
}

/** Words that only programs are told. */
const machine =
  /\b(must (not )?(be|have)|is required|absolute URI|_at|_handle|scheduled|capacity|catalog)\b/i

test.each(names)(
  'a form with something wrong says so at its field and on top: %s',
  async (name) => {
    const { status, text, wrong } = await saidOf(name)
    expect([name, status]).toEqual([name, 422])
    for (const id of wrong.at) {
      const [tag = ''] =
        new RegExp(`<(input|textarea|fieldset|select) id="${id}"[^>]*>`).exec(text) ?? []
      expect([name, tag]).toEqual([
        name,
        expect.stringMatching(`aria-describedby="[^"]*${id}-wrong`),
      ])
      if (!tag.startsWith('<fieldset'))
        expect([name, tag]).toEqual([name, expect.stringContaining('aria-invalid="true"')])
      expect(text).toContain(`href="#${id}"`)
      expect(text).toContain(`id="${id}-wrong"`)
    }
    expect(text).toMatch(/role="(alert|status)" tabindex="-1" autofocus/)
    // What is wrong stands within what is shown: nothing has to be opened first.
    for (const [, closed = ''] of text.matchAll(/<details>([\s\S]*?)<\/details>/g)) {
      expect(closed).not.toContain('class="wrong"')
    }
  },
)

test.each(['en', 'de'])('what is wrong is said in sentences for people: %s', async (language) => {
  client.headers = { 'accept-language': language }
  for (const name of names) {
    const { text } = await saidOf(name)
    const said = [...text.matchAll(/<p class="wrong"[^>]*>([\s\S]*?)<\/p>/g)].map(
      ([, one = '']) => one,
    )
    const isCalendar = name.startsWith('calendar')
    if (!isCalendar) expect([name, said.filter((one) => machine.test(one))]).toEqual([name, []])
    expect([name, said.filter((one) => /lang="en"/.test(one))]).toEqual([name, []])
    expect([name, said.length]).toEqual([name, 1])
  }
  client.headers = { accept: 'application/json' }
})
