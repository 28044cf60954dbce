import { noteUsage } from '../../net/note-usage.ts';
import type { Filter } from './filter.ts';

/** Returns the filter with changes reported as usage. */
export function noted(filter: Filter): Filter {
  if ('control' in filter) return filter;
  return {
    ...filter,
    onChoose(value) {
      noteUsage('filter-change');
      filter.onChoose(value);
    },
  };
}
