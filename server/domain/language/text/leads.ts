import { isNameless } from '#server/domain/language/text/nameless.ts'

/** Beginnings that say that something is, and not what it is called: “It is the”, “Das ist die”. */
export const saying =
  /^(?:(?:it|this|that|there)(?:['’]s| is| was)|(?:it|he|she)['’]?s called|se llama|si chiama|(?:het |hij )?heet|chama-se|se chama|nazywa się|(?:es |das )?heißt|(?:ça |il )?s['’]appelle|det heter|jmenuje se|(?:es|das|dies|hier) (?:ist|war|gibt es)|c['’]est|il y a|(?:es|esto es|ese es|hay)(?= (?:el|la|los|las|un|una) )|questo è|è|c['’]è|het is|dit is|dat is|é|isto é|to jest)\s+(?:called |named )?/iu

export const article =
  /^(?:the|a|an|der|die|das|den|dem|ein|eine|einen|le|la|les|l['’]|un|une|el|los|las|una|il|lo|gli|i|uno|het|een|de|o|os|as|um|uma)\s+/u

/** “Oma sagt: …”, “Korean place to try: …” */
const telling =
  /^(?:[\p{L} ]{1,25}\s(?:says|said|sagt|meint|dice|dit|zegt|disse|mówi)|[\p{L} ]{1,40}\s(?:to (?:try|visit|see|check out)|zum ausprobieren|à (?:essayer|tester|voir|faire)|da (?:provare|vedere)|(?:por|para) (?:probar|ver|conocer|experimentar)|om te (?:proberen|zien)|do (?:spróbowania|zobaczenia))):\s+/iu

/** When doors open or it begins, before what it is: “Doors 7pm, show 8pm, …”. */
export const opening =
  /^(?:(?:doors?|show|start|begin|einlass|beginn|türen|portes|apertura|puertas|aanvang|inloop)(?: open| at| ab| um| à| alle| om)?:?\s\d{1,2}(?:[:.]\d\d)?\s?(?:[ap]\.?m\.?|uhr|h|uur)?\s?[,;|·–-]\s*){1,3}/iu

/** “My favourite café in Ghent: …”, “Mi restaurante favorito es …”: what is named behind it is the thing. */
const recommending =
  /^(?=[^\n:]{0,80}(?<!\p{L})(?:favou?rites?|faves?|best|must[- ]try|lieblings\p{L}+|beste[rsn]?|schönste[rsn]?|geheimtipp|préférée?s?|meilleure?s?|favorit[oaie]s?|preferid[oa]s?|mejor(?:es)?|preferit[oaie]|miglior[ei]?|favoriete|leukste|lekkerste|melhor(?:es)?|najleps\p{L}+|ulubion\p{L}+|bästa|favorit\p{L}*)(?!\p{L}))[^\n:,.!?\d]{3,80}?(?:\s?:\s+|\s(?:está en|is at|is bij|è da|c['’]est chez|gibt es (?:im|in der|bei)|is|ist|est|es|è|é|to|jest|är)\s+)(?=["“„«]?\p{Lu})/iu

/** The same without words before it: “Da provare: …”. */
const toTry =
  /^(?:to (?:try|visit|see|check out)|must[- ]try|zum ausprobieren|à (?:essayer|tester|voir|faire)|da (?:provare|vedere)|(?:por|para|pra) (?:probar|ver|conocer|conhecer)|om te (?:proberen|zien)|do (?:spróbowania|zobaczenia)|att (?:prova|se)|ausprobieren)\s?:\s+/iu

/** “Try Mustafas”, “Visit the lido”: what is named behind it. */
const going =
  /^(?:[Tt]ry|[Vv]isit|[Gg]o to|[Cc]heck out|[Pp]robiert?|[Bb]esucht?|[Vv]a voir|[Pp]rueba|[Pp]rova) (?=\p{Lu})/u

/** What people write before what they go to: “We're going to see …”, “Por la noche vamos al …”. */
const inviting =
  /^(?:(?:tonight|this evening|heute abend|ce soir|esta noche|por la (?:noche|tarde)|stasera|vanavond|hoje à noite|dziś wieczorem|ikväll)[,:]?\s+)?(?:(?:we|i)(?:['’]re|['’]m| are| am) (?:all )?(?:going|off|heading) to (?:(?:see|watch|hear|visit) (?:the )?|the )|(?:let['’]?s|shall we|want to|wanna|do you want to) (?:go )?(?:and )?(?:see|watch|visit|hear) |wir gehen (?:alle )?(?:zum|zur|ins|zu|auf(?: das| die| den)?) |on va (?:voir |écouter |au |à la |à l['’]|à )|nous allons (?:voir |écouter |au |à la )|vamos (?:todos )?(?:a ver |a escuchar |al |a la |a |ver |ao |à )|andiamo (?:tutti )?(?:a (?:vedere|sentire) |al |alla |allo |all['’])|we gaan (?:naar |kijken naar )|idziemy (?:na |do |zobaczyć )|vi ska (?:på|till|se) )/iu

/** Who asks others whether they would like it: “Habt ihr Lust auf …”, “Ti va un …”; a day that stood between is a dash. */
const liking =
  /^(?:(?:(?:hast du|habt ihr|hat (?:je|irgend)?jemand|wer hat) (?:– )?)?lust auf (?:eine[nrm]? |ein )?|ça (?:te|vous) dit (?:– )?(?:une? |d['’]aller )?|(?:ti|vi) va (?:– )?(?:di |un['’]|una? )?|(?:te|os) apetece (?:– )?(?:una? )?|(?:heb je |hebben jullie )?(?:– )?zin (?:in|om) (?:– )?(?:een |naar )?)/iu

/** A text without what people say before they name the thing, and whether they did; the whole where they named nothing then. */
export function withoutLead(text: string): { readonly text: string; readonly isSaid: boolean } {
  for (const lead of [telling, toTry, going, recommending, inviting, liking]) {
    const said = lead.exec(text.slice(0, 200))
    const rest = said ? text.slice(said[0].length) : ''
    // Capital letters are compared apart, since the patterns know none.
    const isName = lead !== recommending || /^["“„«]?\p{Lu}/u.test(rest)
    if (said && isName && /\p{L}{2}/u.test(rest) && (lead !== inviting || !isNameless(rest))) {
      return { text: rest, isSaid: true }
    }
  }
  return { text, isSaid: false }
}
