import { emitArazzo } from '#codegen/emit/arazzo.ts'
import { emitDocs } from '#codegen/emit/docs/emit.ts'
import { emitFrames } from '#codegen/emit/frames.ts'
import { emitMcp } from '#codegen/emit/mcp/emit.ts'
import { emitOpenapi } from '#codegen/emit/openapi/emit.ts'
import { emitSchemas } from '#codegen/emit/schemas.ts'
import { emitSdk } from '#codegen/emit/sdk/emit.ts'
import { emitServer } from '#codegen/emit/server.ts'
import { emitShared } from '#codegen/emit/shared/emit.ts'
import { emitTypes } from '#codegen/emit/types.ts'
import { emitWords } from '#codegen/emit/words.ts'
import { sha256 } from '#codegen/inputs.ts'
import type { Emitter, HashedFile, Model, OutputFile } from '#codegen/model.ts'

const emitters: readonly Emitter[] = [
  emitSdk,
  emitSchemas,
  emitOpenapi,
  emitArazzo,
  emitTypes,
  emitServer,
  emitMcp,
  emitDocs,
  emitShared,
  emitWords,
  emitFrames,
]

/** All generated files, in the order of their paths. */
export async function emitAll(model: Model): Promise<HashedFile[]> {
  const files: HashedFile[] = []
  // Hashed as soon as it is there, a text is in one piece, and what it was made of can go.
  for (const emit of emitters) for (const file of await emit(model)) files.push(hashed(file))
  return files.sort((left, right) => (left.path < right.path ? -1 : 1))
}

/** What was emitted last, by its path: under --watch most files stay as they are. */
const last = new Map<string, HashedFile>()

function hashed({ path, text }: OutputFile): HashedFile {
  const before = last.get(path)
  const file = before?.text === text ? before : { path, text, hash: sha256(text) }
  last.set(path, file)
  return file
}
