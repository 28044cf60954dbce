import { type CSSProperties, useEffect, useState } from 'react';
import { Text } from '../language/Text.tsx';
import { baseMapCredit } from './base-map-tiles.ts';
import styles from './MapCredit.module.css';

type Credit = Awaited<ReturnType<typeof baseMapCredit>>;

/** OpenStreetMap's license page; its terms require this link. */
const OSM_COPYRIGHT = 'https://www.openstreetmap.org/copyright';

/** The attribution of the base map; nothing while there is none. */
export function MapCredit(props: { readonly above: number }) {
  const [credit, setCredit] = useState<Credit | null>(null);
  useEffect(() => {
    // no attribution for a base map that failed to load
    void baseMapCredit().then(setCredit, () => undefined);
  }, []);
  if (credit === null) return null;
  return (
    <p className={styles.credit} style={{ '--above': `${props.above}px` } as CSSProperties}>
      {credit.approximate ? <Text id="map.attribution" /> : <Words of={credit.attribution} />}
    </p>
  );
}

function Words(props: { readonly of: string }) {
  if (!props.of.includes('OpenStreetMap')) return props.of;
  return (
    <a href={OSM_COPYRIGHT} target="_blank" rel="noreferrer">
      {props.of}
    </a>
  );
}
