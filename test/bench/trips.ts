import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Rig } from '#test/bench/rigs.ts'
import { scenariosOf } from '#test/bench/scenarios/load.ts'
import type { Counted } from '#test/bench/servers/recorder.ts'
import type { Shot } from '#test/bench/shots.ts'

/** (trips) How often a request waits for the database in its transaction, and for how many statements. */
export async function roundTrips(rigs: readonly Rig[]): Promise<void> {
  console.log('\n(trips) round trips and statements of the longest transaction of a request')
  for (const { name, folder, bench } of rigs) {
    const { makeLists, newLists, makeAnswerables, answersTo } = await scenariosOf(folder)
    const pages = await makeLists(bench, 1)
    const named: Record<string, Shot | undefined> = {
      'ideas.lists.get': pages.list[0],
      'ideas.saved.query': pages.saved[0],
      'ideas.lists.create': newLists([await bench.account('caller')])[0],
      'invites.rsvp.update': answersTo(await makeAnswerables(bench))[0],
    }
    const recorder = fork(join(folder, 'test/bench/servers/recorder.ts'), [bench.url], {
      cwd: folder,
    })
    for (const [id, shot] of Object.entries(named)) {
      recorder.send(shot ?? {})
      const [{ trips, statements }] = (await once(recorder, 'message')) as [Counted]
      console.log(
        `    ${name.padEnd(8)} ${id.padEnd(24)} ${trips} round trips, ${statements} statements`,
      )
    }
    recorder.disconnect()
  }
}
