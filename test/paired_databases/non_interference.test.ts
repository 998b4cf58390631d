import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { newId } from '#server/database/id.ts'
import { type HandleKind, toHandle } from '#server/domain/basics/handle.ts'
import { all, isLive } from '#test/contract/live.ts'
import { captures } from '#test/paired_databases/captures.ts'
import { settle } from '#test/paired_databases/events.ts'
import { finding } from '#test/paired_databases/finding.ts'
import { freeTime } from '#test/paired_databases/free_time.ts'
import { ideasAndLikes } from '#test/paired_databases/ideas_and_likes.ts'
import { invitesAndPlans } from '#test/paired_databases/invites_and_plans.ts'
import {
  busyAfter,
  busyBefore,
  commonLife,
  invitations,
  quietBefore,
  times,
} from '#test/paired_databases/lives.ts'
import { Naming } from '#test/paired_databases/normal.ts'
import { objects } from '#test/paired_databases/objects.ts'
import { sharingAndParting } from '#test/paired_databases/sharing_and_parting.ts'
import { filled, keep, startTwin, type Twin, type Values } from '#test/paired_databases/twin.ts'

// Two databases that differ only in what other people keep to themselves give Sam the same answers.

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

const script = [
  ...ideasAndLikes,
  ...objects,
  ...finding,
  ...invitesAndPlans,
  ...freeTime,
  ...captures,
  ...sharingAndParting,
]

let quiet: Twin
let busy: Twin

const both = <Result>(work: (twin: Twin) => Promise<Result>) =>
  Promise.all([work(quiet), work(busy)])

/** Sam's mail, in an order that does not depend on which of two was sent first. */
const samsMail = ({ mails }: Twin) =>
  mails
    .filter(({ to }) => to.name === 'Sam')
    .sort((one, other) => one.subject.localeCompare(other.subject))

/** What Sam reads in her mail. */
const readMail = (twin: Twin) =>
  samsMail(twin).map(({ from, to, subject, text, html, calendar }) =>
    twin.naming.normal([from, to.name, subject, text, html, calendar]),
  )

beforeAll(async () => {
  const given = Object.values(times)
  ;[quiet, busy] = [await startTwin(given, false), await startTwin(given, true)]
  await Promise.all([quietBefore(quiet), busyBefore(busy)])
  await both(commonLife)
  await both(invitations)
  await busyAfter(busy)
  await both(settle)
  const foreign: [string, HandleKind, string][] = [
    ['foreign list', 'list', 'ada list'],
    ['foreign plan', 'plan', 'adasDancing'],
    ['foreign idea', 'idea', 'ada Ramen'],
    ['foreign person', 'person', 'adasOther'],
    ['foreign action', 'action', 'action'],
  ]
  for (const [name, kind, theirs] of foreign) {
    busy.kept[name] = busy.kept[theirs] ?? ''
    quiet.kept[name] = toHandle(kind, newId())
  }
  busy.kept['foreign candidate'] = busy.kept['ada Ramen candidate'] ?? ''
  quiet.kept['foreign candidate'] = busy.kept['foreign candidate']
}, 120_000)
afterAll(() => Promise.all([quiet?.world.stop(), busy?.world.stop()]))

test('the two do differ for the account that the difference is about', async () => {
  const asked = [
    ['ideas.lists.query', 'ada'],
    ['plans.query', 'ada'],
    ['planning.brief.get', 'ada'],
    ['likes.query', 'ada'],
    ['relationships.people.query', 'ada'],
    ['plans.query', 'jonas'],
  ] as const
  for (const [id, who] of asked) {
    const [one, other] = await both(async ({ [who]: account, naming }) => {
      const { body } = await account.call(id, {})
      return new Naming(naming.given).normal(body)
    })
    expect(other, `${who}: ${id}`).not.toEqual(one)
  }
})

test('everything that is live is asked', () => {
  const asked = new Set<string>(
    script.flatMap((step) => (typeof step === 'function' ? [] : step[0])),
  )
  const left = all.filter(({ id }) => isLive(id) && !asked.has(id)).map(({ id }) => id)
  expect(left, 'a step of Sam’s in test/paired_databases').toEqual([])
})

describe('Sam is told the same', () => {
  test.each(
    script.map((step, at) => {
      const name = typeof step === 'function' ? step.name : `${step[0]} ${JSON.stringify(step[1])}`
      return [at + 1, name, step] as const
    }),
  )('%i %s', async (_at, _name, step) => {
    if (typeof step === 'function') {
      await both(step)
      return
    }
    const [id, input, paths = {}] = step
    const [one, other] = await both(async (twin) => {
      const answer = await twin.sam.call(id, filled(twin, input) as Values)
      keep(twin, answer.body, paths)
      const headers = [...answer.headers.keys()].sort()
      return { status: answer.status, headers, body: twin.naming.normal(answer.body) }
    })
    expect(other).toEqual(one)
  })

  test('by mail', async () => {
    await both(settle)
    const mail = readMail(quiet)
    expect(mail).toHaveLength(4)
    expect(readMail(busy)).toEqual(mail)
  })

  test('on the pages her mail leads to', async () => {
    const [one, other] = await both(async (twin) => {
      const pages: unknown[] = []
      for (const { text } of samsMail(twin)) {
        const path = /https:\S+(\/i\/\S+)/.exec(text)?.[1]
        if (!path) continue
        const page = await fetch(`${twin.world.url}${path}`)
        pages.push(page.status, twin.naming.normal(await page.text()))
      }
      return pages
    })
    expect(one?.length).toBeGreaterThan(0)
    expect(other).toEqual(one)
  })
})
