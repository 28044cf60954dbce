import { useQuery } from '@tanstack/react-query';
import { pagePath } from '@townlight/domain/pages';
import type { AreaId } from '@townlight/domain/places';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import {
  addPlace,
  type FromPage,
  MAX_SAVED_PLACES,
  renamePlace,
  type SavedPlace,
  storeSavedPlaces,
  useKnownSavedPlaces,
} from '../../features/saved-places/index.ts';
import { Text } from '../../i18n/Text.tsx';
import { useText } from '../../i18n/use-text.ts';
import lead from '../../page/lead.module.css';
import { PageDescription } from '../../page/PageDescription.tsx';
import { TextPage } from '../../page/TextPage.tsx';
import { neighborhoodNamesQuery } from '../../search/api/neighborhood-names-query.ts';
import { FilledButton } from '../../ui/Buttons.tsx';
import { AddPlace } from './AddPlace.tsx';
import styles from './MyPlaces.module.css';
import { PlaceSection } from './PlaceSection.tsx';

const COUNTY_TABLE = `${pagePath({ kind: 'map', partition: 'neighborhoods', area: null })}?view=table`;

/**
 * `/my`: the reader's places, each with a sentence from every feature. Every request is the same for all readers, so
 * the server does not learn which neighborhoods are saved.
 */
export function MyPlacesPage() {
  const text = useText();
  const places = useKnownSavedPlaces();
  const names = useQuery(neighborhoodNamesQuery());
  const nameOf = (area: AreaId) => names.data?.find((one) => one.id === area)?.name;
  const [status, setStatus] = useState('');
  const save = (area: AreaId) => {
    const name = nameOf(area) ?? area;
    storeSavedPlaces(addPlace(places ?? [], { area, name }));
    setStatus(text('places.savedNamed', { name }));
    focusMain();
  };
  const remove = (removed: SavedPlace) => {
    storeSavedPlaces((places ?? []).filter(({ area }) => area !== removed.area));
    setStatus(text('places.removedNamed', { name: removed.name }));
    focusMain();
  };
  return (
    <TextPage title="places.open" wide waiting={places === null}>
      {import.meta.env.SSR && <PageDescription text={text('places.none')} />}
      <div className={styles.places}>
        <p role="status" className="visually-hidden">
          {status}
        </p>
        {places === null && (
          <noscript>
            <p>
              <Text id="places.needsScript" />{' '}
              <Link to={COUNTY_TABLE}>
                <Text id="places.allNeighborhoods" />
              </Link>
            </p>
          </noscript>
        )}
        {places?.length === 0 && (
          <p className={lead.sentence}>
            <Text id="places.none" />
          </p>
        )}
        {places !== null && <SaveFromPage places={places} nameOf={nameOf} onSave={save} />}
        {places?.map((place) => (
          <PlaceSection
            key={place.area}
            place={place}
            neighborhood={nameOf(place.area) ?? place.name}
            onRename={(name) => storeSavedPlaces(renamePlace(places, place.area, name))}
            onRemove={() => remove(place)}
          />
        ))}
        {places !== null && places.length > 1 && (
          <p>
            <Link to={pagePath({ kind: 'compare', areas: places.map(({ area }) => area) })}>
              <Text id="places.compare" />
            </Link>
          </p>
        )}
        {places !== null && places.length < MAX_SAVED_PLACES && (
          <AddPlace areas={names.data ?? []} isFirst={places.length === 0} onAdd={save} />
        )}
        {places?.length === MAX_SAVED_PLACES && (
          <p>
            <Text id="places.full" values={{ most: MAX_SAVED_PLACES }} />
          </p>
        )}
        <p>
          <Text id="places.private" />
        </p>
      </div>
    </TextPage>
  );
}

/** The button or field that was in use is gone. */
function focusMain(): void {
  document.querySelector('main')?.focus();
}

/** Offers to save the neighborhood of the page from which the reader came. */
function SaveFromPage(props: {
  places: readonly SavedPlace[];
  nameOf: (area: AreaId) => string | undefined;
  onSave: (area: AreaId) => void;
}) {
  const { places, nameOf, onSave } = props;
  const area = (useLocation().state as FromPage | null)?.fromArea ?? null;
  const name = area === null ? undefined : nameOf(area);
  if (area === null || name === undefined) return null;
  if (places.length >= MAX_SAVED_PLACES || places.some((place) => place.area === area)) return null;
  return (
    <p>
      <FilledButton onClick={() => onSave(area)}>
        <Text id="places.saveNamed" values={{ name }} />
      </FilledButton>
    </p>
  );
}
