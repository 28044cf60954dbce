import type { Partition } from '@townlight/domain/places';
import type { ChosenPlace } from '../chosen-place.ts';
import type { SearchableArea } from '../match-areas.ts';
import type { PlaceLine } from './place-line.ts';

/** Returns the line of an area of the page. */
export function createAreaSuggestion(
  { id, name }: SearchableArea,
  partition: Partition,
): PlaceLine & { choice: { place: ChosenPlace } } {
  return {
    key: `${partition} ${id}`,
    label: name,
    choice: {
      place: {
        type: partition === 'zipcodes' ? 'postcode' : 'neighborhood',
        label: name,
        center: null,
        neighborhood: partition === 'neighborhoods' ? id : null,
        area: { partition, id },
      },
    },
  };
}
