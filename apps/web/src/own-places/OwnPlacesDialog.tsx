import Button from '@mui/material/Button';
import { pageSteps, readPage, trackerPath } from '@townlight/domain/pages';
import { useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Text } from '../language/Text.tsx';
import { useText } from '../language/use-text.ts';
import { Dialog } from '../look/kit/Dialog.tsx';
import { useNeighborhoodNames } from '../search/api/use-neighborhood-names.ts';
import { PlaceSearchBox } from '../search/PlaceSearchBox.tsx';
import { OwnPlaceRow } from './OwnPlaceRow.tsx';
import styles from './OwnPlacesDialog.module.css';
import { MOST_OWN_PLACES, renamed, withPlace } from './own-places.ts';
import { useGoNearMe } from './use-go-near-me.ts';
import { keepOwnPlaces, useOwnPlaces } from './use-own-places.ts';

/** The saved places: open, rename and add; and a search near the reader. */
export function OwnPlacesDialog({ onClose }: { onClose: () => void }) {
  const text = useText();
  const id = useId();
  const navigate = useNavigate();
  const places = useOwnPlaces();
  const names = useNeighborhoodNames().data ?? [];
  const here = useHere();
  const [said, setSaid] = useState('');
  const goNearMe = useGoNearMe({
    onSaid: setSaid,
    onFound: (area) => {
      onClose();
      void navigate(trackerPath('neighborhood', area));
    },
  });
  const nameOf = (area: string) => names.find((one) => one.id === area)?.name ?? area;
  const full = places.length >= MOST_OWN_PLACES;
  const add = (area: string) => {
    keepOwnPlaces(withPlace(places, { area, name: nameOf(area) }));
    setSaid('');
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
              <OwnPlaceRow
                key={place.area}
                place={place}
                neighborhood={nameOf(place.area)}
                onGo={onClose}
                onRename={(name) => keepOwnPlaces(renamed(places, place.area, name))}
                onRemove={() => keepOwnPlaces(places.filter(({ area }) => area !== place.area))}
              />
            ))}
          </ul>
        )}
        {full ? (
          <p className={styles.muted}>
            <Text id="places.full" values={{ most: MOST_OWN_PLACES }} />
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
          {said}
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
  const page = readPage(pageSteps(pathname), new URLSearchParams(search));
  if (page?.kind === 'map' && page.partition !== 'neighborhoods') return null;
  return page !== null && 'area' in page ? page.area : null;
}
