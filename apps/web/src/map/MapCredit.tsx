import { type CSSProperties, useEffect, useState } from 'react';
import { Text } from '../language/Text.tsx';
import { baseMapCredit } from './base-map-tiles.ts';
import styles from './MapCredit.module.css';

type Credit = Awaited<ReturnType<typeof baseMapCredit>>;

/** Where OpenStreetMap says what may be done with its data; it asks to be linked. */
const OSM_COPYRIGHT = 'https://www.openstreetmap.org/copyright';

/** Who the base map is from; nothing while no base map is there. */
export function MapCredit(props: { readonly above: number }) {
  const [credit, setCredit] = useState<Credit | null>(null);
  useEffect(() => {
    // a base map that cannot be loaded has nobody to name
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
