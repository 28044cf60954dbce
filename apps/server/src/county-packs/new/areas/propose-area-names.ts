import {
  listPropertyPaths,
  readTextProperty,
} from '../../../features/places/ingest/feature-properties.ts';
import type { RawFeature } from '../../../ingest/rows/parse-features.ts';
import { Failure } from '../../../platform/failure.ts';
import { titleCaseNames } from './title-case.ts';

/** How a file of boundaries names its areas. */
export interface AreaNameProposal {
  /** The name of each feature, in their order. Features of the same name are one area. */
  readonly names: readonly string[];
  /** The properties that the names are from. */
  readonly properties: readonly string[];
}

const NAME = /(^|[._])(name|nombre|label|title)$|name$|nm$/i;
/** Postal codes are names by themselves. */
const POSTAL_CODE = /zcta|zip|postal|postcode/i;
const KIND_OF_AREA =
  /communit|neigh|nhood|district|ward|precinct|beat|borough|tract|parish|quarter|barrio|area|zone|town/i;
/** They describe an area, but do not name it. */
const NO_NAME =
  /type|kind|status|date|url|link|shape|guid|globalid|objectid|county|state|region|country|color|source|comment|note|description/i;
/** Alone, such a text does not name an area. */
const NUMBER = /^\d+(\.0+)?$/;

/**
 * Finds the property that names the areas: one with a different text for each. Where names are shared, as of wards in
 * different boroughs, another property is added in parentheses; where there are numbers only, what they number.
 * @param requested the property that the operator chose
 * @throws Failure with the properties of the file
 */
export function proposeAreaNames(
  features: readonly RawFeature[],
  origin: string,
  requested?: string,
): AreaNameProposal {
  const read = (path: string) =>
    features.map(({ properties }) => readTextProperty(properties, path));
  const paths = listPropertyPaths(features[0]?.properties ?? {});
  if (requested !== undefined) {
    const names = read(requested);
    if (names.every((name) => name === '')) throw namelessFailure(origin, paths, requested);
    return { names: nameNumbers(names, requested), properties: [requested] };
  }
  const filled = paths
    .map((path) => ({ path, texts: read(path) }))
    .filter(({ texts }) => texts.every((text) => text !== ''));
  const named = filled
    .filter(({ path, texts }) => !NO_NAME.test(path) && texts.every((text) => !NUMBER.test(text)))
    .filter(({ texts }) => texts.every((text) => /\p{L}{2}/u.test(text)))
    .toSorted((one, other) => rank(one.path) - rank(other.path));
  const distinct = named.find(({ texts }) => isDistinct(texts));
  if (distinct !== undefined)
    return { names: titleCaseNames(distinct.texts), properties: [distinct.path] };
  for (const shared of named.filter(({ path }) => rank(path) < UNKNOWN))
    for (const other of named) {
      if (other === shared) continue;
      const counts = Map.groupBy(shared.texts, (text) => text.toLowerCase());
      const joined = shared.texts.map((text, at) =>
        counts.get(text.toLowerCase())?.length === 1 ? text : `${text} (${other.texts[at]})`,
      );
      if (isDistinct(joined))
        return { names: titleCaseNames(joined), properties: [shared.path, other.path] };
    }
  const postal = filled.find(({ path, texts }) => POSTAL_CODE.test(path) && isDistinct(texts));
  if (postal !== undefined) return { names: postal.texts, properties: [postal.path] };
  const numbered = filled.find(
    ({ path, texts }) =>
      KIND_OF_AREA.test(path) &&
      !/shape|_area$|^area$/i.test(path) &&
      texts.every((text) => NUMBER.test(text)) &&
      isDistinct(texts),
  );
  if (numbered === undefined) throw namelessFailure(origin, paths);
  return { names: nameNumbers(numbered.texts, numbered.path), properties: [numbered.path] };
}

const UNKNOWN = 2;

function rank(path: string): number {
  if (NAME.test(path)) return 0;
  return KIND_OF_AREA.test(path) ? 1 : UNKNOWN;
}

function isDistinct(texts: readonly string[]): boolean {
  return new Set(texts.map((text) => text.toLowerCase())).size === texts.length;
}

/** Names the areas of `precinct` 1, 2, 3 `Precinct 1`, `Precinct 2`, `Precinct 3`. */
function nameNumbers(texts: readonly string[], path: string): string[] {
  if (!texts.every((text) => NUMBER.test(text))) return titleCaseNames(texts);
  const kind = (KIND_OF_AREA.exec(path)?.[0] ?? 'area').toLowerCase();
  const label = path.toLowerCase().includes('community') ? 'community' : kind;
  return texts.map((text) => `${label.charAt(0).toUpperCase()}${label.slice(1)} ${Number(text)}`);
}

function namelessFailure(origin: string, paths: readonly string[], requested?: string): Failure {
  const why =
    requested === undefined
      ? 'no property has a different name for each area'
      : `no feature has a property "${requested}"`;
  return new Failure(
    `${origin}: ${why}; choose one with --name-property. The properties are ${paths.join(', ') || 'none at all'}`,
  );
}
