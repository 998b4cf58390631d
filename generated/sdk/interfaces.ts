// Generated from spec/ by codegen. Do not edit.
import type { MediaCalls } from '../../sdk/src/media.ts'
import type { TurnCalls } from '../../sdk/src/turns.ts'

export {
  type DeletionAnswer,
  deleteMedia,
  type MediaCall,
  type MediaCalls,
  type UploadAnswer,
  type UploadOptions,
  uploadMedia,
} from '../../sdk/src/media.ts'

export {
  type TurnCalls,
  commitTurn,
  takeTurn,
  type TurnCall,
  type TurnOptions,
} from '../../sdk/src/turns.ts'

/** What a client has besides the capabilities. */
export interface Interfaces {
  /** The files that capabilities take. */
  readonly media: MediaCalls
  /** What a person says in their own words, and their approval. */
  readonly assistant: TurnCalls
}
