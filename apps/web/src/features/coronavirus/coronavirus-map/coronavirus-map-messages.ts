import type { CoronavirusStatus } from '@townlight/contract/coronavirus';
import type { IntlShape } from 'react-intl';
import type { AreaMapMessages } from '../../../area-map/area-map-feature.ts';
import { formatCaseDay } from '../figures/case-day.ts';

const REPORT = {
  report: 'coronavirus.report',
  collapseReport: 'report.collapse',
  reopenReport: 'coronavirus.reopen',
} as const;

/** Returns the map's messages; the title states where the series ended (reading 25). */
export function coronavirusMapMessages(
  intl: IntlShape,
  status: CoronavirusStatus | null | undefined,
): AreaMapMessages {
  if (status == null)
    return { ...REPORT, title: 'coronavirus.title', areaTitle: 'coronavirus.areaTitle' };
  const values = { day: formatCaseDay(intl, status.through) };
  return status.ended
    ? {
        ...REPORT,
        title: 'coronavirus.titleEnded',
        areaTitle: 'coronavirus.areaTitleEnded',
        values,
      }
    : {
        ...REPORT,
        title: 'coronavirus.titleThrough',
        areaTitle: 'coronavirus.areaTitleThrough',
        values,
      };
}
