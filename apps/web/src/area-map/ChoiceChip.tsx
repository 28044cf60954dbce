import { lazy, Suspense, useId, useState } from 'react';
import { PlainButton } from '../look/PlainButton.tsx';
import styles from './ChoiceChip.module.css';
import type { Choice } from './choice.ts';

// Fetched when a chip is about to be pressed: the map does not wait for lists.
const loadMenu = () => import('./ChoiceMenu.tsx');
const ChoiceMenu = lazy(async () => ({ default: (await loadMenu()).ChoiceMenu }));

/** A quiet chip that says its value, and opens a list of what else it may be. */
export function ChoiceChip(props: {
  label: string;
  /** What the chip says; the text of the chosen value where left out. */
  says?: string;
  choices: readonly Choice[];
  /** One value, or several: then an item is turned on and off and the list stays open. */
  chosen: string | readonly string[];
  disabled?: boolean;
  hint?: string;
  onChoose: (value: string) => void;
}) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [used, setUsed] = useState(false);
  const several = typeof props.chosen !== 'string';
  const isChosen = (value: string) =>
    several ? props.chosen.includes(value) : props.chosen === value;
  const says = props.says ?? props.choices.find((choice) => isChosen(choice.value))?.text ?? '';
  return (
    <>
      <PlainButton
        id={id}
        className={styles.chip}
        disabled={props.disabled ?? false}
        title={props.hint ?? ''}
        aria-haspopup="listbox"
        aria-expanded={anchor !== null}
        onPointerEnter={loadMenu}
        onFocus={loadMenu}
        onClick={(event) => {
          setAnchor(event.currentTarget);
          setUsed(true);
        }}
      >
        <span className={styles.label}>{props.label}</span> <b>{says}</b>
        <svg width="8" height="6" viewBox="0 0 8 6" aria-hidden="true">
          <path d="M0 0h8L4 6z" fill="currentColor" />
        </svg>
      </PlainButton>
      {used && (
        <Suspense>
          <ChoiceMenu
            labelledBy={id}
            anchor={anchor}
            choices={props.choices}
            several={several}
            isChosen={isChosen}
            onChoose={props.onChoose}
            onClose={() => setAnchor(null)}
          />
        </Suspense>
      )}
    </>
  );
}
