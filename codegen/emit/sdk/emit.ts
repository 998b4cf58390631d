import type { Model, OutputFile } from '#codegen/model.ts'
import { openapiDocument } from '#codegen/emit/openapi/emit.ts'
import { operationTypes } from '#codegen/emit/sdk/codes.ts'
import {
  interfacesModule,
  interfacesOfModule,
  operations,
  wire,
} from '#codegen/emit/sdk/operations.ts'
import { pathsOf } from '#codegen/emit/sdk/paths/document.ts'
import { clientTree } from '#codegen/emit/sdk/tree.ts'
import { madeBy } from '#codegen/emit/text.ts'

/**
 * Emits sdk/: the capabilities as functions (operations.ts) and as methods (client.ts), what both have
 * to know (operation_types.ts, wire.ts, interfaces.ts, interfaces_of.ts), and the types of the OpenAPI document (paths.ts).
 */
export function emitSdk(model: Model): OutputFile[] {
  const listed = model.capabilities.filter((capability) => capability.surfaces.includes('api'))
  return [
    { path: 'sdk/paths.ts', text: `// ${madeBy}\n${pathsOf(openapiDocument(model))}` },
    { path: 'sdk/client.ts', text: clientTree(model, listed) },
    { path: 'sdk/operation_types.ts', text: operationTypes(model, listed) },
    { path: 'sdk/operations.ts', text: operations(model, listed) },
    { path: 'sdk/interfaces.ts', text: interfacesModule(model) },
    { path: 'sdk/interfaces_of.ts', text: interfacesOfModule(model) },
    { path: 'sdk/wire.ts', text: wire(model, listed) },
  ]
}
