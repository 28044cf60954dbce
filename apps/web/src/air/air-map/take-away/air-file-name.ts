import type { Hour } from '@townlight/domain/time';
import { county } from '../../../language/county.ts';
import { hourInAddress } from '../../figures/air-hour.ts';

/** Formats a file name without colons, which some systems refuse: `air-quality-2026-07-04T2200-0700`. */
export function airFileName(hour: Hour): string {
  return `air-quality-${hourInAddress(hour, county.timeZone).replaceAll(':', '')}`;
}
