import type { AreaId } from '@townlight/domain/places';
import { useCallback, useMemo } from 'react';
import { reportUsage } from '../http/report-usage.ts';
import { useText } from '../i18n/use-text.ts';
import type { MapPlace } from '../map/map-place.ts';
import { SiteFooter } from '../page/PageSlots.tsx';
import { PageTitle } from '../page/PageTitle.tsx';
import { useWide } from '../ui/screen.ts';
import type { AreaMapFeature } from './area-map-feature.ts';
import type { ChangeAreaMap } from './area-map-layout-props.ts';
import type { AreaMapState } from './area-map-state.ts';
import type { Filter } from './filters/filter.ts';
import { NarrowLayout } from './NarrowLayout.tsx';
import { ReportFocusContext, useReportFocus } from './report-focus.ts';
import { WideLayout } from './WideLayout.tsx';

/** The shared page of all maps: areas as a map or a table, filters, legend, search, report. */
export function AreaMapPage(props: {
  state: AreaMapState;
  change: ChangeAreaMap;
  feature: AreaMapFeature;
}) {
  const text = useText();
  const wide = useWide();
  const { change, feature } = props;
  const { requestFocus, consumeFocusRequest } = useReportFocus();
  const { messages, figures } = feature;
  const { mergedInto } = figures;
  const shownArea = useCallback((area: AreaId) => mergedInto?.get(area) ?? area, [mergedInto]);
  const state =
    props.state.area === null ? props.state : { ...props.state, area: shownArea(props.state.area) };
  const onSelect = useCallback((area: AreaId) => change({ area }), [change]);
  const onVisit = useCallback(
    (area: AreaId) => {
      requestFocus(shownArea(area));
      change({ area: shownArea(area) });
    },
    [change, requestFocus, shownArea],
  );
  const onMove = useCallback(
    (place: MapPlace | null) => change({ place }, { replace: true }),
    [change],
  );
  const name = state.area === null ? undefined : figures.names.get(state.area);
  const trackedFeature = useMemo(
    () => ({ ...feature, filters: feature.filters.map(trackFilterUsage) }),
    [feature],
  );
  const title =
    name === undefined
      ? text(messages.title, messages.values)
      : text(messages.areaTitle, { ...messages.values, name });
  const about = feature.about ?? title;
  const layoutProps = { state, change, about, feature: trackedFeature, onSelect, onVisit, onMove };
  return (
    <ReportFocusContext value={consumeFocusRequest}>
      <PageTitle page={title} />
      {wide ? <WideLayout {...layoutProps} /> : <NarrowLayout {...layoutProps} />}
      <SiteFooter />
    </ReportFocusContext>
  );
}

/** Returns the filter with changes reported as usage. */
function trackFilterUsage(filter: Filter): Filter {
  if ('control' in filter) return filter;
  return {
    ...filter,
    onChoose(value) {
      reportUsage('filter-change');
      filter.onChoose(value);
    },
  };
}
