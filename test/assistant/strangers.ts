// How the Assistant takes what people said to other assistants: strangers.yaml says where the sentences are from and what is right.
//
//   node test/assistant/strangers.ts nlu xsid          the half to work with: figures by intent, and each wrong write
//   node test/assistant/strangers.ts nlu --all         with each sentence that was not understood rightly
//   node test/assistant/strangers.ts nlu --kept        the figures of the other half, and no sentence of it
//   node test/assistant/strangers.ts tatoeba_en --most=99999     all of a source, not the first 40 of each intent
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { readYaml } from '#test/assistant/fixture.ts'
import { callsOf, hear, type Heard } from '#test/assistant/said.ts'

interface Source {
  readonly language: string
  readonly intents: Readonly<Record<string, readonly string[]>>
  /** Words of the sentences, and what of the fixture is said in their place. */
  readonly named?: Readonly<Record<string, string>>
  /** Beginnings of the hashes of sentences of which a change is right, judged one by one. */
  readonly asked?: readonly string[]
}

interface Sentence {
  readonly text: string
  readonly intent: string
}

type Worth = 'right' | 'asked' | 'missed' | 'other' | 'wrong_write'

const folder = '.cache/strangers'

const table = readYaml('strangers.yaml') as Record<string, Source>

const readers: { readonly [source: string]: () => Sentence[] } = {
  nlu: () =>
    read('nlu.csv')
      .split('\n')
      .slice(1)
      .flatMap((line) => {
        const [, scenario = '', intent = '', , , said = ''] = line.split(';')
        const text = said.replaceAll(/^["<\s]+|[">\s]+$/g, '')
        return text === '' ? [] : [{ text, intent: `${scenario}_${intent}` }]
      }),
  clinc: () => {
    const parts = JSON.parse(read('clinc.json')) as Record<string, [string, string][]>
    return Object.values(parts).flatMap((all) => all.map(([text, intent]) => ({ text, intent })))
  },
  xsid: () =>
    read('xsid.de.conll')
      .split('\n\n')
      .flatMap((block) => {
        const text = /^# text = (.+)$/m.exec(block)?.[1]
        const intent = /^# intent = (.+)$/m.exec(block)?.[1]
        return text && intent ? [{ text, intent }] : []
      }),
  sgd: () =>
    readdirSync(folder)
      .filter((file) => /^sgd\..+\.json$/.test(file))
      .flatMap((file) => JSON.parse(read(file)) as { turns: Turn[] }[])
      .flatMap(({ turns }) => turns.filter(({ speaker }) => speaker === 'USER'))
      .map(({ utterance }) => ({ text: utterance.replaceAll('\n', ' '), intent: 'said' })),
  daily_en: () => dailyTalk('daily.en.txt'),
  daily_de: () => dailyTalk('daily.de.txt'),
  tatoeba_en: () => withNames(0, 'tatoeba_en'),
  tatoeba_de: () => withNames(1, 'tatoeba_de'),
}

interface Turn {
  readonly speaker: string
  readonly utterance: string
}

/** The longest sentence of talk that counts, in characters. */
const longest = 160

/** What people say to each other. */
function dailyTalk(file: string): Sentence[] {
  return read(file)
    .split(/\n|__eou__/)
    .map((one) =>
      one
        .trim()
        .replaceAll(/\s+/g, ' ')
        .replaceAll(/ ([.,?!;:’'])/g, '$1')
        .replaceAll(/(\w) ?’ ?(s|t|m|re|ll|ve|d)\b/g, '$1’$2'),
    )
    .filter((text) => text !== '' && text.length <= longest)
    .map((text) => ({ text, intent: 'said' }))
}

/** Sentences in which somebody or something is named, with a name of the fixture instead: each may be taken for a request. */
function withNames(column: number, source: string): Sentence[] {
  const { named = {} } = table[source] as Source
  return read('tatoeba.txt')
    .split('\n')
    .flatMap((line) => {
      const text = line.split('\t')[column] ?? ''
      const said = text.replaceAll(/[\p{L}\p{N}_]+/gu, (word) => named[word] ?? word)
      return said === text ? [] : [{ text: said, intent: 'said' }]
    })
}

function read(file: string): string {
  const path = `${folder}/${file}`
  if (!existsSync(path))
    throw new Error(`${path} is not there: strangers.yaml says where it is from`)
  return readFileSync(path, 'utf8')
}

/** Whether a sentence is of the half that is counted at the end alone. */
function isKept({ text }: Sentence): boolean {
  return (createHash('sha256').update(text).digest()[0] ?? 0) % 2 === 1
}

/** What a sentence is called by where it is judged. */
function markOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8)
}

/** What came of a sentence for which some calls are right; null for sentences that ask for nothing that this service does. */
function worthOf(right: readonly string[] | null, { understood, made, open }: Heard): Worth {
  const { question } = understood.state
  const asks = question !== null && question.question_handle !== open
  const proposed = question === null ? [] : [question.capability]
  // “I cannot remind anybody” is what a good answer says here.
  if (understood.error?.code === 'not_possible_here') return 'right'
  const writes = made.filter((one) => one.writes).map(({ capability }) => capability as string)
  if (right === null) return writes.length > 0 ? 'wrong_write' : asks ? 'asked' : 'right'
  if (writes.some((one) => !right.includes(one))) return 'wrong_write'
  if (made.some(({ capability }) => right.includes(capability))) return 'right'
  // Strangers are named: what is missing has to be asked about.
  if (proposed.some((one) => right.includes(one))) return 'right'
  if (asks) return 'asked'
  return made.length === 0 ? 'missed' : 'other'
}

const [every, kept] = ['--all', '--kept'].map((one) => process.argv.includes(one))
const most = Number(process.argv.find((one) => one.startsWith('--most='))?.slice(7) ?? 40)
for (const name of process.argv.slice(2).filter((one) => !one.startsWith('--'))) {
  const { language, intents, asked = [] } = table[name] as Source
  const { none = [], ...others } = intents
  const all = new Map((readers[name]?.() ?? []).map((one) => [one.text.toLowerCase(), one]))
  const seen = new Map<string, number>()
  const totals = { none: count(), meant: count() }
  const byIntent = new Map<string, Record<Worth, number>>()
  for (const sentence of all.values()) {
    const { text, intent } = sentence
    if (isKept(sentence) !== kept) continue
    const right = none.includes(intent) ? null : others[intent]
    const times = seen.get(intent) ?? 0
    if (right === undefined || times >= most) continue
    seen.set(intent, times + 1)
    const heard = await hear({ say: text, call: '', write: false }, language)
    const found = worthOf(right, heard)
    const worth = found === 'wrong_write' && asked.includes(markOf(text)) ? 'right' : found
    totals[right === null ? 'none' : 'meant'][worth] += 1
    const of = byIntent.get(intent) ?? count()
    of[worth] += 1
    byIntent.set(intent, of)
    if (kept || worth === 'right' || !(every || worth === 'wrong_write')) continue
    const { reply, state } = heard.understood
    console.log(
      `${worth} [${intent} ${markOf(text)}]: ${text}\n    → ${callsOf(heard.made)} | ${state.question?.capability ?? ''} | ${reply.split('\n')[0]}`,
    )
  }
  for (const [intent, of] of byIntent)
    if (!kept && byIntent.size > 1) console.log(`${intent}: ${line(of)}`)
  for (const [kind, of] of Object.entries(totals)) console.log(`${name} ${kind}: ${line(of)}`)
}

function count(): Record<Worth, number> {
  return { right: 0, asked: 0, missed: 0, other: 0, wrong_write: 0 }
}

function line(of: Readonly<Record<Worth, number>>): string {
  const all = Object.values(of).reduce((sum, one) => sum + one, 0)
  const share = (many: number) => `${many} (${((100 * many) / Math.max(all, 1)).toFixed(1)} %)`
  return `${Object.entries(of)
    .map(([worth, many]) => `${worth} ${share(many)}`)
    .join(', ')} of ${all}`
}
