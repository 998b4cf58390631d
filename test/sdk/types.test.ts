import { expectTypeOf, test } from 'vitest'
import type { OperationId } from '#generated/sdk/operation_types.ts'
import { ideasListsCreate, ideasListsQuery } from '#generated/sdk/operations.ts'
import type { paths } from '#generated/sdk/paths.ts'
import type { Data, IdeasList, PersonCandidate, Request } from '#generated/types.ts'
import type { Answer, Codes } from '#sdk/src/answer.ts'
import { createCaller } from '#sdk/src/caller.ts'
import type { Client } from '#sdk/src/client.ts'
import { isProblem } from '#sdk/src/errors.ts'
import { NoResultError } from '#sdk/src/no_result.ts'
import { type PagedId, pages } from '#sdk/src/pages.ts'
import { type StillRunningError, until, wait } from '#sdk/src/wait.ts'

// Nothing here is run: `npm run types` checks it.

declare const client: Client

type Post<Id extends OperationId> = paths[`/api/v2/capabilities/${Id}`]['post']
type Body<Id extends OperationId> = Post<Id>['requestBody']['content']['application/json']
type Answered<Id extends OperationId> = Post<Id>['responses'][200]['content']['application/json']

/** With every optional field there, as it may be: rules over several fields are not in the SDK's types. */
type Whole<T> = T extends (infer One)[]
  ? Whole<One>[]
  : T extends string
    ? T
    : T extends object
      ? { [Name in keyof T]-?: Whole<T[Name]> }
      : T

test('every field the SDK takes fits the body openapi-typescript makes of the document', () => {
  type Misfits = {
    [Id in OperationId]: { input: Whole<Request<Id>> } extends Body<Id> ? never : Id
  }[OperationId]
  expectTypeOf<Misfits>().toBeNever()
})

test('every answer the document describes has data as the SDK types it', () => {
  type Misfits = {
    [Id in OperationId]: NonNullable<Answered<Id>['data']> extends Data<Id> ? never : Id
  }[OperationId]
  expectTypeOf<Misfits>().toBeNever()
})

test('every answer the SDK gives fits the answer the document describes', () => {
  type Misfits = {
    [Id in OperationId]: Answer<Id> extends Answered<Id> ? never : Id
  }[OperationId]
  expectTypeOf<Misfits>().toBeNever()
})

test('a handle of one kind is not taken for one of another, and any text is', () => {
  ;async () => {
    const { data } = await client.ideas.lists.create({ name: 'Rainy Sundays' }).orThrow()
    const { ideas_list_handle } = data.list
    const stored: string = ideas_list_handle
    await client.ideas.lists.get({ ideas_list_handle })
    await client.ideas.lists.get({ ideas_list_handle: stored })
    // @ts-expect-error a list is no plan
    await client.plans.get({ plan_handle: ideas_list_handle })
  }
})

test('a status narrows the answer', () => {
  ;async () => {
    const answer = await client.ideas.lists.create({ name: 'Rainy Sundays' })
    expectTypeOf(answer.status).toEqualTypeOf<
      'completed' | 'unchanged' | 'needs_input' | 'failed'
    >()
    if (answer.status === 'completed') expectTypeOf(answer.data.list).toEqualTypeOf<IdeasList>()
    if (answer.status === 'needs_input')
      expectTypeOf(answer.error.code).toEqualTypeOf<Codes<'ideas.lists.create', 'needs_input'>>()
    // @ts-expect-error there may be no data yet
    answer.data.list
  }
})

test('a code narrows the candidates to what its answers have to choose from', () => {
  ;async () => {
    const answer = await client.ideas.lists.create({ name: 'Rainy Sundays', person_names: ['Ada'] })
    if (answer.status !== 'needs_input') return
    const { error } = answer
    if (error.code === 'person_ambiguous') {
      expectTypeOf(error.candidates).toEqualTypeOf<PersonCandidate[] | undefined>()
      await client.relationships.person.get(error.candidates?.[0] ?? {})
    }
    if (error.code === 'catalog_name_unknown')
      // @ts-expect-error a name of the catalog is no person
      error.candidates?.[0]?.person_handle
  }
})

test('an error of orThrow has typed candidates, and no member that is not there', () => {
  const error: unknown = null
  if (!(error instanceof NoResultError)) return
  const { answer } = error
  if (answer.error.code === 'person_ambiguous')
    expectTypeOf(answer.error.candidates).toEqualTypeOf<PersonCandidate[] | undefined>()
  // @ts-expect-error an answer has no such member
  answer.anything
})

test('until takes reads only, by name and as a function', () => {
  ;async () => {
    await until(client, ideasListsQuery, {}, ({ data }) => data.items.length > 0)
    // @ts-expect-error a write
    await until(client, ideasListsCreate, { name: 'x' }, () => true)
  }
})

test('Extract finds an answer by its status', () => {
  type Completed = Extract<Answer<'ideas.lists.create'>, { status: 'completed' }>
  expectTypeOf<Completed['data']['list']>().toEqualTypeOf<IdeasList>()
})

test('a call by name is the same call', () => {
  ;async () => {
    const byPath = await client.ideas.lists.query({ query: 'berlin' })
    const byName = await client.call('ideas.lists.query', { query: 'berlin' })
    expectTypeOf(byName).toEqualTypeOf(byPath)
  }
})

test('what the registry does not have does not compile', () => {
  ;async () => {
    // @ts-expect-error the name is required
    await client.ideas.lists.create({})
    // @ts-expect-error a misspelt field
    await client.ideas.lists.create({ name: 'Rainy Sundays', person_handels: [] })
    await client.ideas.lists.items.update({
      ideas_list_handle: 'il_1',
      idea_handles: [],
      // @ts-expect-error not one of the modes
      mode: 'append',
    })
    // @ts-expect-error no such capability
    await client.call('ideas.lists.explode', {})
    // @ts-expect-error an internal capability has no address
    await client.call('plans.lifecycle.commit', {})
    // @ts-expect-error not read page by page
    client.pages('ideas.lists.get', { ideas_list_handle: 'il_1' })
  }
})

test('pages give the items of their capability', () => {
  ;async () => {
    for await (const list of client.pages('ideas.lists.query')) {
      expectTypeOf(list).toEqualTypeOf<IdeasList>()
    }
    for await (const answer of client.pages('ideas.lists.query').answers()) {
      expectTypeOf(answer.data.items).toEqualTypeOf<IdeasList[]>()
    }
  }
  expectTypeOf<'ideas.saved.query' | 'plans.query' | 'likes.query'>().toExtend<PagedId>()
})

test('a code narrows to the codes its capability and status may have', () => {
  ;async () => {
    const answer = await client.ideas.lists.create({ name: 'x', person_names: ['Ada'] })
    if (answer.status !== 'needs_input') return
    const { code } = answer.error
    if (code === 'person_unresolved') return
    // @ts-expect-error no code of this capability
    if (code === 'plan_full') return
  }
  const error: unknown = null
  if (isProblem(error, 'stale_revision')) {
    expectTypeOf(error.code).toEqualTypeOf<'stale_revision'>()
    expectTypeOf(error.status).toEqualTypeOf<409>()
  }
  if (isProblem(error, 404)) {
    expectTypeOf(error.code).toEqualTypeOf<
      'route_not_found' | 'capability_unknown' | 'reference_not_found'
    >()
  }
  if (isProblem(error)) expectTypeOf(error.errors).toExtend<readonly object[]>()
})

test('a prepared action can be committed, and waiting returns the answer that observes the work', () => {
  ;async () => {
    const sent = await client.plans.prepare_send({})
    if (sent.status === 'completed')
      expectTypeOf(sent.data.prepared.commit()).resolves.toEqualTypeOf<Answer<'actions.commit'>>()
    const capture = await client.ideas.capture({ text: 'Tempelhofer Feld' })
    const captured = await client.wait(capture)
    expectTypeOf(captured.capability.name).toEqualTypeOf<'ideas.capture.get'>()
    expectTypeOf(captured.status).toEqualTypeOf<'completed' | 'needs_input' | 'failed'>()
    const run = await client.wait(await client.ideas.discover({ query: 'somewhere dry' }))
    expectTypeOf(run.capability.name).toEqualTypeOf<'ideas.discover'>()
    const list = await client.wait(await client.ideas.lists.create({ name: 'x' }))
    expectTypeOf(list.status).toEqualTypeOf<'completed' | 'unchanged' | 'needs_input' | 'failed'>()
  }
})

test('a read that ends at once cannot be waited for, and what still runs can be waited for again', () => {
  ;async (error: StillRunningError) => {
    // @ts-expect-error the answer is always final
    await client.wait(await client.plans.query())
    // @ts-expect-error by the function too
    await wait(client, await client.plans.query())
    // @ts-expect-error also where it is known to have a result
    await client.wait(await client.plans.query().orThrow())
    await client.wait(error.answer)
    await client.wait(await client.ideas.capture.get({ capture_public_id: 'ca_1' }))
    const either = await (Math.random() > 0.5 ? client.ideas.capture({}) : client.plans.query())
    await client.wait(either)
  }
})

test('a function alone is the same call', () => {
  ;async () => {
    const caller = createCaller({ baseUrl: 'https://planning.example.com', token: 'x' })
    const alone = await ideasListsQuery(caller)
    const method = await client.ideas.lists.query()
    expectTypeOf(alone).toEqualTypeOf(method)
    // @ts-expect-error the name is required
    await ideasListsCreate(caller)
    // @ts-expect-error not read page by page
    pages(caller, ideasListsCreate)
  }
})
