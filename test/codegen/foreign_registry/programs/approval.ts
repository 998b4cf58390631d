// Prepares something at the mock of the library, approves it, and follows a long piece of work by its record.
import { createClient } from '@lending/sdk'

const [baseUrl = ''] = process.argv.slice(2)
const client = createClient({ baseUrl, token: 'anything' })
const { data } = await client.books.discard
  .prepare({ book_handle: 'bk_0123456789abcdefghjkmnpqrs' })
  .orThrow()
const { prepared } = data
const summary: string = prepared.summary
const approved = await prepared.commit().orThrow()
const name: 'desk.approve' = approved.capability.name
const done_at: string = approved.data.done_at

const moving = await client.shelves.move({ shelf: 'N' })
const moved = await client.wait(moving)

console.log(
  JSON.stringify({
    summary,
    name,
    done_at,
    statuses: [moving.status, moved.status],
    shelf: moved.data?.shelf,
  }),
)
