import type { Model } from '#codegen/model.ts'

/** The path of a capability's handler: its id, the dots as slashes. */
export function stubPath(id: string): string {
  return `server/handlers/${id.replaceAll('.', '/')}.ts`
}

/** A handler for each capability that can be called, to be written only where there is none yet. */
export function stubs(model: Model): { path: string; text: string }[] {
  return model.capabilities
    .filter((capability) => capability.direct)
    .map(({ id }) => ({ path: stubPath(id), text: stub(id) }))
}

function stub(id: string): string {
  return `import { handler, notImplemented } from '#server/runtime/handler.ts'\n\nexport default handler('${id}', notImplemented)\n`
}
