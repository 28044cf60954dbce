import { type RefObject, useId, useState } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { SearchBox } from '../../../search/SearchBox.tsx';
import { FilledButton } from '../../../ui/Buttons.tsx';
import styles from './ChooseNeighborhood.module.css';
import type { NamedArea } from './named-area.ts';
import { findByExactName, suggestNeighborhoods } from './suggest-neighborhoods.ts';

/**
 * Adds a neighborhood by its name: suggestions fill the field, the plus button or Enter adds its value. Only a known
 * name that is not chosen yet is added. // spec 2, 5
 */
export function ChooseNeighborhood(props: {
  /** The neighborhoods that can be added. */
  areas: readonly NamedArea[];
  onAdd: (area: NamedArea) => void;
  field?: RefObject<HTMLInputElement | null>;
  /** Error message of the form that needs a choice. */
  fault?: string | null;
}) {
  const text = useText();
  const statusId = useId();
  const [typed, setTyped] = useState('');
  const [unknown, setUnknown] = useState(false);
  const add = () => {
    const area = findByExactName(props.areas, typed);
    setUnknown(area === undefined);
    if (area === undefined) return props.field?.current?.focus();
    setTyped('');
    props.onAdd(area);
  };
  return (
    <div>
      <div className={styles.row}>
        <SearchBox
          prompt={text('subscribe.choose')}
          typed={typed}
          field={props.field}
          onType={(value) => {
            setTyped(value);
            setUnknown(false);
          }}
          suggestions={suggestNeighborhoods(props.areas, typed).map(({ id, name }) => ({
            key: id,
            label: name,
          }))}
          statusText={text('subscribe.chooseNone')}
          onChoose={({ label }) => {
            // The first Enter selects, the second adds.
            if (label === typed.trim()) add();
            else setTyped(label);
          }}
          onSubmitTyped={add}
        />
        <FilledButton
          className={styles.plus}
          aria-label={text('subscribe.add')}
          aria-describedby={statusId}
          onClick={add}
        >
          <svg width="1.125rem" height="1.125rem" viewBox="0 0 18 18" aria-hidden="true">
            <path d="M9 3v12M3 9h12" fill="none" stroke="currentColor" strokeWidth="2.2" />
          </svg>
        </FilledButton>
      </div>
      <p id={statusId} className={styles.message} role="status">
        {unknown ? text('subscribe.addExactly') : props.fault}
      </p>
    </div>
  );
}
