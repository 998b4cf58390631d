import type { Capability, Model } from '#codegen/model.ts'
import { capabilityPath } from '#codegen/emit/addresses.ts'
import { wholeRequests } from '#codegen/emit/docs/preparation.ts'
import {
  answerHeaders,
  capabilityProblems,
  lifecycleHeaders,
  problemResponses,
} from '#codegen/emit/openapi/responses.ts'
import { type Examples, shown } from '#codegen/emit/openapi/parts.ts'
import { lifecycleKeywords, lifecycleText } from '#codegen/lifecycle.ts'
import { surfacesOn } from '#codegen/emit/surfaces_on.ts'
import { areaTitle, camel, oneLine, pascal } from '#codegen/emit/text.ts'

/** One POST per capability of the API surface. */
export function capabilityPaths(model: Model) {
  const listed = model.capabilities.filter((capability) => capability.surfaces.includes('api'))
  return Object.fromEntries(
    listed.map((capability) => [
      capabilityPath(model, capability.id),
      { post: operation(model, capability) },
    ]),
  )
}

function operation(model: Model, capability: Capability) {
  const name = pascal(capability.id)
  const parameters = ['Client', 'RequestId']
  if (capability.idempotency_key) parameters.unshift('IdempotencyKey')
  return {
    operationId: camel(capability.id),
    summary: capability.summary,
    description: description(capability),
    ...lifecycleKeywords(capability),
    tags: [areaTitle(capability.area)],
    parameters: parameters.map((parameter) => ({ $ref: `#/components/parameters/${parameter}` })),
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: { $ref: `#/$defs/${name}Body` },
          ...shown(requestExamples(capability)),
        },
      },
    },
    responses: {
      200: {
        description: `The answer; its status is one of ${capability.statuses.join(', ')}.`,
        headers: { ...answerHeaders, ...lifecycleHeaders(capability) },
        content: {
          'application/json': {
            schema: { $ref: `#/$defs/${name}Answer` },
            ...shown(answerExamples(capability)),
          },
        },
      },
      ...problemResponses(capabilityProblems),
    },
    ...codeSamples(model, capability),
    'x-capability': {
      name: capability.id,
      version: capability.version,
      earlier_versions: capability.earlier.map((earlier) => earlier.version),
      effect: capability.effect,
      ability: capability.ability,
      statuses: capability.statuses,
      status_capability: capability.status_capability,
      surfaces: surfacesOn(model, capability),
      tool: capability.tool,
      next_actions: capability.next.map((next) => next.capability),
      may_follow: capability.may_follow,
      disclosures: capability.disclosures,
      may_disclose: capability.may_disclose,
      errors: capability.errors,
      receipt: capability.receipt,
      extension: capability.extension,
    },
  }
}

const languages: { readonly [language: string]: string } = {
  sh: 'Shell',
  ts: 'TypeScript',
  json: 'JSON',
}

/** The first example in every way it can be called, as Redocly and others show it. */
function codeSamples(model: Model, capability: Capability) {
  const [example] = capability.examples
  if (!example) return {}
  return {
    'x-codeSamples': wholeRequests(model, capability, example).map(({ language, title, text }) => ({
      lang: languages[language],
      label: title,
      source: text,
    })),
  }
}

function description(capability: Capability): string {
  const facts = [
    `Version ${capability.version}`,
    `effect ${capability.effect}`,
    `ability ${capability.ability}`,
    ...(capability.status_capability === null
      ? []
      : [`observed with ${capability.status_capability}`]),
  ]
  const paragraphs = [oneLine(capability.about), lifecycleText(capability), `${facts.join(', ')}.`]
  if (capability.errors.length > 0)
    paragraphs.push(`Its own codes: ${capability.errors.join(', ')}.`)
  if (capability.next.length > 0) {
    paragraphs.push(
      `${capability.direct ? 'May be followed by' : 'Prepared by'} ${capability.next.map((next) => next.capability).join(', ')}.`,
    )
  }
  if (capability.may_follow.length > 0)
    paragraphs.push(`Its answers may also suggest ${capability.may_follow.join(', ')}.`)
  if (capability.disclosures.length > 0)
    paragraphs.push(`Discloses ${capability.disclosures.join(', ')}.`)
  if (capability.may_disclose.length > 0)
    paragraphs.push(`May also disclose ${capability.may_disclose.join(', ')}.`)
  return paragraphs.filter((paragraph) => paragraph !== '').join('\n\n')
}

function requestExamples(capability: Capability): Examples {
  return Object.fromEntries(
    capability.examples.flatMap((example, at) => [
      [`bare${at + 1}`, { summary: example.about, value: example.input }],
      [
        `envelope${at + 1}`,
        {
          summary: `${example.about} (envelope)`,
          value: { version: capability.version, input: example.input },
        },
      ],
    ]),
  )
}

function answerExamples(capability: Capability): Examples {
  return Object.fromEntries(
    capability.examples.map((example, at) => [
      `answer${at + 1}`,
      { summary: example.about, value: example.answer },
    ]),
  )
}
