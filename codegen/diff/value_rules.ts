import { rule, type Rule } from '#codegen/diff/rule.ts'

/** What may change in the fields of inputs and data, in named types and in what is on its way out. */
export const valueRules = {
  'input-field-added': rule('aaaa', 'Callers need not send an optional field.'),
  'required-input-field-added': rule('bbba', 'Calls of today do not have it.', 'Send it.'),
  'input-field-removed': rule(
    'bbbb',
    'The service no longer does what the field asked for, and a strict input refuses it.',
    'Stop sending it.',
  ),
  'input-field-required': rule('bbbn', 'Calls without it are refused.', 'Send it with every call.'),
  'input-field-optional': rule('aaan', 'Calls with it work as before.'),
  'input-narrowed': rule(
    'bbbn',
    'Values that were accepted are refused.',
    'Send only values that are still accepted.',
  ),
  'input-widened': rule('aaan', 'More values are accepted.'),
  'input-constraint-tightened': rule(
    'bnbn',
    'Values that were accepted are refused; TypeScript does not see the bound.',
    'Send only values within the new limit.',
  ),
  'input-constraint-loosened': rule(
    'anan',
    'More values are accepted; TypeScript does not see the bound.',
  ),
  'input-default-changed': rule(
    'bnbn',
    'A call without the field does something else.',
    'Send the value that is meant.',
  ),
  'input-made-strict': rule(
    'bnbn',
    'Unknown fields were ignored and are now refused.',
    'Send known fields only.',
  ),
  'input-made-open': rule('anan', 'Unknown fields were refused and are ignored now.'),
  'input-rule-added': rule(
    'bnbn',
    'Combinations that were accepted are refused.',
    'Send only combinations that are still accepted.',
  ),
  'input-rule-removed': rule('anan', 'More combinations are accepted.'),

  'data-field-added': rule(
    'aaan',
    'Answers have more fields; callers ignore those they do not know.',
  ),
  'data-field-removed': rule('bbbb', 'Callers read it.', 'Stop reading it.'),
  'data-field-optional': rule('bbbn', 'Callers rely on it.', 'Expect answers without it.'),
  'data-field-required': rule('aaan', 'It is now always present.'),
  'data-narrowed': rule('nnnn', 'Every value was possible before.'),
  'data-widened': rule(
    'bbbn',
    'Callers get values they do not know.',
    'Handle the values that are new.',
  ),
  'data-enum-value-added': rule(
    'aban',
    'Callers get a value they do not know; an exhaustive switch does not compile.',
    'Handle the value where a program lists all of them.',
  ),
  'data-enum-value-removed': rule(
    'nbnn',
    'Callers no longer get a value; a comparison with it does not compile.',
    'Remove comparisons with it.',
  ),
  'data-constraint-tightened': rule('nnnn', 'Every value was possible before.'),
  'data-constraint-loosened': rule(
    'bnnn',
    'Callers get values beyond the promised bound.',
    'Make room for such values.',
  ),
  'data-words-changed': rule('nnnn', 'No value changes, only what is said of whose words it is.'),

  // Semantic Versioning, 7: a minor version says that something is deprecated.
  deprecated: rule('aaaa', 'It works as before, and callers are asked to stop using it.'),
  'deprecation-withdrawn': rule('nnnn', 'It is no longer planned to end.'),
  'sunset-brought-forward': rule(
    'bnbn',
    'Callers have less time than announced.',
    'Stop using it before that day.',
  ),
  'sunset-put-off': rule('nnnn', 'Callers have more time.'),
  'replacement-changed': rule('nnna', 'Callers are asked to use something else.'),
  'since-changed': rule('nnnn', 'The documented version that introduced it has changed.'),
  'type-added': rule('nana', 'One more named type.'),
  'type-removed': rule(
    'nbnb',
    'Code that imports the type does not compile; the types that used it are rated separately.',
    'Use the type that took its place.',
  ),
} as const satisfies Record<string, Rule>
