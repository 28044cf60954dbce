import type { Basket } from '@townlight/contract/crime';

/** Returns what a file counts, by the names of the records: `all crime`, `Property Crime`, `Burglary; Robbery`. */
export function formatCrimesCounted(chosen: {
  readonly bigBundle: string | null;
  readonly smallBundles: readonly string[];
  readonly basket?: Basket | undefined;
}): string {
  if (chosen.smallBundles.length > 0) return chosen.smallBundles.join('; ');
  if (chosen.bigBundle !== null) return chosen.bigBundle;
  return chosen.basket === 'everything' ? 'everything on record' : ALL_CRIME_COUNTED;
}

export const ALL_CRIME_COUNTED = 'all crime';
