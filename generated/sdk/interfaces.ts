// Generated from spec/ by codegen. Do not edit.
import type { MediaCalls } from '../../sdk/src/media.ts'

export {
  type DeletionAnswer,
  deleteMedia,
  type MediaCall,
  type MediaCalls,
  type UploadAnswer,
  type UploadOptions,
  uploadMedia,
} from '../../sdk/src/media.ts'

/** What a client has besides the capabilities. */
export interface Interfaces {
  /** The files that capabilities take. */
  readonly media: MediaCalls
}
