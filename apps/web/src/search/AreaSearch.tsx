import type { AreaId } from '@townlight/domain/places';
import { type KeyboardEvent, useId, useMemo, useState } from 'react';
import { Text } from '../app/Text.tsx';
import { useText } from '../app/use-text.ts';
import styles from './AreaSearch.module.css';
import { matchAreas, type SearchableArea } from './match-areas.ts';
import { useDebounced } from './use-debounced.ts';

// spec 9: address search debounce 500 ms
const DEBOUNCE_MS = 500;

/** A search with suggestions (combobox pattern of the ARIA practices guide). */
export function AreaSearch(props: {
  prompt: string;
  areas: readonly SearchableArea[];
  onChoose: (id: AreaId) => void;
}) {
  const text = useText();
  const list = useId();
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const settled = useDebounced(typed, DEBOUNCE_MS);
  const found = useMemo(() => matchAreas(props.areas, settled), [props.areas, settled]);
  const answered = open && settled.trim() !== '' && typed.trim() !== '';

  const choose = (area: SearchableArea) => {
    setTyped('');
    setOpen(false);
    setActive(-1);
    props.onChoose(area.id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      const count = found.length;
      if (count > 0)
        setActive((at) => (at === -1 && step === -1 ? count - 1 : (at + step + count) % count));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      // Enter does not wait for the pause: it takes what the words mean now.
      const chosen = found[active] ?? matchAreas(props.areas, typed)[0];
      if (chosen) choose(chosen);
    } else if (event.key === 'Escape') {
      if (open) setOpen(false);
      else setTyped('');
    }
  };

  return (
    <div className={styles.search}>
      <svg className={styles.lens} width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
        <circle cx="6.500" cy="6.500" r="4.500" />
        <path d="m10 10 4.500 4.500" />
      </svg>
      <input
        type="text"
        role="combobox"
        className={styles.input}
        aria-label={props.prompt}
        placeholder={props.prompt}
        aria-expanded={answered}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={active >= 0 ? `${list}-${active}` : undefined}
        autoComplete="off"
        spellCheck={false}
        maxLength={500}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setOpen(true);
          setActive(-1);
        }}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={onKeyDown}
      />
      <div
        id={list}
        role="listbox"
        aria-label={props.prompt}
        className={styles.list}
        hidden={!answered}
      >
        {found.map((area, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the input
          // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the input
          <div
            key={area.id}
            id={`${list}-${at}`}
            role="option"
            aria-selected={at === active}
            className={styles.option}
            onPointerDown={(event) => event.preventDefault()}
            onPointerEnter={() => setActive(at)}
            onClick={() => choose(area)}
          >
            {area.name}
          </div>
        ))}
        {found.length === 0 && (
          <div
            className={styles.none}
            role="option"
            aria-selected={false}
            aria-disabled="true"
            tabIndex={-1}
          >
            <Text id="search.none" />
          </div>
        )}
      </div>
      <span className="visually-hidden" role="status">
        {answered && text('search.results', { count: found.length })}
      </span>
    </div>
  );
}
