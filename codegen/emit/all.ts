import type { Emitter, Model, OutputFile } from '#codegen/model.ts'

/** Every emitter, loaded only when something is to be emitted: some bring whole compilers with them. */
const emitters: readonly (() => Promise<Emitter>)[] = [
  async () => (await import('#codegen/emit/sdk/emit.ts')).emitSdk,
  async () => (await import('#codegen/emit/schemas.ts')).emitSchemas,
  async () => (await import('#codegen/emit/openapi/emit.ts')).emitOpenapi,
  async () => (await import('#codegen/emit/arazzo.ts')).emitArazzo,
  async () => (await import('#codegen/emit/types.ts')).emitTypes,
  async () => (await import('#codegen/emit/server.ts')).emitServer,
  async () => (await import('#codegen/emit/mcp/emit.ts')).emitMcp,
  async () => (await import('#codegen/emit/docs/emit.ts')).emitDocs,
  async () => (await import('#codegen/emit/shared/emit.ts')).emitShared,
]

/** Begins loading the emitters; awaiting the result is only needed to emit. */
export function loadEmitters(): Promise<Emitter[]> {
  return Promise.all(emitters.map((load) => load()))
}

/** All generated files, in the order of their paths. `early` gets those of each emitter as soon as it is done. */
export async function emitAll(
  model: Model,
  loaded: Promise<Emitter[]>,
  early: (files: readonly OutputFile[]) => void,
): Promise<OutputFile[]> {
  const emitted = (await loaded).map((emit) => {
    const made = emit(model)
    // At once, so that the disk is busy while the next emitter works.
    if (Array.isArray(made)) early(made)
    else made.then(early, () => {})
    return made
  })
  const files = await Promise.all(emitted)
  return files.flat().sort((left, right) => (left.path < right.path ? -1 : 1))
}
