import { updateSharing } from '#server/data/calendar_settings/update.ts'
import type { Scenes, Stage } from '#test/contract/examples/stage.ts'
import { aCalendar } from '#test/support/given/calendars.ts'

export const calendars: Scenes = {
  'calendar.status.get': [
    async (stage) => {
      await share(stage)
      await aCalendar(stage.world, stage.sam, { name: 'Work' })
      await aCalendar(stage.world, stage.sam, { name: 'Choir' })
      return {}
    },
    async (stage) => {
      await aCalendar(stage.world, stage.sam, { state: 'failing', problem: 'timeout', read: 30 })
      await aCalendar(stage.world, stage.sam)
      return {}
    },
    async () => ({}),
  ],
}

async function share({ world, sam }: Stage): Promise<void> {
  await world.database.write(sam.owner, { work: (db) => updateSharing(db, 'all') })
}
