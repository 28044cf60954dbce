import { type CSSProperties, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { localName } from '../i18n/names.ts';
import { Text } from '../i18n/Text.tsx';
import { fetchBaseMapAttribution } from './base-map-tiles.ts';
import styles from './MapAttribution.module.css';

type Credit = Awaited<ReturnType<typeof fetchBaseMapAttribution>>;

/** OpenStreetMap's license page; its terms require this link. */
const OSM_COPYRIGHT = 'https://www.openstreetmap.org/copyright';

/** The attribution of the base map; nothing while there is none. */
export function MapAttribution(props: { readonly above: number }) {
  const intl = useIntl();
  const [credit, setCredit] = useState<Credit | null>(null);
  useEffect(() => {
    // no attribution for a base map that failed to load
    void fetchBaseMapAttribution().then(setCredit, () => undefined);
  }, []);
  if (credit === null || credit.attribution === '') return null;
  return (
    <p className={styles.credit} style={{ '--above': `${props.above}px` } as CSSProperties}>
      {credit.approximate ? (
        <Text id="map.attribution" values={{ credit: localName(intl, credit.attribution) }} />
      ) : (
        <CreditText of={credit.attribution} />
      )}
    </p>
  );
}

function CreditText(props: { readonly of: string }) {
  if (!props.of.includes('OpenStreetMap')) return props.of;
  return (
    <a href={OSM_COPYRIGHT} target="_blank" rel="noreferrer">
      {props.of}
    </a>
  );
}
