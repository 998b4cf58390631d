// Every figure of the server beside its limit, in one run, on a PostgreSQL of its own.
//
//   npm run bench                          everything
//   npm run bench -- a c                   only these parts
//   npm run bench -- b --release REF       the server of a commit measured in turns with this one
//   npm run bench -- b --folder PATH       the same for the server of another checkout
//
//   npm run bench -- carries               what a core and a disk carry, for the guide of it; with --release REF or --folder
//                                          PATH compared by HTTP alone, which any release has, and ended with 1 where one is 1.25 times as dear
//
//   npm run bench -- reading --corpus PATH what captures make of public pages; --half work|held|both
//   npm run bench -- quality --corpus PATH how good searches of a public inventory are; --half work|held|both
//
// --rounds and --seconds say how often, and how long each time; --ideas and --background how many ideas (finding) has, and
// --background how many items (million); --warm with how many calls (a) and (d) begin, of which fewer make them shorter. Of
// everything that is compared, the median of the rounds' ratios counts: on a machine that does other work too, CPU is exact
// where rates are not.
import '#codegen/commands/help.ts'
import { assistantCost } from '#test/bench/assistant.ts'
import { availabilityCost } from '#test/bench/availability.ts'
import { carriesCost } from '#test/bench/carries/main.ts'
import { captureCost } from '#test/bench/captures.ts'
import { findingCost } from '#test/bench/finding.ts'
import { findingQuality } from '#test/bench/finding_quality.ts'
import { foreignTimes } from '#test/bench/foreign.ts'
import { growthCost } from '#test/bench/growth.ts'
import { hostileCalendars } from '#test/bench/hostile.ts'
import { inboxGrowth, listGrowth } from '#test/bench/list_growth.ts'
import { inventoryCost, inventoryMillion } from '#test/bench/inventory.ts'
import { neighbourTimes } from '#test/bench/neighbour.ts'
import { icsCost } from '#test/bench/ics.ts'
import { readOptions } from '#test/bench/options.ts'
import { readingQuality } from '#test/bench/reading.ts'
import { readingCost } from '#test/bench/readings.ts'
import { pageCost, readCost, toolCost } from '#test/bench/reads.ts'
import { startRigs } from '#test/bench/rigs.ts'
import { commitCost, mailRate } from '#test/bench/sending.ts'
import { severalServers } from '#test/bench/several_servers.ts'
import { startTime } from '#test/bench/start_time.ts'
import { roundTrips } from '#test/bench/trips.ts'
import { workerRate } from '#test/bench/worker.ts'
import { recommendationCost } from '#test/bench/recommendations.ts'
import { turnCost } from '#test/bench/assistant_turns.ts'
import { webCost } from '#test/bench/web.ts'
import { rsvpRate, writeRate } from '#test/bench/writes.ts'

const options = readOptions(process.argv.slice(2))
const { parts } = options
const wanted = (part: string) => parts.length === 0 || parts.includes(part)

if (wanted('reading')) await readingQuality(options)
if (wanted('ics')) icsCost(options.rounds)
if (wanted('assistant')) await assistantCost()
if (wanted('inventory')) await inventoryCost(options)
if (wanted('finding')) await findingCost(options)
if (wanted('quality')) await findingQuality(options)
// Only when it is asked for: it takes minutes.
if (parts.includes('million')) await inventoryMillion(options)
if (parts.includes('carries') && !(await carriesCost(options))) process.exitCode = 1
const alone = [
  'reading',
  'assistant',
  'ics',
  'inventory',
  'finding',
  'quality',
  'million',
  'carries',
]
if (parts.length > 0 && parts.every((part) => alone.includes(part))) process.exit()

const { ours, rigs, stop } = await startRigs(options)
try {
  if (wanted('a')) await readCost(rigs, options)
  if (['list', 'saved', 'lists'].some(wanted)) await pageCost(rigs, options, wanted)
  if (wanted('b')) await writeRate(rigs, options)
  if (wanted('rsvp')) await rsvpRate(rigs, options)
  if (wanted('commit')) await commitCost(rigs, options)
  if (wanted('trips')) await roundTrips(rigs)
  if (wanted('c')) await listGrowth(ours, options)
  if (wanted('inbox')) await inboxGrowth(ours, options)
  if (wanted('d')) await toolCost(rigs, options)
  if (wanted('turns')) await turnCost(ours, options)
  if (wanted('web')) await webCost(ours, options)
  if (wanted('foreign')) await foreignTimes(ours)
  if (wanted('mail')) await mailRate(ours.bench)
  if (wanted('neighbour')) await neighbourTimes(ours)
  if (wanted('availability')) await availabilityCost(ours, options)
  if (wanted('recommend')) await recommendationCost(ours, options)
  if (wanted('hostile')) await hostileCalendars(ours, options)
  if (wanted('readings')) await readingCost(ours, options)
  if (wanted('capture')) await captureCost(ours, options)
  if (wanted('worker')) await workerRate(ours.bench)
} finally {
  await stop()
}
if (wanted('servers')) await severalServers(options)
if (wanted('e')) await startTime()
if (wanted('growth')) await growthCost(options)
