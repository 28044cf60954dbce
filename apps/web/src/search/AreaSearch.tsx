import type { AreaId } from '@townlight/domain/places';
import { useMemo, useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import { MAX_SUGGESTIONS, type SearchableArea } from './match-areas.ts';
import { SearchBox } from './SearchBox.tsx';
import { useMatchingAreas } from './use-matching-areas.ts';

/** A search among the page's areas: they are suggested immediately. */
export function AreaSearch(props: {
  prompt: string;
  areas: readonly SearchableArea[];
  onChoose: (id: AreaId) => void;
}) {
  const text = useText();
  const [typed, setTyped] = useState('');
  const areas = useMatchingAreas(props.areas, typed);
  const found = useMemo(
    () => areas.slice(0, MAX_SUGGESTIONS).map(({ id, name }) => ({ key: id, label: name })),
    [areas],
  );
  return (
    <SearchBox
      prompt={props.prompt}
      typed={typed}
      onType={setTyped}
      suggestions={found}
      statusText={text('search.none')}
      onChoose={({ key }) => {
        setTyped('');
        props.onChoose(key);
      }}
    />
  );
}
