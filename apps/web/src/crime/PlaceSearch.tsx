import { useMemo } from 'react';
import { useText } from '../app/use-text.ts';
import { AreaSearch } from '../search/AreaSearch.tsx';
import type { SafetyMapParts } from './safety-map-parts.ts';

/** The search of the safety map; the local index of areas serves until addresses can be found. */
export function PlaceSearch(
  props: Pick<SafetyMapParts, 'state' | 'data' | 'onVisit'> & { short?: boolean },
) {
  const text = useText();
  const { names } = props.data;
  const areas = useMemo(() => [...names].map(([id, name]) => ({ id, name })), [names]);
  const prompt = props.short ? text('report.promptShort') : text('report.prompt');
  return <AreaSearch prompt={prompt} areas={areas} onChoose={props.onVisit} />;
}
