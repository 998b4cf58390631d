// Generated from spec/ by codegen. Do not edit.

export const brand = 'service'

export const contract = 'service.capability-outcome.v1'

/** The header that names the caller. */
export const client_header = 'X-Service-Client'

/** What commits a prepared action: its name and its version. */
export const committing = ['actions.commit', '1.0'] as const

/** What observes accepted work, if not its execution: name, version and the fields it takes. */
export const observers = {
  'ideas.capture': ['ideas.capture.get', '2.0', 'capture_public_id'],
  'ideas.capture.get': ['ideas.capture.get', '2.0', 'capture_public_id'],
  'ideas.capture.retry': ['ideas.capture.get', '2.0', 'capture_public_id'],
  'ideas.roundup.get': ['ideas.roundup.get', '1.0', 'public_id'],
  'ideas.roundup.mutate': ['ideas.roundup.get', '1.0', 'public_id'],
} as const
