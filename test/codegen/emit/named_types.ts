import type { NamedType } from '#codegen/model.ts'
import { field, named, ref, shape, text } from '#test/codegen/emit/shapes.ts'

/** The envelope's types in little, and those of the shelves. */
export const types: NamedType[] = [
  named('ShelfHandle', 'Names one shelf. Copied exactly as returned.', {
    type: 'string',
    maxLength: 64,
  }),
  named('Cursor', 'Reads on where the page before ended.', { type: 'string', maxLength: 2048 }),
  named(
    'Shelf',
    'One shelf.',
    shape([
      field('shelf_handle', ref('ShelfHandle')),
      field('name', text),
      field('note?', { type: ['string', 'null'] }),
    ]),
  ),
  named(
    'ResourceRef',
    'Names one resource.',
    shape([field('kind', text), field('handle', text), field('label', text)]),
  ),
  named(
    'Effect',
    'What has happened.',
    shape([field('type', text), field('state', { enum: ['confirmed', 'unconfirmed'] })]),
  ),
  named(
    'NextAction',
    'What may follow.',
    shape([field('capability', text), field('reason', text), field('input', { type: 'object' })]),
  ),
  named('Disclosure', 'What has to be said.', shape([field('name', text), field('text', text)])),
  named(
    'Collection',
    'Where a page stands.',
    shape([
      field('has_more', { type: 'boolean' }),
      field('next_cursor', { type: ['string', 'null'] }),
    ]),
  ),
  named('Confirmation', 'An approval that is needed.', shape([field('action_handle', text)])),
  named(
    'Prerequisite',
    'The call that removes an obstacle.',
    shape([field('capability', text), field('input', { type: 'object' })]),
  ),
  named(
    'OutcomeError',
    'Why there is no result.',
    shape([field('code', text), field('message', text), field('retryable', { type: 'boolean' })]),
  ),
  named(
    'Outcome',
    'The typed outcome.',
    shape([
      field('kind', text),
      field('facts', { type: 'object' }),
      field('resources', { type: 'array', items: ref('ResourceRef') }),
      field('collection?', ref('Collection')),
      field('disclosures', { type: 'array', items: ref('Disclosure') }),
      field('next_actions', { type: 'array', items: ref('NextAction') }),
      field('fallback_text', text),
    ]),
  ),
  named(
    'ProblemEntry',
    'One violation.',
    shape([field('pointer', text), field('code', text), field('message', text)]),
  ),
  named(
    'Problem',
    'Why a request was refused.',
    shape([
      field('type', { type: 'string', format: 'uri-reference' }),
      field('title', text),
      field('status', { type: 'integer' }),
      field('detail', text),
      field('code', text),
      field('request_id', text),
      field('retryable', { type: 'boolean' }),
      field('errors?', { type: 'array', items: ref('ProblemEntry') }),
    ]),
  ),
  named(
    'CapabilityFacts',
    'One capability, as callers see it.',
    shape([field('name', text), field('version', text)]),
  ),
]
