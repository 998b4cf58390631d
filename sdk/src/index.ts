/** What the package offers; everything else is its own business. */
export { createClient, type Client } from './client.ts'
export { CallError, ConnectionError, ProblemError, TimeoutError } from './errors.ts'
export type { CallOptions, ClientOptions } from './options.ts'
export { NoPageError, type Item, type Page, type PagedId, type Pages } from './pages.ts'
export type { OperationId } from '../../generated/sdk/client.ts'
export type * from '../../generated/types.ts'
export type { paths } from '../../generated/sdk/paths.ts'
