import { reportUsage } from '../../http/report-usage.ts';
import type { Filter } from './filter.ts';

/** Returns the filter with changes reported as usage. */
export function trackFilterUsage(filter: Filter): Filter {
  if ('control' in filter) return filter;
  return {
    ...filter,
    onChoose(value) {
      reportUsage('filter-change');
      filter.onChoose(value);
    },
  };
}
