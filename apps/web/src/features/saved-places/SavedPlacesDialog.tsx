import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { parsePage, splitPath, trackerPath } from '@townlight/domain/pages';
import { useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Text } from '../../i18n/Text.tsx';
import { useText } from '../../i18n/use-text.ts';
import { neighborhoodNamesQuery } from '../../search/api/neighborhood-names-query.ts';
import { PlaceSearchBox } from '../../search/PlaceSearchBox.tsx';
import { Dialog } from '../../ui/mui/Dialog.tsx';
import { SavedPlaceRow } from './SavedPlaceRow.tsx';
import styles from './SavedPlacesDialog.module.css';
import { addPlace, MAX_SAVED_PLACES, renamePlace } from './saved-places.ts';
import { useFindNearMe } from './use-find-near-me.ts';
import { storeSavedPlaces, useSavedPlaces } from './use-saved-places.ts';

/** The saved places: open, rename and add; and a search near the reader. */
export function SavedPlacesDialog({ onClose }: { onClose: () => void }) {
  const text = useText();
  const id = useId();
  const navigate = useNavigate();
  const places = useSavedPlaces();
  const names = useQuery(neighborhoodNamesQuery()).data ?? [];
  const here = useHere();
  const [status, setStatus] = useState('');
  const goNearMe = useFindNearMe({
    onStatus: setStatus,
    onFound: (area) => {
      onClose();
      void navigate(trackerPath('neighborhood', area));
    },
  });
  const nameOf = (area: string) => names.find((one) => one.id === area)?.name ?? area;
  const full = places.length >= MAX_SAVED_PLACES;
  const add = (area: string) => {
    storeSavedPlaces(addPlace(places, { area, name: nameOf(area) }));
    setStatus('');
  };
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={id}>
      <div className={styles.dialog}>
        <h2 id={id}>
          <Text id="places.open" />
        </h2>
        {places.length === 0 ? (
          <p>
            <Text id="places.none" />
          </p>
        ) : (
          <ul className={styles.list}>
            {places.map((place) => (
              <SavedPlaceRow
                key={place.area}
                place={place}
                neighborhood={nameOf(place.area)}
                onGo={onClose}
                onRename={(name) => storeSavedPlaces(renamePlace(places, place.area, name))}
                onRemove={() => storeSavedPlaces(places.filter(({ area }) => area !== place.area))}
              />
            ))}
          </ul>
        )}
        {full ? (
          <p className={styles.muted}>
            <Text id="places.full" values={{ most: MAX_SAVED_PLACES }} />
          </p>
        ) : (
          <>
            {here !== null && !places.some(({ area }) => area === here) && (
              <Button variant="outlined" onClick={() => add(here)}>
                <Text id="places.keepThis" values={{ name: nameOf(here) }} />
              </Button>
            )}
            <PlaceSearchBox
              prompt={text('places.add')}
              areas={names}
              onlyNeighborhoods
              onChoose={({ neighborhood }) => {
                if (neighborhood !== null) add(neighborhood);
                return neighborhood !== null;
              }}
            />
          </>
        )}
        <Button variant="outlined" onClick={() => void goNearMe()}>
          <Text id="places.nearMe" />
        </Button>
        <p role="status" className={styles.muted}>
          {status}
        </p>
        <p className={styles.muted}>
          <Text id="places.private" />
        </p>
        <Button onClick={onClose}>
          <Text id="app.close" />
        </Button>
      </div>
    </Dialog>
  );
}

/** Returns the neighborhood of the page behind the dialog. */
function useHere(): string | null {
  const { pathname, search } = useLocation();
  const page = parsePage(splitPath(pathname), new URLSearchParams(search));
  if (page?.kind === 'map' && page.partition !== 'neighborhoods') return null;
  return page !== null && 'area' in page ? page.area : null;
}
