import type { ErrorCode, Service } from '#codegen/model.ts'
import type { Reader } from '#codegen/read.ts'
import type { Profile } from '#codegen/build/profiles.ts'
import type { Types } from '#codegen/build/types.ts'

/** What an entry is built from. */
export interface Registered {
  readonly ids: ReadonlySet<string>
  readonly types: Types
  readonly profiles: ReadonlyMap<string, Profile>
  readonly errors: ReadonlyMap<string, ErrorCode>
  readonly service: Service
  readonly reader: Reader
}
