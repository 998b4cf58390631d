import { beforeAll, expect, test } from 'vitest'
import { aParty, aSentPlan } from '#test/support/given/actions.ts'
import { aList } from '#test/support/given/lists.ts'
import { openPage } from '#test/support/page_forms.ts'
import { signedInClient, type WebClient } from '#test/support/web_client.ts'
import { useWorld } from '#test/support/world.ts'

const world = useWorld({ worker: false })
let client: WebClient
let list = ''
let plan = ''

beforeAll(async () => {
  const party = await aParty(world)
  client = await signedInClient(world, party.sam)
  list = await aList(party.sam, { name: 'Known' })
  plan = (await aSentPlan(party.sam, [party.friends.ada])).plan.plan_handle
})

const nowhere = '0'.repeat(26)

test.each([
  ['/plans/new', `idea=id_${nowhere}`],
  ['/plans/new', `people=pe_${nowhere}`],
  ['/plans/new', `idea=pl_${nowhere}`],
  ['/find', `person=pe_${nowhere}`],
  ['/find', `person=pe_${nowhere}%20-Nobody&what=sauna`],
  ['/find', `list=il_${nowhere}`],
  ['/free', `person=pe_${nowhere}`],
  ['/free', `person=pe_${nowhere}%20%2BNobody&when=next-few-weeks`],
  ['/ideas/new', `list=il_${nowhere}`],
  ['/lists/LIST/share', `person=pe_${nowhere}`],
  ['/plans/PLAN/link', `person=pe_${nowhere}`],
])(
  'a page that is asked for something that is not there says so at once: %s?%s',
  async (path, query) => {
    const at = path.replace('LIST', list).replace('PLAN', plan)
    expect((await openPage(client, at)).status).toBe(200)
    expect((await openPage(client, `${at}?${query}`)).status).toBe(404)
  },
)
