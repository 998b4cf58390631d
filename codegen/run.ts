// What a run needs when something has changed: `built.ts` puts these modules, and all that they import, into one file.
export { loadCaches } from '#codegen/cache.ts'
export { buildFrom, generate, manifestOf } from '#codegen/generate.ts'
export { update } from '#codegen/update.ts'
