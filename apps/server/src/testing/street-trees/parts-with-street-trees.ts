import type { Config } from '../../config.ts';
import type { Part } from '../../platform/parts/part.ts';
import { makeParts } from '../parts-for-tests.ts';
import { streetTreesPart } from './part.ts';

export const url = import.meta.url;

export function listParts(config: Pick<Config, 'mapboxToken' | 'geocoderUrl'>): readonly Part[] {
  const parts = makeParts(config);
  return [...Object.values(parts), streetTreesPart(parts.places)];
}
