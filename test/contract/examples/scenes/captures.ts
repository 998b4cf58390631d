import type { Scenes, Stage } from '#test/contract/examples/stage.ts'
import { aCapture, failCapture } from '#test/support/given/captures.ts'

export const captures: Scenes = {
  'ideas.capture': [
    async ({ list }) => ({ target_ideas_list_handle: await list('Rainy Sundays') }),
    async ({ list }) => {
      await list('Rainy Sundays')
      return {}
    },
    async ({ list, sam }) => {
      await list('Rainy Sundays')
      const text = { raw_text: 'Save this to Rainy Sundays', target_feed_text: 'Rainy Sundays' }
      return { capture_public_id: await aCapture(sam, text) }
    },
  ],
  'ideas.capture.retry': [async (stage) => ({ capture_public_id: await unreachable(stage) })],
}

/** A capture of a page that has failed, in its second version. */
async function unreachable({ sam }: Stage): Promise<string> {
  const handle = await aCapture(sam, { source_url: 'https://example.test/moved' })
  await failCapture(sam, handle)
  return handle
}
