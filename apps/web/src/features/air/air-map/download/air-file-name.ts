import type { Hour } from '@townlight/domain/time';
import { county } from '../../../../i18n/county.ts';
import { formatHourParam } from '../../figures/hour-param.ts';

/** Formats a file name without colons, which some systems refuse: `air-quality-2026-07-04T2200-0700`. */
export function formatAirFileName(hour: Hour): string {
  return `air-quality-${formatHourParam(hour, county.timeZone).replaceAll(':', '')}`;
}
