import type { Scenes } from '#test/contract/examples/stage.ts'
import { aCalendar, aFriendCopy } from '#test/support/given/free_time.ts'

export const availability: Scenes = {
  'availability.query': [
    async ({ world, sam, friend }) => {
      const ada = await friend('Ada')
      await aCalendar(world.database, sam)
      await aFriendCopy(world.database, sam, ada.account)
      return { person_handles: [ada.handle] }
    },
    async () => ({}),
  ],
}
