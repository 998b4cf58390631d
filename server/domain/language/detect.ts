import { tokensOf } from '#server/domain/language/time/tokens.ts'
import { setOf } from '#server/domain/language/time/words.ts'

/** Languages whose dates are read. */
export const languages = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'pl'] as const

export type Language = (typeof languages)[number]

/** Words that each language has often and the others seldom, as `folded` writes them. */
const commonWords: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: setOf(`the and of to is with for from this that are you at on tonight tomorrow saturday sunday friday monday
    tuesday wednesday thursday january february march june july october december by our we`),
  de: setOf(`der die das und ist mit fur von dem den im zum zur ein eine einen nicht auch auf uhr samstag sonntag freitag
    montag dienstag mittwoch donnerstag januar februar marz juni juli oktober dezember heute wir bei am`),
  fr: setOf(`le la les des est avec pour du et une dans sur au aux nous vous samedi dimanche vendredi lundi mardi mercredi
    jeudi janvier fevrier mars avril juin juillet aout septembre octobre novembre decembre demain soir`),
  es: setOf(`el los las es con para y una del por en su que sabado domingo viernes lunes martes miercoles jueves enero
    febrero marzo mayo junio julio septiembre octubre noviembre diciembre manana hoy noche calle`),
  it: setOf(`il gli e con per una della di del nel che alle ore sabato domenica venerdi lunedi martedi mercoledi giovedi
    gennaio febbraio marzo aprile maggio giugno luglio settembre ottobre dicembre domani oggi sera dal dalle`),
  nl: setOf(`de het een en van met voor op in is niet zijn uur zaterdag zondag vrijdag maandag dinsdag woensdag donderdag
    januari februari maart mei juni juli augustus december morgen vandaag vanavond wij bij om tot`),
  pt: setOf(`o os as e com para uma do da dos das em no na que sabado domingo janeiro fevereiro marco maio junho julho
    setembro outubro novembro dezembro amanha hoje noite feira rua voce tem jantar almoco pessoal galera dia`),
  pl: setOf(`i w na z do jest sie godz ul sobota sobote niedziela niedziele srode piatek poniedzialek wtorek sroda czwartek stycznia lutego
    marca kwietnia maja czerwca lipca sierpnia wrzesnia pazdziernika listopada grudnia jutro dzis u od
    urodziny koncert`),
}

/** The most characters that are looked at to tell a language. */
const most = 5_000

/** The language that most words of a text belong to; null where two are as likely or nothing tells. */
export function languageOf(text: string): Language | null {
  const counts = new Map<Language, number>()
  const tokens = tokensOf(text.slice(0, most))
  for (const [index, { kind, text: word, isGlued }] of tokens.entries()) {
    // The “am” of “9am” is no German.
    if (kind !== 'word' || (isGlued && tokens[index - 1]?.kind === 'number')) continue
    for (const language of languages) {
      // Short words belong to several languages, long ones seldom.
      const weight = commonWords[language].has(word) ? Math.min(word.length, 5) : 0
      if (weight > 0) counts.set(language, (counts.get(language) ?? 0) + weight)
    }
  }
  const [first, second] = [...counts].sort(([, one], [, other]) => other - one)
  return first && first[1] > (second?.[1] ?? 0) ? first[0] : null
}

/** The language of a tag such as `de-AT`; null for one that is not read. */
export function languageNamed(tag: string | null): Language | null {
  const name = tag?.trim().toLowerCase().split(/[-_]/)[0]
  return languages.find((language) => language === name) ?? null
}
