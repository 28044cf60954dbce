import { useId, useState } from 'react';
import { lazyComponent } from '../../http/lazy-imports.ts';
import { useOpenable } from '../../notices/use-openable.tsx';
import { PlainButton } from '../../ui/Buttons.tsx';
import styles from './ChoiceChip.module.css';
import type { ChoiceFilter } from './filter.ts';

// Loaded when a chip is about to be opened, so that the map does not wait for it.
const ChoiceMenu = lazyComponent(
  'choice menu',
  async () => (await import('./ChoiceMenu.tsx')).ChoiceMenu,
);

/** A chip that shows its value and opens a menu of the alternatives. */
export function ChoiceChip(props: { filter: ChoiceFilter }) {
  const { filter } = props;
  const { chosen, choices } = filter;
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const menu = useOpenable(ChoiceMenu);
  const several = typeof chosen !== 'string';
  const isChosen = (value: string) => (several ? chosen.includes(value) : chosen === value);
  const displayText =
    filter.displayText ?? choices.find((choice) => isChosen(choice.value))?.text ?? '';
  return (
    <>
      <PlainButton
        id={id}
        className={styles.chip}
        disabled={filter.disabled ?? false}
        title={filter.hint ?? ''}
        aria-haspopup="listbox"
        aria-expanded={anchor !== null}
        onPointerEnter={menu.preload}
        onFocus={menu.preload}
        onClick={async ({ currentTarget }) => {
          if (await menu.open()) setAnchor(currentTarget);
        }}
      >
        <span className={styles.label}>{filter.label}</span> <b>{displayText}</b>
        <svg width="0.5rem" height="0.375rem" viewBox="0 0 8 6" aria-hidden="true">
          <path d="M0 0h8L4 6z" fill="currentColor" />
        </svg>
      </PlainButton>
      {menu.isLoaded && (
        <ChoiceMenu
          labelledBy={id}
          anchor={anchor}
          choices={choices}
          several={several}
          isChosen={isChosen}
          onChoose={filter.onChoose}
          onClose={() => setAnchor(null)}
        />
      )}
    </>
  );
}
