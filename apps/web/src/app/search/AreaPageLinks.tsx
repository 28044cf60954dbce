import {
  type AirPlace,
  coveragePath,
  MAX_COMPARED_AREAS,
  pagePath,
  trackerPath,
} from '@townlight/domain/pages';
import type { AreaId } from '@townlight/domain/places';
import { Link } from 'react-router';
import { hasFeature } from '../../i18n/county.ts';
import type { MessageId } from '../../i18n/messages/en.ts';
import { Text } from '../../i18n/Text.tsx';
import styles from './SearchPage.module.css';

/** Links to the pages about a neighborhood. */
export function AreaPageLinks(props: {
  area: AreaId;
  name: string;
  /** The point that was searched for, used for the air quality link. */
  point: AirPlace | null;
  /** The neighborhoods of a comparison that one is to be added to; `null` without a comparison. */
  compared: readonly AreaId[] | null;
}) {
  const { area, point, compared } = props;
  const added = compared === null ? [] : [...new Set([...compared, area])];
  return (
    <ul className={styles.pages} aria-label={props.name}>
      {compared !== null && added.length <= MAX_COMPARED_AREAS && (
        <PageLink to={pagePath({ kind: 'compare', areas: added })} text="searchPage.compare" />
      )}
      <PageLink to={trackerPath('neighborhood', area)} text="nav.neighborhoodTracker" />
      <PageLink
        to={pagePath({ kind: 'map', partition: 'neighborhoods', area })}
        text="nav.crimeMap"
      />
      <PageLink
        to={pagePath(point === null ? { kind: 'air-map', area } : { kind: 'air', place: point })}
        text="nav.air"
      />
      {hasFeature('coronavirus') && (
        <PageLink to={pagePath({ kind: 'coronavirus', area })} text="nav.coronavirus" />
      )}
      <PageLink to={pagePath({ kind: 'news', area })} text="nav.news" />
      <PageLink to={coveragePath(area)} text="nav.dataCoverage" />
    </ul>
  );
}

/** Links to the pages about a zip code. */
export function ZipCodePageLinks({ zip }: { zip: AreaId }) {
  return (
    <ul className={styles.pages} aria-label={zip}>
      <PageLink
        to={pagePath({ kind: 'map', partition: 'zipcodes', area: zip })}
        text="nav.crimeMap"
      />
    </ul>
  );
}

function PageLink(props: { to: string; text: MessageId }) {
  return (
    <li>
      <Link to={props.to}>
        <Text id={props.text} />
      </Link>
    </li>
  );
}
