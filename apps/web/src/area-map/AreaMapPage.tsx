import type { AreaId } from '@townlight/domain/places';
import { useCallback, useMemo } from 'react';
import { useText } from '../language/use-text.ts';
import { useWide } from '../look/use-wide.ts';
import type { MapPlace } from '../map/map-place.ts';
import { PageTitle } from '../page/PageTitle.tsx';
import { SiteFooter } from '../page/SiteFooter.tsx';
import type { ChangeAreaMap } from './area-map-parts.ts';
import type { AreaMapState } from './area-map-state.ts';
import type { AreaMapSubject } from './area-map-subject.ts';
import { noted } from './filters/noted-filter.ts';
import { NarrowLayout } from './NarrowLayout.tsx';
import { ReportFocus, useReportFocus } from './report-focus.ts';
import { WideLayout } from './WideLayout.tsx';

/** The shared page of all maps: areas as a map or a table, filters, legend, search, report. */
export function AreaMapPage(props: {
  state: AreaMapState;
  change: ChangeAreaMap;
  subject: AreaMapSubject;
}) {
  const text = useText();
  const wide = useWide();
  const { change, subject } = props;
  const { wantFocus, takeFocus } = useReportFocus();
  const { words, figures } = subject;
  const { partOf } = figures;
  const shownArea = useCallback((area: AreaId) => partOf?.get(area) ?? area, [partOf]);
  const state =
    props.state.area === null ? props.state : { ...props.state, area: shownArea(props.state.area) };
  const onSelect = useCallback((area: AreaId) => change({ area }), [change]);
  const onVisit = useCallback(
    (area: AreaId) => {
      wantFocus(shownArea(area));
      change({ area: shownArea(area) });
    },
    [change, wantFocus, shownArea],
  );
  const onMove = useCallback(
    (place: MapPlace | null) => change({ place }, { replace: true }),
    [change],
  );
  const name = state.area === null ? undefined : figures.names.get(state.area);
  const counted = useMemo(() => ({ ...subject, filters: subject.filters.map(noted) }), [subject]);
  const title =
    name === undefined
      ? text(words.title, words.values)
      : text(words.areaTitle, { ...words.values, name });
  const about = subject.about ?? title;
  const parts = { state, change, about, subject: counted, onSelect, onVisit, onMove };
  return (
    <ReportFocus value={takeFocus}>
      <PageTitle page={title} />
      {wide ? <WideLayout {...parts} /> : <NarrowLayout {...parts} />}
      <SiteFooter />
    </ReportFocus>
  );
}
