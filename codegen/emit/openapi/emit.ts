import type { Model, OutputFile } from '#codegen/model.ts'
import { componentRef, schemaComponents } from '#codegen/emit/openapi/components.ts'
import { mapRefs } from '#codegen/emit/defs.ts'
import { capabilityPaths } from '#codegen/emit/openapi/operations.ts'
import { relatedPaths, relatedTags } from '#codegen/emit/openapi/related.ts'
import {
  headerComponents,
  parameterComponents,
  responseComponents,
} from '#codegen/emit/openapi/responses.ts'
import { areaTitle, json, madeBy, oneLine } from '#codegen/emit/text.ts'

/** Emits openapi.json: OpenAPI 3.1 of the API surface and the other endpoints. */
export function emitOpenapi(model: Model): OutputFile[] {
  return [{ path: 'openapi.json', text: json(openapiDocument(model)) }]
}

const made = new WeakMap<Model, { [name: string]: unknown }>()

/** The OpenAPI document as data, made once for a model: the SDK's types come from the same object. */
export function openapiDocument(model: Model): { [name: string]: unknown } {
  const document = made.get(model) ?? build(model)
  made.set(model, document)
  return document
}

function build(model: Model): { [name: string]: unknown } {
  const { service } = model
  const paths = { ...capabilityPaths(model), ...relatedPaths(model) }
  const document = {
    openapi: '3.1.0',
    'x-generated': madeBy,
    info: {
      title: service.title,
      // Its first sentence; the description has all of them.
      summary: oneLine(service.about).replace(/(?<=[.!?]) .*$/s, ''),
      description: `${oneLine(service.about)}\n\nThis is registry ${service.registry_version}, in the machine description ${service.machine_version}.`,
      version: service.machine_version,
      ...(service.license !== null && {
        license: { name: service.license, identifier: service.license },
      }),
      'x-registry-version': service.registry_version,
      'x-contract': service.contract,
      ...(service.examples_friday !== null && { 'x-relative': service.examples_friday }),
    },
    servers: [
      {
        url: '/',
        description: 'The service this document was fetched from, in production as on a laptop.',
        'x-internal': false,
      },
    ],
    security: [{ bearer: [] }],
    tags: tags(model),
    paths,
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: `A token created in ${service.protocol.tokens}.`,
        },
      },
      parameters: parameterComponents(model),
      headers: headerComponents,
      responses: responseComponents(model),
      schemas: schemaComponents(model),
    },
  }
  return mapRefs(document, componentRef)
}

function tags(model: Model) {
  const listed = model.capabilities.filter(({ surfaces }) => surfaces.includes('api'))
  // No summaries here: two changes of an area would meet in one line.
  const areas = new Set(listed.map(({ area }) => areaTitle(area)))
  const capabilities = [...areas].map((name) => ({
    name,
    description: `The capabilities of the area ${name}.`,
  }))
  return [...capabilities, ...relatedTags(model)]
}
