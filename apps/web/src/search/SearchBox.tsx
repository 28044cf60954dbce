import { type KeyboardEvent, type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import { useEarlyInput } from '../ui/use-early-input.ts';
import styles from './SearchBox.module.css';

/** An option of the list. */
export interface Suggestion {
  readonly key: string;
  readonly label: string;
  /** Distinguishes it from others of the same name. */
  readonly detail?: string | undefined;
  /** Offered where nothing was found: Enter does not choose it unless it is marked. */
  readonly isFallback?: boolean;
}

export interface SearchBoxProps<Line extends Suggestion> {
  readonly prompt: string;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly suggestions: readonly Line[];
  /** Shown where nothing was found, before what leads on: that nothing was, or that the search is running. */
  readonly statusText: string | null;
  readonly onChoose: (line: Line) => void;
  /** Called for Enter while there is nothing to choose. */
  readonly onSubmitTyped?: () => void;
  /** A ref for focusing the field from outside. */
  readonly field?: RefObject<HTMLInputElement | null> | undefined;
  /** Shows the list while the focus is elsewhere. */
  readonly alwaysOpen?: boolean;
  /** Rendered at the end of the field. */
  readonly children?: ReactNode;
}

/** A field with suggestions (combobox pattern of the ARIA practices guide). It is independent of what is searched. */
export function SearchBox<Line extends Suggestion>(props: SearchBoxProps<Line>) {
  const text = useText();
  const list = useId();
  const { typed, suggestions } = props;
  const statusText = suggestions.every(({ isFallback }) => isFallback) ? props.statusText : null;
  const localField = useRef<HTMLInputElement>(null);
  const field = props.field ?? localField;
  const [open, setOpen] = useState(false);
  useEarlyInput(field, (before, { ownerDocument }) => {
    props.onType(before);
    setOpen(ownerDocument.activeElement === field.current);
  });
  // by key: an option stays active while others are added around it
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const active = suggestions.findIndex((line) => line.key === activeKey);
  const shown =
    (open || props.alwaysOpen === true) &&
    typed.trim() !== '' &&
    (suggestions.length > 0 || statusText !== null);

  const choose = (line: Line) => {
    setOpen(false);
    setActiveKey(null);
    props.onChoose(line);
  };
  const step = (by: 1 | -1) => {
    setOpen(true);
    const count = suggestions.length;
    if (count === 0) return;
    const next = active === -1 && by === -1 ? count - 1 : (active + by + count) % count;
    setActiveKey(suggestions[next]?.key ?? null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      step(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const line = suggestions[active] ?? suggestions.find(({ isFallback }) => !isFallback);
      if (typed.trim() !== '' && line !== undefined) choose(line);
      else props.onSubmitTyped?.();
    } else if (event.key === 'Escape') {
      if (shown) setOpen(false);
      else props.onType('');
    }
  };

  return (
    <div className={styles.search}>
      <svg
        className={styles.lens}
        width="1rem"
        height="1rem"
        viewBox="0 0 16 16"
        aria-hidden="true"
      >
        <circle cx="6.500" cy="6.500" r="4.500" />
        <path d="m10 10 4.500 4.500" />
      </svg>
      <input
        ref={field}
        type="text"
        name="q"
        role="combobox"
        className={props.children ? styles.inputWithButton : styles.input}
        aria-label={props.prompt}
        placeholder={props.prompt}
        aria-expanded={shown}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={active >= 0 ? `${list}-${active}` : undefined}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={200}
        value={typed}
        onChange={(event) => {
          props.onType(event.target.value);
          setOpen(true);
          setActiveKey(null);
        }}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={onKeyDown}
      />
      {props.children}
      <div
        id={list}
        role="listbox"
        aria-label={props.prompt}
        className={styles.list}
        hidden={!shown}
      >
        {statusText !== null && (
          <div
            className={styles.none}
            role="option"
            aria-selected={false}
            aria-disabled="true"
            tabIndex={-1}
          >
            {statusText}
          </div>
        )}
        {suggestions.map((line, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the input
          // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the input
          <div
            key={line.key}
            id={`${list}-${at}`}
            role="option"
            aria-selected={at === active}
            className={styles.option}
            onPointerDown={(event) => event.preventDefault()}
            onPointerEnter={() => setActiveKey(line.key)}
            onClick={() => choose(line)}
          >
            {line.label}
            {line.detail !== undefined && <span className={styles.detail}>{line.detail}</span>}
          </div>
        ))}
      </div>
      <span className="visually-hidden" role="status">
        {shown && (statusText ?? text('search.results', { count: suggestions.length }))}
      </span>
    </div>
  );
}
