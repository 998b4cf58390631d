import { deleteOldWork } from '#server/data/accepted_work/delete.ts'
import { agreementTo } from '#server/domain/assistant/language_model.ts'
import { makeNamer } from '#server/jobs/capture/namer.ts'
import { openModel } from '#server/outbound/language_model.ts'
import { asSuperuser } from '#test/support/cluster.ts'
import { startFeed } from '#test/support/feed_server.ts'
import {
  captureJob,
  dueNow,
  pageOf,
  sauna,
  storedCapture,
} from '#test/support/given/capture_job.ts'
import {
  aCapture,
  alterCapture,
  answerQuestion,
  capture,
  readCapture,
} from '#test/support/given/captures.ts'
import { agree, modelAt } from '#test/support/given/model.ts'
import { startModelServer } from '#test/support/model_server.ts'
import { aList, answer, people } from '#test/support/given/lists.ts'
import type { Account, World } from '#test/support/world.ts'

/** Captures in every way, ends them in every way, and lets them grow old. */
export async function useCaptures(world: World, before: Account): Promise<void> {
  const sam = await world.token(before)
  const site = await startFeed()
  const job = captureJob(world, [site.allow], { renewEvery: 5 })
  const list = await aList(sam, { name: 'Captured' })
  await people(sam, 'Perpetua')
  const page = (path: string) => ({ source_url: new URL(path, site.url).href })
  const isThere = () => site.answer((response) => response.writeHead(200).end(pageOf(sauna)))
  isThere()
  const to = { target_ideas_list_handle: list, target_person_text: 'Perpetua' }
  const read = async (handle: string) => {
    for (let left = 10; left > 0; left -= 1) {
      await job.run(sam.owner)
      const { state } = await storedCapture(sam, handle)
      if (state !== 'accepted') return
      await dueNow(sam, handle)
    }
    throw new Error('A capture does not end.')
  }
  await read(await aCapture(sam, { ...page('/one'), ...to }))
  await read(await aCapture(sam, { ...page('/one'), ...to }))
  const slow = await aCapture(sam, page('/slow'))
  site.answer((response) => {
    setTimeout(() => response.writeHead(200).end(pageOf(sauna)), 50)
  })
  await read(slow)
  await readCapture(sam, slow, 1)
  const asked = await capture(sam, {
    text: 'Ostsee Sauna, Seestraße 9',
    target_feed_text: 'no such',
    target_person_text: 'Nobody Such',
  })
  await answerQuestion(sam, asked.data.capture_public_id, 'zzz')
  await answerQuestion(sam, asked.data.capture_public_id, 'none')
  await answerQuestion(sam, asked.data.capture_public_id, 'nobody')
  const canceled = await capture(sam, { text: 'save this' })
  await answerQuestion(sam, canceled.data.capture_public_id, 'cancel')
  site.answer((response) => response.writeHead(200).end('<title>Log in</title>'))
  await read(await aCapture(sam, page('/wall')))
  site.answer((response) => response.destroy())
  await aCapture(sam, page('/broken'))
  await job.run(sam.owner)
  await nameByModel(world)
  isThere()
  await read(await aCapture(sam, page('/whole')))
  site.answer((response) => response.writeHead(503).end())
  const dead = await aCapture(sam, page('/dead'))
  await read(dead)
  await answer(sam, 'ideas.capture.retry', {
    ...{ capture_public_id: dead, expected_state_version: 2, additional_detail: 'Ostsee Sauna' },
  })
  await alterCapture(sam, dead, 'last_cursor = 200')
  const fetched = site.asked()
  site.answer(() => {})
  const run = job.run(sam.owner)
  while (site.asked() === fetched) await new Promise((resolve) => setTimeout(resolve, 20))
  await job.end()
  await run
  await site.close()
  await asSuperuser(
    world.superuser_url,
    `update captures set updated_at = now() - interval '91 days'
     where owner_id = '${sam.owner}' and state <> 'accepted' and list_id is not null`,
  )
  await world.database.write(sam.owner, { work: (db) => deleteOldWork(db, 'capture', 50) })
}

/** Saves a text that a model names, for somebody who agreed. The turns of a day are counted one by one, and they have few. */
async function nameByModel(world: World): Promise<void> {
  const sam = await world.account('Sam')
  const server = await startModelServer()
  const config = modelAt(server, 'openai', { day_tokens: 100_000, captures: 'all' })
  server.play(() => ({ calls: [{ name: 'named', input: { title: 'Anora', venue: null } }] }))
  await agree(world, sam, agreementTo(config))
  const { seal } = world.service.runtime
  const log = { debug() {}, info() {}, error() {} }
  const namer = makeNamer(openModel(config), { database: world.database, seal, log })
  const job = captureJob(world, [], { namer })
  await capture(sam, { text: 'Hab 2 Karten, wer kommt mit? am Freitag um 20 Uhr, Anora' })
  await job.run(sam.owner)
  await job.end()
  await agree(world, sam, null)
  await server.close()
}
