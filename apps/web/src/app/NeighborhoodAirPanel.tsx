import { Suspense, use } from 'react';
import * as air from '../air/index.ts';
import { AddTexts } from '../language/Language.tsx';
import { drawnPart } from '../net/drawn-parts.ts';
import type { PanelArea } from '../page/NeighborhoodPanel.tsx';
import styles from './NeighborhoodAirPanel.module.css';

const fetchNeighborhoodAir = drawnPart('air of a neighborhood', air.fetchNeighborhoodAir);

/** What is handed to the neighborhood page of crime: its air. */
export function NeighborhoodAirPanel(props: PanelArea) {
  return (
    <Suspense fallback={<div className={styles.place} />}>
      <AddTexts catalogue="air">
        <Fetched {...props} />
      </AddTexts>
    </Suspense>
  );
}

function Fetched(props: PanelArea) {
  const Air = use(fetchNeighborhoodAir());
  return <Air {...props} />;
}
