import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { emptyState, type NamedByPerson } from '#server/domain/assistant/state.ts'
import { rules } from '#server/surfaces/assistant/rules/interpret.ts'
import { readYaml } from '#test/assistant/fixture.ts'
import { givenHands } from '#test/assistant/given_hands.ts'
import { saidIn } from '#test/assistant/said.ts'
import { hostile } from '#test/support/given/repeated_pieces.ts'
import { line, median, percentile } from '#test/bench/measure.ts'

/** The length of a message that is measured, and how many names the account has. */
const [length, many] = [200, 2_000]

/** Milliseconds of CPU: in the middle, and for one of a hundred messages. */
const limits = { half: 2, most: 10 }

/** What the rules cost by themselves: no server, no database, and hands that answer from the fixture of the sentences. */
export async function assistantCost(): Promise<void> {
  console.log('\n(assistant) understanding alone, by rules')
  loadCost()
  const names = await namesOf(many)
  const few = names.slice(0, 60)
  for (const language of ['en', 'de']) {
    const said = sentencesIn(language)
    const joined = said.map((_, at) => [...said.slice(at), ...said].join(' ').slice(0, length))
    await messageCost(`${language}: a sentence, ${few.length} names`, said, language, few)
    await messageCost(`${language}: a sentence, ${many} names`, said, language, names)
    await messageCost(`${language}: ${length} characters, ${many} names`, joined, language, names)
  }
  await hostileCost(names)
}

/** What it takes to load the frames of both languages, each time in a process of its own. */
function loadCost(): void {
  const script = fileURLToPath(new URL('assistant_load.ts', import.meta.url))
  const loads = [0, 1, 2, 3, 4].map(() => {
    const { stdout } = spawnSync(
      process.execPath,
      ['--expose-gc', '--import', './server/preflight.mjs', script],
      { encoding: 'utf8' },
    )
    return JSON.parse(stdout) as { readonly cpu: number; readonly megabytes: number }
  })
  const cpu = median(loads.map((one) => one.cpu))
  console.log(line('frames of two languages made ready at start, ms of CPU', cpu, 50, cpu <= 50))
  const size = median(loads.map((one) => one.megabytes))
  console.log(line('what they take of the heap, MB', size, 8, size <= 8))
}

async function messageCost(
  what: string,
  messages: readonly string[],
  language: string,
  names: readonly NamedByPerson[],
): Promise<void> {
  for (const message of messages) await cpuOf(message, language, names)
  const spent: number[] = []
  for (const message of messages) spent.push(await cpuOf(message, language, names))
  const [half, most] = [percentile(spent, 0.5), percentile(spent, 0.99)]
  console.log(line(`${what}: p50, ms of CPU`, half, limits.half, half <= limits.half))
  console.log(line(`${what}: p99`, most, limits.most, most <= limits.most))
}

/** Lengths that hostile messages are compared at: the cost grows as the length does, or less. */
const lengths = [1_000, 2_000, 4_000, 8_000]

/** The longest that one message may take, and how much more eight times the length may cost. */
const [longest, growth] = [50, 12]

async function hostileCost(names: readonly NamedByPerson[]): Promise<void> {
  console.log(`  hostile messages of ${lengths.join(', ')} characters, ms of CPU`)
  let worst = 0
  for (const [kind, piece] of Object.entries(hostile)) {
    const spent: number[] = []
    for (const size of lengths) {
      const message = piece.repeat(size).slice(0, size)
      const times: number[] = []
      for (let round = 0; round < 3; round += 1) times.push(await cpuOf(message, 'en', names))
      spent.push(median(times))
    }
    const [first = 0, last = 0] = [spent[0], spent.at(-1)]
    worst = Math.max(worst, ...spent)
    // Below a millisecond the clock says little.
    const grown = last / Math.max(first, 1)
    const each = spent.map((one) => one.toFixed(1)).join(' ')
    console.log(line(kind, last, longest, last <= longest && grown <= growth, each))
  }
  console.log(line('the longest of them, which blocks as long', worst, 30, worst <= 30))
}

/** Milliseconds of CPU that a message costs. */
async function cpuOf(
  message: string,
  language: string,
  names: readonly NamedByPerson[],
): Promise<number> {
  const hands = givenHands()
  const said = { ...saidIn(message, language), state: emptyState, names: async () => names }
  const from = process.cpuUsage()
  await rules.interpret(said, hands)
  const { user, system } = process.cpuUsage(from)
  return (user + system) / 1_000
}

/** How many sentences of a language are said. */
const sampled = 60

/** Sentences of people, from all parts of the sets. */
function sentencesIn(language: string): string[] {
  const all = ['seen', 'more'].flatMap((set) =>
    (readYaml(`${language}.${set}.yaml`) as { readonly say: string }[]).map(({ say }) => say),
  )
  const every = Math.max(1, Math.floor(all.length / sampled))
  return all.filter((_, at) => at % every === 0)
}

const words =
  'harbour lantern river garden winter copper violet paper marble summit willow ember'.split(' ')

/** The names of the fixture, and as many others as it takes. */
async function namesOf(count: number): Promise<NamedByPerson[]> {
  const kinds = ['person', 'list', 'idea', 'plan', 'place']
  const own = await saidIn('', 'en').names()
  const others = Array.from({ length: count - own.length }, (_, at) => {
    const word = (of: number) => words[of % words.length] ?? ''
    return {
      kind: kinds[at % kinds.length] ?? 'idea',
      handle: `xx_${at}`,
      label: `${word(at)} ${word(at * 7 + 3)} ${at}`,
    }
  })
  return [...own, ...others]
}
