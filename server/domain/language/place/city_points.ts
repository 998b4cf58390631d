import { folded } from '#server/domain/language/time/tokens.ts'
import type { Coordinates } from '#server/domain/basics/distance.ts'

/** Where large cities are, in degrees: those whose name no other large one has. */
const table = `
berlin/berlino/berlim/berlijn 52.5 13.4; hamburg/hambourg/hamburgo/amburgo 53.6 10; munchen/muenchen/munich/monaco di baviera/monachium 48.1 11.6;
koln/koeln/cologne 50.9 7; frankfurt/frankfurt am main 50.1 8.7; stuttgart 48.8 9.2; dusseldorf/duesseldorf 51.2 6.8; leipzig 51.3 12.4;
dresden 51.1 13.7; hannover 52.4 9.7; nurnberg/nuernberg/nuremberg 49.5 11.1; bremen 53.1 8.8; bonn 50.7 7.1; rostock 54.1 12.1; kiel 54.3 10.1;
wien/vienna 48.2 16.4; salzburg 47.8 13; graz 47.1 15.4; innsbruck 47.3 11.4; linz 48.3 14.3; zurich/zuerich 47.4 8.5; basel 47.6 7.6;
bern 46.9 7.4; geneve/geneva/genf 46.2 6.1; lausanne 46.5 6.6; lugano 46 9; london/londres/londra/londen/londyn 51.5 -0.1; glasgow 55.9 -4.3;
edinburgh 55.9 -3.2; leeds 53.8 -1.5; liverpool 53.4 -3; bristol 51.5 -2.6; cardiff 51.5 -3.2; belfast 54.6 -5.9; dublin 53.3 -6.3;
paris/parigi/parijs/paryz 48.9 2.3; lyon 45.8 4.8; marseille 43.3 5.4; bordeaux 44.8 -0.6; toulouse 43.6 1.4; nantes 47.2 -1.6; lille 50.6 3.1;
strasbourg 48.6 7.8; nice 43.7 7.3; bruxelles/brussels/brussel/bruselas 50.8 4.4; antwerpen/antwerp/anvers 51.2 4.4; gent/ghent 51.1 3.7;
amsterdam 52.4 4.9; rotterdam 51.9 4.5; utrecht 52.1 5.1; den haag/the hague 52.1 4.3; groningen 53.2 6.6; madrid 40.4 -3.7;
barcelona/barcelone/barcellona 41.4 2.2; sevilla/seville/siviglia 37.4 -6; bilbao 43.3 -2.9; malaga 36.7 -4.4; zaragoza 41.6 -0.9;
lisboa/lisbon/lissabon/lisbonne/lisbona/lizbona 38.7 -9.1; porto/oporto 41.2 -8.6; funchal 32.7 -16.9; roma/rome/rom 41.9 12.5;
milano/milan/mailand 45.5 9.2; napoli 40.9 14.3; torino/turin 45.1 7.7; firenze/florence/florenz 43.8 11.3; bologna 44.5 11.3;
venezia/venice/venedig 45.4 12.3; palermo 38.1 13.4; warszawa/warsaw/warschau/varsovie 52.2 21; krakow/cracow/krakau 50.1 19.9; gdansk 54.4 18.6;
wroclaw 51.1 17; poznan 52.4 16.9; lodz 51.8 19.5; praha/prague/prag/praga 50.1 14.4; brno 49.2 16.6; budapest 47.5 19;
kobenhavn/copenhagen/kopenhagen 55.7 12.6; stockholm 59.3 18.1; goteborg/gothenburg 57.7 12; malmo 55.6 13; oslo 59.9 10.8; bergen 60.4 5.3;
helsinki 60.2 24.9; athens/athen/athenes/atenas/athina 38 23.7; istanbul 41 29; kyiv/kiew 50.5 30.5; bucuresti/bucharest/bukarest 44.4 26.1;
reykjavik 64.1 -21.9; moscow/moskau 55.8 37.6; zagreb 45.8 16; ljubljana 46.1 14.5; beograd/belgrade 44.8 20.5; riga 56.9 24.1; vilnius 54.7 25.3;
tallinn 59.4 24.8; tokyo/tokio 35.7 139.7; osaka 34.7 135.5; kyoto 35 135.8; seoul 37.6 127; beijing/peking 39.9 116.4; shanghai 31.2 121.5;
hong kong/hongkong 22.3 114.2; taipei 25 121.6; singapore/singapur 1.35 103.8; bangkok 13.8 100.5; mumbai 19.1 72.9; new delhi/delhi 28.6 77.2;
bangalore/bengaluru 13 77.6; dubai 25.2 55.3; tel aviv/tel aviv-yafo 32.1 34.8; jerusalem 31.8 35.2; cairo/kairo 30 31.2; nairobi -1.3 36.8;
johannesburg -26.2 28; cape town/kapstadt -33.9 18.4; sydney -33.9 151.2; brisbane -27.5 153; auckland -36.8 174.8; wellington -41.3 174.8;
new york/new york city/nyc/brooklyn/manhattan/queens 40.7 -74; chicago 41.9 -87.6; los angeles 34 -118.2; san francisco 37.8 -122.4;
seattle 47.6 -122.3; boston 42.4 -71.1; philadelphia 40 -75.2; miami 25.8 -80.2; atlanta 33.7 -84.4; austin 30.3 -97.7; houston 29.8 -95.4;
dallas 32.8 -96.8; denver 39.7 -105; detroit 42.3 -83; new orleans 30 -90.1; nashville 36.2 -86.8; minneapolis 45 -93.3; las vegas 36.2 -115.1;
san diego 32.7 -117.2; honolulu 21.3 -157.9; toronto 43.7 -79.4; montreal 45.5 -73.6; ottawa 45.4 -75.7; calgary 51 -114.1; edmonton 53.5 -113.5;
winnipeg 49.9 -97.1; ciudad de mexico/mexico city/cdmx 19.4 -99.1; bogota 4.7 -74.1; medellin 6.2 -75.6; lima -12 -77; buenos aires/caba -34.6 -58.4;
montevideo -34.9 -56.2; sao paulo -23.6 -46.6; rio de janeiro -22.9 -43.2; brasilia -15.8 -47.9`

const points: ReadonlyMap<string, Coordinates> = new Map(
  table.split(';').flatMap((line) => {
    const [, names = '', latitude, longitude] = /^\s*(.+) (-?[\d.]+) (-?[\d.]+)$/u.exec(line) ?? []
    const point = { latitude: Number(latitude), longitude: Number(longitude) }
    return names.split('/').map((name): [string, Coordinates] => [name, point])
  }),
)

/** Where the middle of a large city is, to a tenth of a degree; null for any other. */
export function pointOfCity(name: string): Coordinates | null {
  return points.get(folded(name.trim())) ?? null
}
