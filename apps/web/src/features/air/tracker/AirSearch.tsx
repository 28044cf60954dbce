import type { AirPlace } from '@townlight/domain/pages';
import type { PlaceType } from '@townlight/domain/places';
import { useText } from '../../../i18n/use-text.ts';
import type { ChosenPlace } from '../../../search/chosen-place.ts';
import type { SearchableArea } from '../../../search/match-areas.ts';
import { TitledSearch } from '../../../search/TitledSearch.tsx';

// spec 7: place types of air pages
const TYPES: readonly PlaceType[] = ['address', 'poi'];

/** Searches for an address, a landmark or a neighborhood; the choice becomes the place of the page. */
export function AirSearch(props: {
  names: readonly SearchableArea[];
  near: AirPlace | null;
  onChoose: (place: AirPlace) => void;
}) {
  const text = useText();
  const { near } = props;
  const choose = async (chosen: ChosenPlace): Promise<boolean> => {
    const center = chosen.center ?? (await centerOf(chosen));
    if (chosen.neighborhood === null || center === null) return false;
    const [longitude, latitude] = center;
    props.onChoose({ label: chosen.label, longitude, latitude });
    return true;
  };
  return (
    <TitledSearch
      title={text('airSearch.title')}
      prompt={text('airSearch.prompt')}
      items={props.names}
      places={{
        types: TYPES,
        near: near === null ? undefined : [near.longitude, near.latitude],
        onChoose: choose,
      }}
    />
  );
}

/** Fetches the center of a neighborhood, because the suggestion contains only its id. */
async function centerOf({ area }: ChosenPlace): Promise<readonly [number, number] | null> {
  if (area === null) return null;
  return (await import('../../../search/fetch-area-center.ts')).fetchAreaCenter(area.id);
}
