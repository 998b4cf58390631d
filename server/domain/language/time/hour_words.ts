/** Hours as Polish counts them, from one: “o ósmej”, and “za kwadrans ósma”. */
export const polishHours: ReadonlyMap<string, number> = new Map(
  [
    `pierwszej drugiej trzeciej czwartej piatej szostej siodmej osmej dziewiatej dziesiatej jedenastej dwunastej
    trzynastej czternastej pietnastej szesnastej siedemnastej osiemnastej dziewietnastej dwudziestej`,
    'pierwsza druga trzecia czwarta piata szosta siodma osma dziewiata dziesiata jedenasta dwunasta',
  ].flatMap((row) => row.split(/\s+/).map((word, index): [string, number] => [word, index + 1])),
)

/** Hours after noon in words. */
export const lateHours: ReadonlyMap<string, number> = new Map(
  `thirteen dreizehn treize trece tredici dertien treze
  fourteen vierzehn quatorze catorce quattordici veertien catorze
  fifteen funfzehn quinze quince quindici vijftien quinze
  sixteen sechzehn seize dieciseis sedici zestien dezasseis dezesseis
  seventeen siebzehn diecisiete diciassette zeventien dezassete dezessete
  eighteen achtzehn dieciocho diciotto achttien dezoito
  nineteen neunzehn diecinueve diciannove negentien dezanove dezenove
  twenty zwanzig vingt veinte venti twintig vinte
  einundzwanzig veintiuna ventuno eenentwintig
  zweiundzwanzig veintidos ventidue tweeentwintig
  dreiundzwanzig veintitres ventitre drieentwintig`
    .split('\n')
    .flatMap((row, index) =>
      row
        .trim()
        .split(' ')
        .map((word): [string, number] => [word, index + 13]),
    ),
)
