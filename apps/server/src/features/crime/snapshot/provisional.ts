import type { YearMonth } from '@townlight/domain/time';
import type { CrimeData, PartitionCrime } from './crime-data.ts';
import { isProvisionalForAnyAgency } from './crime-status.ts';

/**
 * Returns whether the figures of an area may still change in a month, because those of an agency that polices it may.
 */
export function isProvisionalInArea(
  { provisional }: CrimeData,
  { policedBy }: PartitionCrime,
  area: number,
  month: YearMonth,
): boolean {
  return isProvisionalForAnyAgency(policedBy[area] ?? [], month, provisional);
}

/** Returns whether the county's figures may still change in a month. */
export function isProvisionalInCounty({ provisional }: CrimeData, month: YearMonth): boolean {
  return isProvisionalForAnyAgency(provisional.keys(), month, provisional);
}
