import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { brotliCompressSync, constants } from 'node:zlib'
import { expect, test } from 'vitest'
import { stemOf, wordsOf } from '#codegen/emit/docs/find_words.mjs'
import { docs } from '../fences.ts'
import { drills } from './drills.ts'
import { type Asked, findings } from './findings.ts'
import { foreignHeldBack, foreignWords } from './foreign_words.ts'
import { fresh } from './fresh.ts'
import { mended } from './mended.ts'
import { newcomers } from './newcomers.ts'
import { practice } from './practice.ts'
import { questions } from './questions.ts'
import { sloppy } from './sloppy.ts'
import { elsewhere, heldBack, spoken } from './spoken.ts'
import { tasks } from './tasks.ts'
import { told } from './told.ts'
import { unseen } from './unseen.ts'

interface Hit {
  readonly path: string
  readonly title: string
}

const script = readFileSync(join(docs, 'search.js'), 'utf8')
/** The search as a browser runs it. */
const scope: { findPages?: (query: string) => Hit[]; docsIndex?: string[][] } = {}
runInNewContext(script, Object.assign(scope, { globalThis: scope }))
const find = (query: string): Hit[] => scope.findPages?.(query) ?? []
const firstOf = (query: string) => find(query)[0]?.path

/** The queries whose first hit is another page, each with that hit. */
function missed(table: readonly Asked[]): string[] {
  return table.flatMap(({ query, pages }) => {
    const page = firstOf(query)?.replace(/\.html(#.*)?$/, '')
    return page !== undefined && pages.includes(page) ? [] : [`${query} → ${firstOf(query)}`]
  })
}

test.each([
  ['nine in ten queries of the findings', findings, 0.9],
  ['nine in ten queries by task', tasks, 0.9],
  ['three in four queries for practice', practice, 0.75],
  ['nine in ten questions of developers', questions, 0.9],
  ['nine in ten questions about what there is not, and others that missed', told, 0.9],
  ['two in three queries that adjusted nothing', unseen, 0.65],
  ['three in four questions that were written last', fresh, 0.75],
  ['four in five whole questions of newcomers', newcomers, 0.8],
  ['nine in ten questions by the goal', spoken, 0.9],
  ['nine in ten questions for practice about each guide', drills, 0.9],
  ['seventeen in twenty short ones about calls and failures', sloppy, 0.85],
  ['seventeen in twenty questions that were held back', heldBack, 0.85],
  ['four in five questions in the words of others', elsewhere, 0.8],
  ['three in four in the words of other services', foreignWords, 0.75],
  ['two in three of those to which nothing was adjusted', foreignHeldBack, 0.65],
  ['all but one question that newcomers asked in vain before', mended, 0.94],
])('%s find their page first', (_, table, least) => {
  const wrong = missed(table)
  expect(table.length - wrong.length, wrong.join('\n')).toBeGreaterThanOrEqual(least * table.length)
})

test('there are all queries that the findings name, and forty by task, none twice', () => {
  const all = [
    ...findings,
    ...tasks,
    ...practice,
    ...questions,
    ...unseen,
    ...fresh,
    ...told,
    ...newcomers,
    ...spoken,
    ...drills,
    ...sloppy,
    ...heldBack,
    ...elsewhere,
    ...foreignWords,
    ...foreignHeldBack,
    ...mended,
  ].map(({ query }) => query)
  expect([findings.length, tasks.length]).toEqual([38, 40])
  expect(new Set(all).size).toBe(all.length)
})

test.each([
  ['backoff', 'guides/errors_and_recovery.html'],
  ['cors', 'guides/operating.html'],
  ['point in time recovery', 'guides/backups.html#point-in-time-recovery'],
  ['expected_generation', 'capabilities/ideas.roundup.mutate.html#input.expected_generation'],
  ['PreparedAction', 'resources/PreparedAction.html'],
  ['idempotncy', 'guides/idempotency.html'],
  ['pagin', 'guides/paging.html'],
  ['timed out', 'guides/errors_and_recovery.html'],
])('%s leads to the page, the section or the field: %s', (query, path) => {
  expect(firstOf(query)).toBe(path)
})

test('every entry of the index is a page, or a part that its page has', () => {
  let ids = ''
  for (const record of scope.docsIndex ?? []) {
    const [first = '', heading = ''] = record
    const anchor = first.endsWith('.') ? first + heading : first
    if (record.length > 3) ids = readFileSync(join(docs, `${first}.html`), 'utf8')
    else expect(ids.includes(` id="${anchor}"`), anchor).toBe(true)
  }
})

test.each([
  ['recurring plan', 'recurring-plans'],
  ['how do I merge two people', 'merging-people'],
  ['plus ones', 'plus-ones'],
  ['sms', 'sms-whatsapp-and-other-messengers'],
  ['waiting list', 'a-waiting-list'],
  ['block a person', 'blocking-somebody'],
])('what there is not has a section for %s', (query, anchor) => {
  expect(find(query)[0]?.path).toMatch(/^guides\/what_there_is_not/)
  expect(readFileSync(join(docs, 'guides/what_there_is_not.html'), 'utf8')).toContain(
    ` id="${anchor}"`,
  )
})

test('nothing is found for nothing, and for what is nowhere', () => {
  for (const query of ['', '  ', '?', 'xyzzyplugh']) expect(find(query)).toEqual([])
})

test('forms of a word have one stem, and other words another', () => {
  const stems = (text: string) => new Set(wordsOf(text).map(stemOf)).size
  expect(stems('invite invites invited inviting invitation invitations')).toBe(1)
  expect(stems('cancel cancels canceled cancelled canceling')).toBe(1)
  expect(stems('delete deletes deleted deleting deletion')).toBe(1)
  expect(stems('notify notifies notified notification')).toBe(1)
  expect(stems('authenticate authentication authenticated')).toBe(1)
  expect(stems('keep keeps kept')).toBe(1)
  expect(stems('send sent')).toBe(1)
  expect(stems('plan planning place')).toBe(3)
  expect(wordsOf('Café PreparedAction plan_full')).toEqual([
    'cafe',
    'prepared',
    'action',
    'plan',
    'full',
  ])
})

test('at most 72 kB are sent, once, with the first search', () => {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 6 }
  expect(brotliCompressSync(script, { params }).length).toBeLessThan(72_000)
})
