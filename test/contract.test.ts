import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { errors } from '#generated/server/errors.ts'
import { inputs } from '#generated/server/validators.js'
import { structureOf } from '#server/runtime/told/structure.ts'
import { insertToken } from '#server/data/tokens/insert.ts'
import { updateTokenRevoked } from '#server/data/tokens/update.ts'
import { newToken } from '#server/database/secret.ts'
import { inParallel, post } from '#test/contract/call.ts'
import { isObject } from '#server/domain/basics/json.ts'
import { comparable } from '#test/support/comparable.ts'
import { casesOf } from '#test/contract/constraints.ts'
import { makeHandles, withHandles } from '#test/support/given/handles/make.ts'
import { all, isLive } from '#test/contract/live.ts'
import { callTool } from '#test/contract/mcp.ts'
import { sample, type Values } from '#test/contract/sample.ts'
import {
  answerErrors,
  exampleAnswers,
  exampleInputs,
  type InputSchema,
  inputsOf,
} from '#test/contract/schemas.ts'
import { verdict } from '#test/contract/verdict.ts'
import { allAbilities, useAccount, useWorld } from '#test/support/world.ts'

const world = useWorld()
/** The account of the tokens that may not call. */
const ada = useAccount(world, 'Ada')
/** Tokens of Ada's with everything but one ability, and tokens that are none any more. */
const lacking: Record<string, string> = {}
let expired: string
let revoked: string

beforeAll(async () => {
  for (const ability of allAbilities) {
    lacking[ability] = (
      await world.token(
        ada,
        allAbilities.filter((one) => one !== ability),
      )
    ).token
  }
  const { database } = world
  const account = { owner: ada.owner, display_name: 'Ada', email: '', timezone: 'Europe/Berlin' }
  expired = (await insertToken(database, account, { abilities: allAbilities, days: -1 })).token
  revoked = (await world.token(ada)).token
  await updateTokenRevoked(database, { token: revoked })
})

test('every entry of the registry is served', () => {
  const folder = 'spec/capabilities'
  const entries = readdirSync(folder).flatMap((file) =>
    Object.keys(parse(readFileSync(`${folder}/${file}`, 'utf8'))),
  )
  expect(all.map(({ id }) => id).sort()).toEqual(entries.sort())
})

test('each token sees what it may call, and nothing else', async () => {
  for (const ability of allAbilities) {
    const response = await fetch(`${world.url}/api/v2/capabilities`, {
      headers: { authorization: `Bearer ${lacking[ability]}` },
    })
    const { data } = (await response.json()) as { data: { items: { name: string }[] } }
    const allowed = all.filter((facts) => facts.ability !== ability && facts.surfaces.length > 0)
    expect(data.items.map(({ name }) => name)).toEqual(allowed.map(({ id }) => id))
  }
})

test('a capability that is cited but not described answers like one that does not exist', async () => {
  for (const name of [
    'legacy_selections.query',
    'legacy_selections.get',
    'legacy_selections.update',
    'plans.lifecycle.commit',
    'nothing.here',
  ]) {
    const { status, body, defects } = await post(
      name,
      {},
      { url: world.url, token: ada.token, key: randomUUID() },
    )
    expect({ status, code: body.code, defects }, name).toEqual({
      status: 404,
      code: 'capability_unknown',
      defects: [],
    })
  }
})

test('every code of a problem has a page of the reference', async () => {
  const pages = await inParallel(Object.keys(errors), (code) =>
    fetch(`${world.url}/docs/errors/${code}`),
  )
  expect(pages.filter(({ status }) => status !== 200).map(({ url }) => url)).toEqual([])
  await Promise.all(pages.map(({ body }) => body?.cancel()))
})

describe.each(all.map((facts) => [facts.id, facts] as const))('%s', (id, facts) => {
  const schemas = inputsOf(id, facts.version)
  const [current] = schemas
  if (!current) throw new Error(`${id} has no input schema.`)
  const examples = exampleInputs(id)
  const hidden = facts.surfaces.length === 0
  // Of its own: what other capabilities have begun may end between two reads.
  const sam = useAccount(world, 'Sam')

  const send = (body: unknown, token: string | null = sam.token, key?: string | null) =>
    post(id, body, { url: world.url, token, key })

  /** A good input of a version: an example where one fits. */
  const good = ({ version, schema, definitions }: InputSchema): Values => {
    const fits = examples.find(({ input }) => inputs[id][version]?.(input))
    return fits ? fits.input : (sample(schema, definitions) as Values)
  }

  /** What the whole call answers when nothing is wrong with it, as far as the registry decides. */
  const problemBeyond = hidden
    ? 'capability_unknown'
    : !facts.direct
      ? 'confirmation_required'
      : isLive(id)
        ? null
        : 'capability_not_implemented'

  test('has examples whose inputs and answers validate', () => {
    if (facts.surfaces.includes('api')) expect(examples.length).toBeGreaterThan(0)
    expect(examples.filter(({ input }) => !inputs[id][facts.version]?.(input))).toEqual([])
    const defects = exampleAnswers(id).flatMap(({ about, answer }) =>
      answerErrors(id, answer).map((defect) => `${about}: ${defect}`),
    )
    expect(defects).toEqual([])
  })

  test('answers 401 without a valid token, and 403 without the ability', async () => {
    const body = good(current)
    const asked = {
      missing: null,
      invalid: newToken(),
      expired,
      revoked,
      lacking: lacking[facts.ability] ?? '',
    }
    const given = await Promise.all(Object.values(asked).map((token) => send(body, token)))
    const junk = await send(body, 'junk')
    expect(given.concat(junk).flatMap(({ defects }) => defects)).toEqual([])
    const codes = given.map(({ status, body: { code } }) => `${status} ${code}`)
    expect(codes).toEqual([
      '401 token_missing',
      '401 token_invalid',
      '401 token_expired',
      '401 token_revoked',
      hidden ? '404 capability_unknown' : '403 ability_missing',
    ])
    expect(junk.body.code).toBe('token_invalid')
    if (!hidden) expect(given.at(-1)?.body.detail).toContain(facts.ability)
  })

  test('is listed only to callers who may call it', async () => {
    const listed = async (token: string) => {
      const response = await fetch(`${world.url}/api/v2/capabilities/${id}`, {
        headers: { authorization: `Bearer ${token}` },
      })
      return response.status
    }
    expect(await listed(sam.token)).toBe(hidden ? 404 : 200)
    expect(await listed(lacking[facts.ability] ?? '')).toBe(404)
  })

  if (hidden) return

  test('checks every bound of its input, in each version: accepts the bound, refuses one beyond', async () => {
    const handles = await makeHandles(sam, schemas.map(good))
    const defects: string[] = []
    for (const schema of schemas) {
      const cases = casesOf(schema, withHandles(good(schema), handles))
      const { version } = schema
      const given = await inParallel(cases, ({ input }) =>
        send(version === facts.version ? input : { version, input }),
      )
      cases.forEach((one, at) => {
        const answer = given[at]
        if (!answer) return
        const found = [...answer.defects, ...verdict(one, answer, problemBeyond, id)]
        for (const defect of found)
          defects.push(
            `${id} ${version}, ${one.what} at "${one.at}": ${defect}\n  ${shown(one.input)}`,
          )
      })
    }
    expect(defects.slice(0, 20).join('\n')).toBe('')
  })

  if (facts.idempotency_key) {
    test('requires a valid idempotency key', async () => {
      const body = good(current)
      const code = async (key: string | null) => (await send(body, sam.token, key)).body.code
      expect(await code(null)).toBe('idempotency_key_required')
      expect(await code('x'.repeat(192))).toBe('idempotency_key_invalid')
      expect(await code('kéy')).toBe('idempotency_key_invalid')
      expect(String(await code(randomUUID().padEnd(191, '~')))).not.toMatch(/^idempotency/)
    })
  }

  test('answers the envelope of each version as the bare input, and refuses other versions', async () => {
    const input = withHandles(good(current), await makeHandles(sam, [good(current)]))
    const key = facts.idempotency_key ? randomUUID() : undefined
    const bare = await send(input, sam.token, key)
    for (const body of [{ version: facts.version, input }, { input }]) {
      const envelope = await send(body, sam.token, key)
      expect(comparable(envelope.body)).toEqual(comparable(bare.body))
    }
    const other = await send({ version: '99.0', input })
    expect(other.defects).toEqual([])
    expect(other).toMatchObject({
      status: 422,
      body: { code: 'version_mismatch', current: { version: facts.version } },
    })
    for (const { version } of schemas.slice(1)) {
      expect(facts.earlier_versions).toContain(version)
    }
    expect(schemas).toHaveLength(facts.earlier_versions.length + 1)
  })

  if (facts.tool !== null) {
    test('says the same over MCP', async () => {
      const { url } = world
      const input = withHandles(good(current), await makeHandles(sam, [good(current)]))
      const key = randomUUID()
      const over = async (body: Values) => {
        const http = await send(body, sam.token, facts.idempotency_key ? key : undefined)
        const told = await callTool(id, body, { url, token: sam.token, key })
        // A key inside the input is the tool's own argument there, and is not part of the input.
        // Whose words candidates are, and those of what the account took over, is known to the service alone.
        const said = { ...told.body, others_words: undefined }
        const alike = { ...structureOf(http.body as never), others_words: undefined }
        expect(unmarked(comparable(said))).toEqual(unmarked(comparable(alike)))
        expect(told.isError).toBe(http.status !== 200 || http.body.status === 'failed')
      }
      await over(input)
      const [bad] = casesOf(current, input).filter(({ refused }) => refused !== null)
      if (bad) await over(bad.input)
    })
  }

  if (problemBeyond !== null) {
    test(`says ${problemBeyond} once nothing else is wrong`, async () => {
      const { status, body, defects } = await send(good(current))
      expect(defects).toEqual([])
      expect({ status, code: body.code }).toEqual({
        status: facts.direct ? 501 : 409,
        code: problemBeyond,
      })
      if (!facts.direct) {
        // The text names the commit; the call is the one that is missing first.
        expect(body.detail).toContain('call actions.commit')
        expect(body.prerequisite?.capability).toBe(facts.next[0]?.capability)
      }
    })
  }
})

/** The same without whose words the quotes in its sentences hold, and without the names of people in intentions. */
function unmarked(answer: unknown): unknown {
  return JSON.parse(
    JSON.stringify(answer, (_, value: unknown) => handleOf(value) ?? value).replaceAll(
      /” \((?:by|from) [^()]*\)/g,
      '”',
    ),
  )
}

/** The handle of a person that stands with its name alone; null for anything else. */
function handleOf(value: unknown): string | null {
  if (!isObject(value)) return null
  const { person_handle, display_name, ...others } = value
  const isPerson = typeof person_handle === 'string' && display_name !== undefined
  return isPerson && Object.keys(others).length === 0 ? person_handle : null
}

function shown(input: Values): string {
  const text = JSON.stringify(input)
  return text.length > 400 ? `${text.slice(0, 400)}…` : text
}
