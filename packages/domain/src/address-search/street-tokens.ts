/** Input is cut after this number: no address has more tokens, and each costs a look-up. */
const MAX_TOKENS = 16;

/** Lowercases and removes accents: `La Cañada` and `la canada` become equal. */
export function normalizeText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

/** Splits normalized text at everything that is neither a letter nor a digit. */
export function tokenize(text: string): string[] {
  return normalizeText(text)
    .replace(/['’.]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((token) => token !== '')
    .slice(0, MAX_TOKENS);
}

// Synonyms in street names, in English and Spanish. Both street names and typed text are reduced to the first word of
// a line, so the
// words of a line must be interchangeable: `calle olvera` is Olvera Street, `avenida central` Central Avenue.
// // postal abbreviations: USPS Pub. 28, C1

const DIRECTIONS = [
  'n north no norte',
  's south so sur',
  'e east este',
  'w west oeste',
  'ne northeast noreste',
  'nw northwest noroeste',
  'se southeast sureste',
  'sw southwest suroeste',
];

// The police departments of the county write AV, BL, WY, TR, HY, WK, CI.
const TYPES = [
  'st street str calle saint',
  'ave avenue av aven avn avenida avda avd',
  'blvd boulevard bl blv boul bulevar',
  'dr drive drv',
  'pl place plc',
  'rd road',
  'ln lane',
  'ct court crt',
  'way wy',
  'ter terrace terr tr terraza',
  'cir circle ci circ circulo',
  'hwy highway hy hiway carretera',
  'pkwy parkway py pky',
  'fwy freeway fy autopista',
  'plz plaza',
  'sq square',
  'aly alley callejon',
  'trl trail',
  'walk wk',
  'xing crossing',
  'row',
  'paseo pso',
  'camino cam',
  'mall',
];

const OTHERS = [
  'canyon cyn',
  'mt mount monte',
  'park pk parque',
  'santa sta',
  'ft fort',
  'hts heights',
  'jr junior',
  'dr doctor',
];

const ORDINALS = [
  '1 first primera',
  '2 second segunda',
  '3 third tercera',
  '4 fourth cuarta',
  '5 fifth quinta',
  '6 sixth sexta',
  '7 seventh septima',
  '8 eighth octava',
  '9 ninth novena',
  '10 tenth decima',
  '11 eleventh',
  '12 twelfth',
  '13 thirteenth',
  '14 fourteenth',
  '15 fifteenth',
  '16 sixteenth',
  '17 seventeenth',
  '18 eighteenth',
  '19 nineteenth',
  '20 twentieth',
  '30 thirtieth',
  '40 fortieth',
];

/** Abbreviations of several words. */
const PHRASES: Readonly<Record<string, readonly string[]>> = {
  mlk: ['martin', 'luther', 'king'],
  pch: ['pacific', 'coast', 'hwy'],
};

const canonicalOf = new Map<string, string>();
for (const line of [...DIRECTIONS, ...TYPES, ...OTHERS, ...ORDINALS]) {
  const [canonical, ...synonyms] = line.split(' ') as [string, ...string[]];
  for (const token of [canonical, ...synonyms])
    if (!canonicalOf.has(token)) canonicalOf.set(token, canonical);
}

const directions = new Set(DIRECTIONS.map((line) => line.split(' ')[0] as string));
const genericTokens = new Set(
  [...DIRECTIONS, ...TYPES].map((line) => line.split(' ')[0] as string),
);

/** Returns whether a token normalized by `normalizeStreetTokens` is a direction: `n`, `sw`. */
export function isDirection(canonical: string | undefined): boolean {
  return canonical !== undefined && directions.has(canonical);
}

/**
 * Returns whether a token is a direction or street type, which half of the streets share and which therefore identify
 * little.
 */
export function isGenericToken(canonical: string): boolean {
  return genericTokens.has(canonical);
}

/** Full forms that occur in no normalized name, with their canonical form, to correct `aveune` and `boulevrad`. */
export const UNABBREVIATED_FORMS: ReadonlyMap<string, string> = new Map(
  [...canonicalOf].filter(([token, canonical]) => token.length >= 5 && token !== canonical),
);

/** Normalizes the words of a street name for comparison: `West 39th Place` and `w 39 pl` both become `w 39 pl`. */
export function normalizeStreetTokens(tokens: readonly string[]): string[] {
  return tokens.flatMap((token) => {
    const number = /^(\d{1,4})[a-z]{1,2}$/.exec(token)?.[1];
    return number ?? PHRASES[token] ?? canonicalOf.get(token) ?? token;
  });
}
