import type { AreaId } from '@townlight/domain/places';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { AreasView } from '../../area-map/AreasView.tsx';
import type { AreaFigures } from '../../area-map/area-map-subject.ts';
import { EmbedFrame } from '../../embed/EmbedFrame.tsx';
import { county } from '../../language/county.ts';
import { AddTexts } from '../../language/Language.tsx';
import { localName } from '../../language/names.ts';
import { useText } from '../../language/use-text.ts';
import { ProgressLine } from '../../look/ProgressLine.tsx';
import { useCalmMap } from '../../map/use-calm-map.ts';
import { FailureNotice } from '../../notices/FailureNotice.tsx';
import { readState, safetyMapPath } from '../safety-map/safety-map-state.ts';
import { useCrimeFigures } from '../safety-map/use-crime-figures.tsx';
import { useSafetyMapData } from '../safety-map/use-safety-map-data.ts';
import styles from './EmbedMapPage.module.css';

/** `/embed/map?…`: the safety map alone, in the state that the same query gives `/map`. */
export function EmbedMapPage() {
  return (
    <AddTexts catalogue="crimeMap">
      <EmbeddedMap />
    </AddTexts>
  );
}

function EmbeddedMap() {
  const intl = useIntl();
  const text = useText();
  const [query] = useSearchParams();
  const asked = useMemo(() => readState(query), [query]);
  // Not in the address: a step of this frame's history would be a step of the page around it.
  const [area, setArea] = useState(asked.area);
  const state = useMemo(() => ({ ...asked, area }), [asked, area]);
  const data = useSafetyMapData(state);
  const { figures, legend } = useCrimeFigures(state, data);
  const calm = useCalmMap();
  return (
    <EmbedFrame
      filled
      title={text('embed.mapTitle', { county: localName(intl, county.name) })}
      status={data.status}
      link={{ to: safetyMapPath(state), text: text('embed.fullMap') }}
    >
      <ProgressLine active={data.fetching} />
      <div className={styles.areas} ref={calm}>
        <AreasView
          view={state.view}
          selected={area}
          figures={figures}
          coveredBelow={0}
          onSelect={setArea}
        />
        {state.view === 'map' && legend !== null && <div className={styles.legend}>{legend}</div>}
      </div>
      {data.failed && <FailureNotice text="failure.load" onRetry={data.retry} />}
      <p className={styles.chosen} aria-live="polite">
        <Chosen area={area} describe={figures.describe} />
      </p>
    </EmbedFrame>
  );
}

/** The figures of the selected area: a finger has no pointer to hover with. */
function Chosen(props: { area: AreaId | null; describe: AreaFigures['describe'] }) {
  const found = props.area === null ? null : props.describe(props.area);
  if (found === null) return null;
  return (
    <>
      <b>{found.title}</b>{' '}
      {found.lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </>
  );
}
