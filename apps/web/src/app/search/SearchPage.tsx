import type { PlaceSuggestion } from '@townlight/contract/place-search';
import { pagePath, parseComparedAreas, trackerPath } from '@townlight/domain/pages';
import { useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { county } from '../../i18n/county.ts';
import { localName } from '../../i18n/names.ts';
import { Text } from '../../i18n/Text.tsx';
import { createGetText } from '../../i18n/use-text.ts';
import { FailureNotice } from '../../notices/FailureNotice.tsx';
import { TextPage } from '../../page/TextPage.tsx';
import type { PlacesResult } from '../../search/fetch-places.ts';
import { formatNotice } from '../../search/format-notice.ts';
import { findNoMatchReason, type NoMatchReason } from '../../search/no-match-reason.ts';
import { FilledButton } from '../../ui/FilledButton.tsx';
import { AreaPageLinks, ZipCodePageLinks } from './AreaPageLinks.tsx';
import styles from './SearchPage.module.css';
import { type SearchResults, useSearchResults } from './use-search-results.ts';

const MAX_QUERY_LENGTH = 200;

/**
 * `/search?q=venice`: the matches of a search, each with its pages. Search fields of other pages submit here without
 * script; a field that adds to a comparison sends its neighborhoods as `areas`.
 */
export function SearchPage() {
  const query = new URLSearchParams(useLocation().search);
  const searchText = (query.get('q') ?? '').trim().slice(0, MAX_QUERY_LENGTH);
  const compared = query.has('areas') ? parseComparedAreas(query) : null;
  const results = useSearchResults(searchText);
  return (
    <TextPage title="searchPage.title">
      <search>
        <form className={styles.form}>
          <label htmlFor="words">
            <Text id="searchPage.prompt" />
          </label>
          <input
            id="words"
            key={searchText}
            type="search"
            name="q"
            defaultValue={searchText}
            maxLength={MAX_QUERY_LENGTH}
            required
            autoComplete="off"
          />
          {compared && <input type="hidden" name="areas" value={compared.join(',')} />}
          <FilledButton type="submit">
            <Text id="search.go" />
          </FilledButton>
        </form>
      </search>
      {searchText !== '' && <Results searchText={searchText} compared={compared} {...results} />}
    </TextPage>
  );
}

function Results(
  props: SearchResults & { searchText: string; compared: readonly string[] | null },
) {
  const { searchText, places, crimes, loads } = props;
  if (places === undefined && loads.failure !== null && !loads.loading)
    return <FailureNotice text="searchPage.failed" failure={loads.failure} onRetry={loads.retry} />;
  if (places === undefined) return null;
  const reason = crimes.length > 0 ? null : findNoMatchReason(searchText, places);
  return (
    <>
      {reason !== null && <NothingFound searchText={searchText} reason={reason} />}
      <FoundList {...props} places={places} />
    </>
  );
}

/** Names what was not found, and leads on. */
function NothingFound({ searchText, reason }: { searchText: string; reason: NoMatchReason }) {
  const map = pagePath({ kind: 'map', partition: 'neighborhoods', area: null });
  return (
    <>
      <p>
        <Text id={`searchPage.${reason}`} values={{ words: searchText }} />
      </p>
      <ul className={styles.pages}>
        <li>
          <Link to={map}>
            <Text id="placeSearch.onMap" />
          </Link>
        </li>
        <li>
          <Link to={`${map}?view=table`}>
            <Text id="placeSearch.inTable" />
          </Link>
        </li>
      </ul>
    </>
  );
}

function FoundList(
  props: SearchResults & {
    places: PlacesResult;
    searchText: string;
    compared: readonly string[] | null;
  },
) {
  const { places, crimes } = props;
  return (
    <ul className={styles.results}>
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
