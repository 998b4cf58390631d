import { warmPaths } from './paths.ts'
import type { Emitter, Model, OutputFile } from '#codegen/model.ts'

/** Every emitter, loaded only when something is to be emitted: some bring whole compilers with them. */
const emitters: readonly (() => Promise<Emitter>)[] = [
  // First, because it hands its work to another thread and waits.
  async () => (await import('./sdk.ts')).emitSdk,
  async () => (await import('./schemas.ts')).emitSchemas,
  async () => (await import('./openapi.ts')).emitOpenapi,
  async () => (await import('./types.ts')).emitTypes,
  async () => (await import('./server.ts')).emitServer,
  async () => (await import('./mcp.ts')).emitMcp,
  async () => (await import('./docs.ts')).emitDocs,
]

/** Begins loading the emitters; awaiting the result is only needed to emit. */
export function loadEmitters(): Promise<Emitter[]> {
  warmPaths()
  return Promise.all(emitters.map((load) => load()))
}

/** All generated files, in the order of their paths. */
export async function emitAll(model: Model, loaded: Promise<Emitter[]>): Promise<OutputFile[]> {
  const files = await Promise.all((await loaded).map((emit) => emit(model)))
  return files.flat().sort((left, right) => (left.path < right.path ? -1 : 1))
}
