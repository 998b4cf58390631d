import type { Capability, Model } from '#codegen/model.ts'
import { type Names, prose } from '#codegen/emit/docs/fields.ts'
import { effectMeaning, statusMeaning } from '#codegen/emit/docs/meanings.ts'
import {
  type Block,
  heading,
  type Inline,
  type Page,
  paragraph,
  table,
} from '#codegen/emit/docs/page.ts'
import { quickStart } from '#codegen/emit/docs/quick_start.ts'
import { areaTitle } from '#codegen/emit/text.ts'

/** The first page: how to begin, the rules that hold everywhere, every capability. */
export function indexPage(model: Model, names: Names): Page {
  const { service } = model
  return {
    path: 'index',
    title: service.title,
    about: service.about,
    beside: [],
    blocks: [
      paragraph(...prose(names, service.about)),
      paragraph(
        `Registry ${service.registry_version}, fingerprint `,
        { code: model.fingerprint },
        `, machine description ${service.machine_version}, contract `,
        { code: service.contract },
        '. ',
        { text: 'All errors', to: 'errors/index' },
        ', ',
        { text: 'all types', to: 'types/index' },
        '.',
      ),
      ...quickStart(model),
      ...authentication(model),
      ...answers(),
      ...idempotency(model),
      ...errors(),
      ...paging(),
      heading(2, 'Capabilities'),
      ...areas(model.capabilities),
    ],
  }
}

function authentication(model: Model): Block[] {
  const rows = model.service.abilities.map(({ name, about }): Inline[][] => [
    [{ code: name }],
    [about],
  ])
  return [
    heading(2, 'Authentication'),
    paragraph(
      'Every request carries the header ',
      { code: 'Authorization: Bearer <token>' },
      '. Keep the token out of URLs, prompts and logs. A token has abilities; grant only what is needed.',
    ),
    ...table('Abilities', ['Ability', 'What it allows'], rows),
    ...table(
      'Request headers',
      ['Header', 'Meaning'],
      model.service.headers.map(({ name, about }): Inline[][] => [
        [{ code: headerName(model, name) }],
        [about],
      ]),
    ),
  ]
}

function headerName(model: Model, name: string): string {
  if (name === 'client') return model.service.client_header
  const words = name.split('_').map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  return name === 'request_id' ? `X-${words.join('-')}` : words.join('-')
}

function answers(): Block[] {
  return [
    heading(2, 'Requests and answers'),
    paragraph(
      'A body is the input itself, or the envelope ',
      { code: '{"version": "…", "input": {…}}' },
      '. HTTP 200 never proves an effect: check ',
      { code: 'status' },
      ' and the confirmed effects.',
    ),
    ...table(
      'Statuses',
      ['Status', 'Meaning'],
      Object.entries(statusMeaning).map(([status, text]): Inline[][] => [
        [{ code: status }],
        [text],
      ]),
    ),
    ...table(
      'Effects',
      ['Effect', 'Meaning'],
      Object.entries(effectMeaning).map(([effect, text]): Inline[][] => [
        [{ code: effect }],
        [text],
      ]),
    ),
  ]
}

function idempotency(model: Model): Block[] {
  const { idempotency_key_length = 191, idempotency_days = 30 } = model.service.limits
  return [
    heading(2, 'Idempotency'),
    paragraph(
      `Every write carries the header Idempotency-Key (the argument idempotency_key of a tool): 1 to ${idempotency_key_length} printable ASCII characters, remembered for ${idempotency_days} days. The same key with the same input returns the first answer with `,
      { code: 'replayed: true' },
      ' and has no second effect. The same key with another input is refused with ',
      { code: 'idempotency_conflict', to: 'errors/idempotency_conflict' },
      '.',
    ),
  ]
}

function errors(): Block[] {
  return [
    heading(2, 'Errors'),
    paragraph(
      'A refused request answers application/problem+json with a machine code, and every violation of the input at once, each with its JSON Pointer. A request that was understood but cannot be done answers 200 with ',
      { code: 'needs_input' },
      ' or ',
      { code: 'failed' },
      '. See ',
      { text: 'all codes', to: 'errors/index' },
      '.',
    ),
  ]
}

function paging(): Block[] {
  return [
    heading(2, 'Paging'),
    paragraph(
      'A list answers one page of a snapshot. While ',
      { code: 'outcome.collection.has_more' },
      ' is true, call again with ',
      { code: 'cursor' },
      ' set to ',
      { code: 'next_cursor' },
      '. A page count is never the total.',
    ),
  ]
}

function areas(capabilities: readonly Capability[]): Block[] {
  return [...Map.groupBy(capabilities, (capability) => capability.area)].flatMap(
    ([area, members]) => [
      heading(3, areaTitle(area), `area-${area}`),
      ...table(
        areaTitle(area),
        ['Capability', 'What it does', 'Effect', 'Ability'],
        members.map((one): Inline[][] => [
          [{ code: one.id, to: `capabilities/${one.id}` }],
          [`${one.summary}.`],
          [one.effect],
          [{ code: one.ability }],
        ]),
      ),
    ],
  )
}
