import { createWriteStream, readFileSync } from 'node:fs';
import { finished } from 'node:stream/promises';
import { seededRandom } from '../measure/random-numbers.ts';

const HEADER = 'LON,LAT,NUMBER,STREET,UNIT,CITY,DISTRICT,REGION,POSTCODE,ID,HASH\n';

const FIRST = (
  'Oak Maple Cedar Pine Elm Willow Sycamore Magnolia Walnut Chestnut Juniper Laurel Alder Ash Birch Cypress Eucalyptus ' +
  'Palm Pepper Olive Orange Lemon Cherry Peach Vine Rose Lilac Jasmine Heather Poppy Washington Adams Jefferson Madison ' +
  'Monroe Jackson Harrison Tyler Polk Taylor Fillmore Pierce Buchanan Lincoln Johnson Grant Hayes Garfield Arthur Cleveland ' +
  'McKinley Roosevelt Wilson Harding Coolidge Hoover Truman Kennedy Figueroa Alvarado Sepulveda Pico Dominguez Verdugo ' +
  'Cahuenga Tujunga Topanga Cienega Brea Ballona Centinela Slauson Normandie Vermont Western Crenshaw Hobart Kingsley ' +
  'Hamilton Franklin Fountain Melrose Beverly Wilshire Olympic Venice Jordan Hudson Chandler Burbank Victory Vanowen Saticoy ' +
  'Roscoe Nordhoff Lassen Devonshire Rinaldi Foothill Colorado Fairview Lakeview Hillcrest Crestview Valley Highland Sierra ' +
  'Mesa Canyon Ridge Summit Meadow Prairie Garden Orchard Grove Forest Rancho Casitas Encinas Flores Palomar Alameda'
).split(' ');
const SECOND = (
  'Vista Hill Park Glen Dale Crest Ridge View Wood Field Brook Creek Springs Lake Shore Haven Point Oaks Pines Knoll Terrace ' +
  'Verde Alto Bonita Grande Linda Blanca Dorada Real Nueva Mar Sol Luna Cielo Rio Monte Valle Arroyo Cerro Loma Rosa Torre'
).split(' ');
const TYPES = 'AVE ST DR BLVD PL RD LN CT WAY CIR TER'.split(' ');
const SHARES = [0.3, 0.58, 0.7, 0.76, 0.81, 0.86, 0.9, 0.94, 0.97, 0.985, 1];

export interface GeneratedAddresses {
  readonly addresses: number;
  readonly streets: number;
}

/**
 * Writes addresses as OpenAddresses does: cities of the gazetteer by their residents, streets along a grid with common
 * names, numbers that rise along them by hundreds.
 * @param before rows that precede the generated ones
 */
export async function makeAddressFile(
  path: string,
  count: number,
  before: readonly string[],
): Promise<GeneratedAddresses> {
  const random = seededRandom(20);
  const cities = readCities();
  const people = cities.reduce((sum, { residents }) => sum + residents, 0);
  const out = createWriteStream(path);
  let text = `${HEADER}${before.join('')}`;
  let [addresses, streets] = [0, 0];
  for (const [at, city] of cities.entries()) {
    const last = at === cities.length - 1;
    const share = last ? count - addresses : Math.round((count * city.residents) / people);
    for (let written = 0; written < share; ) {
      const houses = Math.min(share - written, 8 + Math.floor(random() ** 3 * 200));
      const street = streetName(random);
      const alongX = random() < 0.5;
      let number = 100 * (1 + Math.floor(random() * 180));
      const x = city.longitude + (random() - 0.5) * city.width;
      const y = city.latitude + (random() - 0.5) * city.width;
      const zip =
        90_000 + (Math.floor((city.longitude + 119) * 300 + (city.latitude - 33) * 97) % 1_000);
      for (let index = 0; index < houses; index++) {
        const along = index * 0.00014;
        const lon = x + (alongX ? along : (index % 2) * 0.0002);
        const lat = y + (alongX ? (index % 2) * 0.0002 : along);
        number += index % 2 === 0 ? 3 + 2 * Math.floor(random() * 4) : 1;
        text += `${lon.toFixed(6)},${lat.toFixed(6)},${number},${street},,${city.name},,CA,${zip},,\n`;
      }
      written += houses;
      addresses += houses;
      streets++;
      if (text.length > 1 << 20) {
        if (!out.write(text)) await new Promise<void>((resolve) => out.once('drain', resolve));
        text = '';
      }
    }
  }
  out.end(text);
  await finished(out);
  return { addresses, streets };
}

function streetName(random: () => number): string {
  const pick = (from: readonly string[]) => from[Math.floor(random() * from.length)] as string;
  const chance = random();
  const type = TYPES[SHARES.findIndex((share) => chance <= share)] as string;
  const direction = random() < 0.35 ? `${pick(['N', 'S', 'E', 'W'])} ` : '';
  const kind = random();
  if (kind < 0.12) return `${direction}${ordinal(1 + Math.floor(random() * 220))} ${type}`;
  if (kind < 0.4) return `${direction}${pick(FIRST).toUpperCase()} ${type}`;
  return `${direction}${pick(FIRST).toUpperCase()} ${pick(SECOND).toUpperCase()} ${type}`;
}

function ordinal(number: number): string {
  const ending =
    number % 100 > 10 && number % 100 < 14 ? 'TH' : (['TH', 'ST', 'ND', 'RD'][number % 10] ?? 'TH');
  return `${number}${ending}`;
}

function readCities() {
  const file = new URL('../../../counties/los-angeles/geography/gazetteer.csv', import.meta.url);
  const [header = '', ...lines] = readFileSync(file, 'utf8').trim().split('\n');
  const columns = header.split(',');
  return lines.map((line) => {
    const fields = line.split(',');
    const field = (name: string) => fields[columns.indexOf(name)] ?? '';
    return {
      name: field('city') || field('name').replace('/', ' '),
      longitude: Number(field('lon')),
      latitude: Number(field('lat')),
      residents: Number(field('residents')) || 1,
      width: Math.sqrt(Number(field('sqmi')) || 1) * 0.012,
    };
  });
}
