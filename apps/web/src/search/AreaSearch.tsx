import type { AreaId } from '@townlight/domain/places';
import { useMemo, useState } from 'react';
import { useText } from '../language/use-text.ts';
import { matchAreas, type SearchableArea } from './match-areas.ts';
import { SearchBox } from './SearchBox.tsx';

/** A search among names that the page has: they are suggested at once. */
export function AreaSearch(props: {
  prompt: string;
  areas: readonly SearchableArea[];
  onChoose: (id: AreaId) => void;
}) {
  const text = useText();
  const [typed, setTyped] = useState('');
  const found = useMemo(
    () => matchAreas(props.areas, typed).map(({ id, name }) => ({ key: id, label: name })),
    [props.areas, typed],
  );
  return (
    <SearchBox
      prompt={props.prompt}
      typed={typed}
      onType={setTyped}
      suggestions={found}
      said={text('search.none')}
      onChoose={({ key }) => {
        setTyped('');
        props.onChoose(key);
      }}
    />
  );
}
