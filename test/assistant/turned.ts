// Requests by what is to be done and what was done, and sentences around them that ask for nothing: a no, a question, a report, a condition.

/** What somebody may ask for: as it follows “to”, and as it follows “I have”. */
export const done: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  en: [
    ['cancel bowling', 'cancelled bowling'],
    ['invite Ben to the pottery', 'invited Ben to the pottery'],
    ['add karaoke to Date night', 'added karaoke to Date night'],
    ['rename Rainy Sundays to Blue', 'renamed Rainy Sundays to Blue'],
    ['accept the jazz invitation', 'accepted the jazz invitation'],
    ['move bowling to 8', 'moved bowling to 8'],
    ['share Date night with Priya', 'shared Date night with Priya'],
    ['take Lukas off bowling', 'taken Lukas off bowling'],
    ['plan karaoke with Ben on Friday at 8', 'planned karaoke with Ben on Friday at 8'],
    ['save https://mag.example/saunas', 'saved https://mag.example/saunas'],
  ],
  de: [
    ['das Kegeln absagen', 'das Kegeln abgesagt'],
    ['Ben zum Kegeln einladen', 'Ben zum Kegeln eingeladen'],
    ['Karaoke auf die Liste Date night setzen', 'Karaoke auf die Liste Date night gesetzt'],
    ['Rainy Sundays in Blau umbenennen', 'Rainy Sundays in Blau umbenannt'],
    ['beim Krimidinner zusagen', 'beim Krimidinner zugesagt'],
    ['das Kegeln auf 21 Uhr verschieben', 'das Kegeln auf 21 Uhr verschoben'],
    ['Date night mit Priya teilen', 'Date night mit Priya geteilt'],
    ['Lukas vom Kegeln nehmen', 'Lukas vom Kegeln genommen'],
    ['https://mag.example/saunen speichern', 'https://mag.example/saunen gespeichert'],
  ],
}

/** Sentences that ask for nothing: `{do}` is what was to be done, `{did}` what was done. */
export const turned: Readonly<Record<string, readonly string[]>> = {
  en: [
    ...["don't {do}", 'please do not {do} yet', "let's not {do}", "I'd rather not {do}"],
    ...["I didn't {do}", 'I never wanted to {do}', "I'm not going to {do}", 'no need to {do}'],
    ...['nobody should {do}', "you shouldn't {do}", "stop, don't {do}", "I can't {do}"],
    ...['did I {do}?', 'have I {did}?', 'should we {do}?', 'should I {do} or not', 'how do I {do}'],
    ...['when did I {do}', 'why would I {do}', 'who {did}', 'can you tell me who {did}?'],
    ...['Ben wants to {do}', 'Ben asked whether he should {do}', 'Ada said she would {do}'],
    ...['Mira is going to {do}', 'Ada has {did}', 'I have already {did}', 'I almost {did}'],
    ...['I wish I had {did}', 'I was about to {do}', 'I forgot to {do}', 'I regret having {did}'],
    ...[
      'if I {did}, what would happen',
      'what if we {do}',
      'imagine I had {did}',
      '{do} if it rains',
    ],
    ...['unless it rains, {do}', 'only {do} when Ada agrees', 'before you {do}, ask me'],
    ...['maybe we should {do}', 'not sure whether to {do}', 'it would be silly to {do}'],
    ...[
      'I was thinking about whether to {do}',
      'we could have {did}',
      'thanks for not having {did}',
    ],
  ],
  de: [
    ...[
      'ich will nicht {do}',
      'bitte noch nicht {do}',
      'auf keinen Fall {do}',
      'lieber nicht {do}',
    ],
    ...['ich möchte auf keinen Fall {do}', 'niemand soll {do}', 'ich habe nicht {did}'],
    ...['habe ich {did}?', 'soll ich {do}?', 'sollen wir {do}?', 'wie kann ich {do}?'],
    ...['warum sollte ich {do}', 'wer hat {did}?', 'wann habe ich {did}?', 'hast du schon {did}?'],
    ...['Ben will {do}', 'Ada wollte {do}', 'Ada hat {did}', 'Ben meinte, ich soll {do}'],
    ...['ich habe schon {did}', 'ich hätte fast {did}', 'ich habe gestern {did}'],
    ...['ich habe vergessen, dass ich {do} wollte', 'ich wünschte, ich hätte {did}'],
    ...['was passiert, wenn wir {do}?', 'falls es regnet, {do}', 'wenn Ada nicht kommt, {do}'],
    ...[
      'erst wenn Ada zusagt, {do}',
      'bevor wir {do}, frag mich',
      'stell dir vor, ich hätte {did}',
    ],
    ...[
      'vielleicht sollten wir {do}',
      'ich weiß nicht, ob ich {do} soll',
      'es wäre doof, {do} zu lassen',
    ],
    ...['wir könnten {do}', 'ich überlege, ob wir {do}', 'ich kann leider nicht {do}'],
  ],
}
