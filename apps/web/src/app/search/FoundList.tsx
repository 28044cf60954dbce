import type { PlaceSuggestion } from '@townlight/contract/place-search';
import { trackerPath } from '@townlight/domain/pages';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { county } from '../../i18n/county.ts';
import { localName } from '../../i18n/names.ts';
import { Text } from '../../i18n/Text.tsx';
import { createGetText } from '../../i18n/use-text.ts';
import type { PlacesResult } from '../../search/fetch-places.ts';
import { formatNotice } from '../../search/format-notice.ts';
import { AreaPageLinks, ZipCodePageLinks } from './AreaPageLinks.tsx';
import styles from './SearchPage.module.css';
import type { SearchResults } from './use-search-results.ts';

/** The matches of a search, each with its pages. */
export function FoundList(
  props: SearchResults & { places: PlacesResult; compared: readonly string[] | null },
) {
  const { places, crimes, crimesInPlace, pages } = props;
  return (
    <ul className={styles.results}>
      {crimesInPlace.map(({ path, crime, area }) => (
        <li key={path}>
          <h2>
            <Link to={path}>
              <Text id="searchPage.crimeIn" values={{ crime, area }} />
            </Link>
          </h2>
        </li>
      ))}
      {places.found.map((place) => (
        <li key={`${place.label} ${place.center}`}>
          <FoundPlace place={place} {...props} />
        </li>
      ))}
      {crimes.map(({ id, name }) => (
        <li key={id}>
          <h2>
            <Link to={trackerPath('crime', id)}>{name}</Link>
          </h2>
          <p className={styles.detail}>
            <Text id="searchPage.crime" />
          </p>
        </li>
      ))}
      {pages.map(({ path, title }) => (
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
    </ul>
  );
}

function FoundPlace(
  props: Pick<SearchResults, 'nameOf'> & {
    place: PlaceSuggestion;
    compared: readonly string[] | null;
  },
) {
  const intl = useIntl();
  const { place, nameOf, compared } = props;
  const { type, label, address, center, neighborhood, nearest } = place;
  const isArea = type === 'neighborhood' && place.area !== null;
  const point = isArea ? null : { label, longitude: center[0], latitude: center[1] };
  const detail = address.startsWith(`${label}, `) ? address.slice(label.length + 2) : null;
  const notice = formatNotice(createGetText(intl), place);
  return (
    <>
      <h2>{label}</h2>
      {detail !== null && <p className={styles.detail}>{detail}</p>}
      {notice !== null && <p className={styles.detail}>{notice}</p>}
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
