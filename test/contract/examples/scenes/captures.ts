import type { Scenes, Stage } from '#test/contract/examples/stage.ts'
import { parseHandle } from '#server/domain/basics/handle.ts'
import { whichCity } from '#server/domain/messages/capture_reading.ts'
import {
  aCapture,
  addUpdates,
  alterCapture,
  askQuestion,
  failCapture,
} from '#test/support/given/captures.ts'

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
  'ideas.capture.get': [
    async (stage) => ({ capture_public_id: await saved(stage) }),
    async (stage) => ({ capture_public_id: await unreachable(stage) }),
    async (stage) => ({ capture_public_id: await asking(stage) }),
  ],
  'ideas.capture.retry': [async (stage) => ({ capture_public_id: await unreachable(stage) })],
}

/** A capture of a page that has failed, in its second version. */
async function unreachable({ sam }: Stage): Promise<string> {
  const handle = await aCapture(sam, { source_url: 'https://example.test/moved' })
  await failCapture(sam, handle)
  await addUpdates(sam, handle, ['failed'])
  return handle
}

/** A capture of a page that has become an idea. */
async function saved({ sam, list, place, make }: Stage): Promise<string> {
  const ideas_list_handle = await list('Rainy Sundays')
  const title = 'Street Food Thursday at Markthalle Neun'
  const source_url = 'https://example.test/berlin/markthalle-neun-street-food'
  const { idea } = await make('ideas.structured_create', {
    kind: 'place',
    title,
    source_url,
    place_handle: await place('Markthalle Neun'),
    custom_activity_name: 'Street food',
    ideas_list_handles: [ideas_list_handle],
  })
  const target_ideas_list_handle = ideas_list_handle
  const handle = await aCapture(sam, { source_url, target_ideas_list_handle })
  await addUpdates(sam, handle, ['source_read', 'completed'])
  const id = parseHandle('idea', idea.idea_handle)
  await alterCapture(sam, handle, `state = 'completed', state_version = 2, idea_id = '${id}'`)
  return handle
}

/** A capture of a page that names two cities. */
async function asking({ sam }: Stage): Promise<string> {
  const handle = await aCapture(sam, { source_url: 'https://example.test/ramen' })
  await askQuestion(sam, handle, {
    kind: 'city',
    code: 'clarification_required',
    text: whichCity('Cocolo Ramen'),
    choices: [
      ['Berlin', 'Berlin'],
      ['Hamburg', 'Hamburg'],
    ],
  })
  await addUpdates(sam, handle, ['source_read', 'question'])
  return handle
}
