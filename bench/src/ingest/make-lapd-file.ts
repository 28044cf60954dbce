import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { seededRandom } from '../measure/random-numbers.ts';

/** The official columns of the police department's summary-reporting file. */
export const LAPD_COLUMNS = (
  'DR_NO,Date Rptd,DATE OCC,TIME OCC,AREA,AREA NAME,Rpt Dist No,Part 1-2,Crm Cd,Crm Cd Desc,Mocodes,' +
  'Vict Age,Vict Sex,Vict Descent,Premis Cd,Premis Desc,Weapon Used Cd,Weapon Desc,Status,Status Desc,' +
  'Crm Cd 1,Crm Cd 2,Crm Cd 3,Crm Cd 4,LOCATION,Cross Street,LAT,LON'
).split(',');

/** Codes with their share of a usual year, invented but realistic in magnitude. */
const CODES: [code: string, description: string, share: number][] = [
  ['510', 'VEHICLE - STOLEN', 12],
  ['624', 'BATTERY - SIMPLE ASSAULT', 8],
  ['330', 'BURGLARY FROM VEHICLE', 7],
  ['354', 'THEFT OF IDENTITY', 7],
  ['740', '"VANDALISM - FELONY ($400 & OVER, ALL CHURCH VANDALISMS)"', 6],
  ['310', 'BURGLARY', 6],
  ['440', 'THEFT PLAIN - PETTY ($950 & UNDER)', 5],
  ['230', '"ASSAULT WITH DEADLY WEAPON, AGGRAVATED ASSAULT"', 5],
  ['626', 'INTIMATE PARTNER - SIMPLE ASSAULT', 5],
  ['420', 'THEFT FROM MOTOR VEHICLE - PETTY ($950 & UNDER)', 4],
  ['331', 'THEFT FROM MOTOR VEHICLE - GRAND ($950.01 AND OVER)', 4],
  ['210', 'ROBBERY', 3],
  ['745', 'VANDALISM - MISDEAMEANOR ($399 OR UNDER)', 3],
  ['442', 'SHOPLIFTING - PETTY THEFT ($950 & UNDER)', 3],
  ['888', 'TRESPASSING', 2],
  ['761', 'BRANDISH WEAPON', 2],
  ['236', 'INTIMATE PARTNER - AGGRAVATED ASSAULT', 1],
  ['648', 'ARSON', 1],
  ['121', '"RAPE, FORCIBLE"', 1],
  ['110', 'CRIMINAL HOMICIDE', 1],
];

export interface LapdFile {
  readonly rows: number;
  readonly seed?: number;
  /** Every n-th row has another code than without this option: a later edition of the same file. */
  readonly changedEvery?: number;
}

/**
 * Writes a file of `rows` records in the official columns, five years from 2020 on, placed around some thousand street
 * corners of the city; 1 in 400 has no place. Coordinates have six decimals, so that almost none lies on an edge and
 * other placing methods must agree.
 */
export async function makeLapdFile(
  path: string,
  { rows, seed = 1, changedEvery }: LapdFile,
): Promise<void> {
  const random = seededRandom(seed);
  const corners = Array.from({ length: 4000 }, () => {
    const spread = random() < 0.7 ? 0.12 : 0.3;
    return [
      33.75 + 0.25 + (random() - 0.5) * 2 * spread,
      -118.32 + (random() - 0.5) * 2 * spread,
    ] as const;
  });
  const deck = CODES.flatMap((code) => Array.from({ length: code[2] }, () => code));
  const out = createWriteStream(path);
  let text = `${LAPD_COLUMNS}\n`;
  const two = (n: number) => String(n).padStart(2, '0');
  for (let row = 0; row < rows; row++) {
    const day = new Date(Date.UTC(2020, 0, 1) + Math.floor((row / rows) * 1826) * 86_400_000);
    const date = `${two(day.getUTCMonth() + 1)}/${two(day.getUTCDate())}/${day.getUTCFullYear()} 12:00:00 AM`;
    const picked = Math.floor(random() * deck.length);
    const changed = changedEvery !== undefined && row % changedEvery === 0;
    const other = changed ? (picked + Math.floor(deck.length / 2)) % deck.length : picked;
    const [code, description] = deck[other] as (typeof CODES)[number];
    const [lat, lon] = corners[Math.floor(random() * corners.length)] as readonly [number, number];
    const placed = random() > 1 / 400;
    const division = 1 + Math.floor(random() * 21);
    const time = `${two(Math.floor(random() * 24))}${two(Math.floor(random() * 60))}`;
    text +=
      `${200100000 + row},${date},${date},${time},${division},Division ${division},${division}${two(row % 90)},1,` +
      `${code},${description},0344 1822,${Math.floor(random() * 80)},F,W,101,STREET,400,` +
      `"STRONG-ARM (HANDS, FIST, FEET OR BODILY FORCE)",IC,Invest Cont,${code},,,,` +
      `${(row % 99) * 100} W  SAMPLE                         ST,,` +
      `${placed ? `${lat.toFixed(6)},${lon.toFixed(6)}` : '0,0'}\n`;
    if (text.length > 1 << 20) {
      if (!out.write(text)) await new Promise<void>((resolve) => out.once('drain', resolve));
      text = '';
    }
  }
  out.end(text);
  await finished(out);
}
