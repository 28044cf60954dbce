import { pagePath, parseComparedAreas } from '@townlight/domain/pages';
import { Link, useLocation } from 'react-router';
import { Text } from '../../i18n/Text.tsx';
import { FailureNotice } from '../../notices/FailureNotice.tsx';
import { TextPage } from '../../page/TextPage.tsx';
import { findNoMatchReason, type NoMatchReason } from '../../search/result-notes.ts';
import { FilledButton } from '../../ui/Buttons.tsx';
import { FoundList } from './FoundList.tsx';
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
  const { searchText, places, unknownPlace, crimes, crimesInPlace, pages, loads } = props;
  if (places === undefined && loads.failure !== null && !loads.loading)
    return <FailureNotice text="searchPage.failed" failure={loads.failure} onRetry={loads.retry} />;
  if (places === undefined) return null;
  const isFound = crimes.length + crimesInPlace.length + pages.length > 0;
  const missing = unknownPlace ?? (isFound ? null : searchText);
  const reason = missing === null ? null : findNoMatchReason(missing, places);
  return (
    <>
      {missing !== null && reason !== null && <NothingFound searchText={missing} reason={reason} />}
      <FoundList {...props} />
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
