import { reference } from '#codegen/build/workflows.ts'
import type { Model, OutputFile, Workflow, WorkflowStep } from '#codegen/model.ts'
import { camel, json, madeBy } from '#codegen/emit/text.ts'

/** Emits arazzo/<story>.json: each story of spec/workflows.yaml over the OpenAPI document. */
export function emitArazzo(model: Model): OutputFile[] {
  return model.workflows.map((workflow) => ({
    path: `arazzo/${workflow.name}.json`,
    text: json({
      arazzo: '1.0.1',
      info: {
        title: workflow.summary,
        version: model.service.registry_version,
        description: madeBy,
      },
      sourceDescriptions: [{ name: 'api', url: '../openapi.json', type: 'openapi' }],
      workflows: [workflowOf(model, workflow)],
    }),
  }))
}

function workflowOf(model: Model, workflow: Workflow) {
  const people = [...new Set(workflow.steps.map(({ as }) => tokenOf(as)))]
  const tokens = people.map((name) => [
    name,
    { type: 'string', description: 'An access token with every ability the steps need.' },
  ])
  return {
    workflowId: camel(workflow.name.replaceAll('_', '.')),
    summary: workflow.summary,
    description: workflow.about,
    inputs: {
      type: 'object',
      properties: {
        ...Object.fromEntries(tokens),
        run: {
          type: 'string',
          description: 'Makes the idempotency keys of this run. The same again replays it.',
        },
      },
      required: [...people, 'run'],
    },
    steps: workflow.steps.map((step) => stepOf(model, workflow, step)),
  }
}

function stepOf(model: Model, workflow: Workflow, step: WorkflowStep) {
  const { name, capability, about, as, expect, keep } = step
  const writes = model.capabilities.some(
    ({ id, idempotency_key }) => id === capability && idempotency_key,
  )
  const wanted = expect.map((status) => `$response.body#/status == '${status}'`).join(' || ')
  const outputs = Object.entries(keep).map(([key, path]) => [key, `$response.body#/data/${path}`])
  return {
    stepId: name,
    description: about,
    operationId: camel(capability),
    parameters: [
      { name: 'Authorization', in: 'header', value: `Bearer {$inputs.${tokenOf(as)}}` },
      ...(writes
        ? [
            {
              name: 'Idempotency-Key',
              in: 'header',
              value: `{$inputs.run}-${workflow.name}-${name}`,
            },
          ]
        : []),
    ],
    requestBody: { contentType: 'application/json', payload: payloadOf(step.input) },
    successCriteria: [{ condition: '$statusCode == 200' }, { condition: wanted }],
    ...(outputs.length > 0 && { outputs: Object.fromEntries(outputs) }),
  }
}

function tokenOf(as: string): string {
  return as === '' ? 'token' : `${as}_token`
}

/** References become the runtime expressions of Arazzo. */
function payloadOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(payloadOf)
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, payloadOf(child)]))
  }
  const [, step, name] = reference.exec(String(value)) ?? []
  return step === undefined ? value : `$steps.${step}.outputs.${name}`
}
