import { MAX_COMPARED_AREAS } from '@townlight/domain/pages';
import type { AreaId } from '@townlight/domain/places';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Text } from '../../../i18n/Text.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { AreaSearch } from '../../../search/AreaSearch.tsx';
import type { SearchableArea } from '../../../search/match-areas.ts';
import { SearchForm } from '../../../search/SearchForm.tsx';
import styles from './ChosenAreas.module.css';
import { LineSwatch } from './chart/LineSwatch.tsx';

/** The neighborhoods of the comparison: chips to remove them, and a search to add up to four. */
export function ChosenAreas(props: {
  chosen: readonly SearchableArea[];
  offered: readonly SearchableArea[];
  onAdd: (id: AreaId) => void;
  onRemove: (id: AreaId) => void;
}) {
  const intl = useIntl();
  const text = useText();
  const { chosen } = props;
  const frame = useRef<HTMLDivElement>(null);
  const full = chosen.length >= MAX_COMPARED_AREAS;
  useRestoreFocus(frame, chosen.length);
  const names = intl.formatList(chosen.map((area) => area.name));
  return (
    <div className={styles.frame} ref={frame}>
      <div className={styles.search}>
        <h2 className={styles.title}>
          <Text id="compare.add" />
        </h2>
        {full ? (
          <p className={styles.full}>
            <Text id="compare.full" />
          </p>
        ) : (
          <SearchForm compared={chosen.map(({ id }) => id)}>
            <AreaSearch
              prompt={text('compare.addPrompt')}
              areas={props.offered}
              onChoose={props.onAdd}
            />
          </SearchForm>
        )}
      </div>
      <ul className={styles.chips} aria-label={text('compare.chosen')}>
        {chosen.map((area, place) => (
          <li key={area.id} className={styles.chip}>
            <LineSwatch place={place} />
            <span className={styles.name}>{area.name}</span>
            <button
              type="button"
              aria-label={text('compare.remove', { name: area.name })}
              title={text('compare.remove', { name: area.name })}
              onClick={() => props.onRemove(area.id)}
            >
              <svg width="0.75rem" height="0.75rem" viewBox="0 0 14 14" aria-hidden="true">
                <path d="m2 2 10 10M12 2 2 12" stroke="currentColor" strokeWidth="1.800" />
              </svg>
            </button>
          </li>
        ))}
      </ul>
      <p className="visually-hidden" role="status">
        {text('compare.said', { count: chosen.length, names })}
      </p>
    </div>
  );
}

/** Restores the focus when a change removes the focused element: a chip, or the search after the fourth area. */
function useRestoreFocus(frame: { current: HTMLDivElement | null }, count: number) {
  const before = useRef(count);
  const restoreFocus = useEffectEvent((now: number) => {
    if (before.current === now) return;
    before.current = now;
    if (document.activeElement !== document.body) return;
    const next = [...(frame.current?.querySelectorAll<HTMLElement>('button, input') ?? [])];
    (next.findLast((one) => one instanceof HTMLButtonElement) ?? next[0])?.focus();
  });
  useEffect(() => restoreFocus(count), [count]);
}
