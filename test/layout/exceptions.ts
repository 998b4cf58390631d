/** What breaks the layout today. This list may only get shorter. */
export const exceptions: readonly string[] = []

/** Exports that only a text uses, and which. */
export const usedByTexts: readonly string[] = [
  // codegen/stub.ts writes it into the stub of a handler.
  'server/runtime/handler.ts exports notImplemented, which nobody uses',
  // The server uses its copies, generated/server/docs_shell.ts and folder.ts.
  'codegen/emit/shared/docs_shell.ts exports missingPage, which nobody uses',
  'codegen/emit/shared/folder.ts exports generatedFolder, which nobody uses',
]

/** Exports that nobody uses today. This list may only get shorter. */
export const deadToday: readonly string[] = []
