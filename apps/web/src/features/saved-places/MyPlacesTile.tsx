import { PAGE_PATHS } from '@townlight/domain/pages';
import { Text } from '../../i18n/Text.tsx';
import { StartTile } from '../../page/StartTile.tsx';
import { useSavedPlaces } from './use-saved-places.ts';

/** Leads to the reader's places, by the name of the first. */
export function MyPlacesTile() {
  const [first] = useSavedPlaces();
  return (
    <StartTile
      to={PAGE_PATHS.my}
      title={first?.name ?? <Text id="start.place" />}
      text={<Text id={first === undefined ? 'start.placeChoose' : 'start.placeSaved'} />}
    />
  );
}
