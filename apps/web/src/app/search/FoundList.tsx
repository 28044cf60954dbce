import type { PlaceSuggestion } from '@townlight/contract/place-search';
import { trackerPath } from '@townlight/domain/pages';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { county } from '../../i18n/county.ts';
import { localName } from '../../i18n/names.ts';
import { Text } from '../../i18n/Text.tsx';
import { createGetText } from '../../i18n/use-text.ts';
import type { SearchableArea } from '../../search/match-areas.ts';
import { formatCertainty, formatNotice } from '../../search/result-notes.ts';
import { AreaPageLinks, ZipCodePageLinks } from './AreaPageLinks.tsx';
import { orderMatches } from './order-matches.ts';
import styles from './SearchPage.module.css';
import type { SearchResults } from './use-search-results.ts';

/** The matches of a search, each with its pages. */
export function FoundList(
  props: SearchResults & { searchText: string; compared: readonly string[] | null },
) {
  const found = orderMatches(props.searchText, props);
  return (
    <ul className={styles.results}>
      {found.crimesInPlace.map(({ path, crime, area }) => (
        <li key={path}>
          <h2>
            <Link to={path}>
              <Text id="searchPage.crimeIn" values={{ crime, area }} />
            </Link>
          </h2>
        </li>
      ))}
      <FoundCrimes crimes={found.typedCrimes} />
      <FoundPlaces {...props} found={found.places} />
      <FoundCrimes crimes={found.crimes} />
      {found.pages.map(({ path, title }) => (
        <li key={path}>
          <h2>
            <Link to={path}>
              <Text id={title} />
            </Link>
          </h2>
          <p className={styles.detail}>
            <Text id="searchPage.page" />
          </p>
        </li>
      ))}
      <FoundPlaces {...props} found={found.addressAreas} />
    </ul>
  );
}

function FoundCrimes({ crimes }: { crimes: readonly SearchableArea[] }) {
  return crimes.map(({ id, name }) => (
    <li key={id}>
      <h2>
        <Link to={trackerPath('crime', id)}>{name}</Link>
      </h2>
      <p className={styles.detail}>
        <Text id="searchPage.crime" />
      </p>
    </li>
  ));
}

interface PlaceOptions extends Pick<SearchResults, 'nameOf'> {
  readonly compared: readonly string[] | null;
}

function FoundPlaces({ found, ...options }: PlaceOptions & { found: readonly PlaceSuggestion[] }) {
  return found.map((place) => (
    <li key={`${place.label} ${place.center}`}>
      <FoundPlace place={place} {...options} />
    </li>
  ));
}

function FoundPlace(props: PlaceOptions & { place: PlaceSuggestion }) {
  const intl = useIntl();
  const { place, nameOf, compared } = props;
  const { type, label, address, center, neighborhood, nearest } = place;
  const isArea = type === 'neighborhood' && place.area !== null;
  const point = isArea ? null : { label, longitude: center[0], latitude: center[1] };
  const detail = address.startsWith(`${label}, `) ? address.slice(label.length + 2) : null;
  const text = createGetText(intl);
  const notes = [formatCertainty(text, place), formatNotice(text, place)].filter(
    (note) => note !== null,
  );
  return (
    <>
      <h2>{label}</h2>
      {detail !== null && <p className={styles.detail}>{detail}</p>}
      {notes.length > 0 && <p className={styles.detail}>{notes.join(' · ')}</p>}
      {nearest !== null ? (
        <>
          <p>
            <Text id="searchPage.nearest" values={{ area: nearest.name }} />
          </p>
          <AreaPageLinks area={nearest.id} name={nearest.name} point={null} compared={compared} />
        </>
      ) : type === 'postcode' && place.area !== null ? (
        <>
          <ZipCodePageLinks zip={place.area} />
          {place.neighborhoods.map(({ id, name }) => (
            <div key={id}>
              <h3 className={styles.within}>
                <Text id="searchPage.in" values={{ area: name }} />
              </h3>
              <AreaPageLinks area={id} name={name} point={null} compared={compared} />
            </div>
          ))}
        </>
      ) : neighborhood === null ? (
        <p>
          <Text id="searchPage.outside" values={{ county: localName(intl, county.name) }} />
        </p>
      ) : (
        <>
          {nameOf(neighborhood) !== label && (
            <h3 className={styles.within}>
              <Text id="searchPage.in" values={{ area: nameOf(neighborhood) }} />
            </h3>
          )}
          <AreaPageLinks
            area={neighborhood}
            name={nameOf(neighborhood)}
            point={point}
            compared={compared}
          />
        </>
      )}
    </>
  );
}
