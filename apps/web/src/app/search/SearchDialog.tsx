import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { reportUsage } from '../../http/report-usage.ts';
import { Text } from '../../i18n/Text.tsx';
import { useText } from '../../i18n/use-text.ts';
import { SearchBox } from '../../search/SearchBox.tsx';
import { PlainButton } from '../../ui/Buttons.tsx';
import { Dialog } from '../../ui/mui/Dialog.tsx';
import { RecentChoices } from './RecentChoices.tsx';
import { addRecentChoice } from './recent-choices.ts';
import styles from './SearchDialog.module.css';
import { isSearchKeyOn, switchSearchKey } from './search-key.ts';
import type { SearchLine } from './search-lines.ts';
import { useSearchLines } from './use-search-lines.ts';

interface SearchDialogProps {
  /** What was typed before the field was there. */
  readonly early: RefObject<string | null>;
  readonly onClose: () => void;
}

/** The search of the whole site: places, addresses, crime types, crimes in places, pages. */
export function SearchDialog({ early, onClose }: SearchDialogProps) {
  const id = useId();
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={onClose}
      aria-labelledby={id}
      // at the top: the list below the field grows and shrinks
      slotProps={{
        container: { sx: { alignItems: 'flex-start' } },
        paper: { sx: { margin: { xs: 1, sm: 8 }, width: { xs: 'calc(100% - 8px)' } } },
      }}
    >
      <div className={styles.dialog}>
        <h2 id={id} className="visually-hidden">
          <Text id="searchPage.title" />
        </h2>
        <SearchPanel early={early} onClose={onClose} />
      </div>
    </Dialog>
  );
}

/** Inside of the dialog's portal, so that the field exists for its effect. */
function SearchPanel({ early, onClose }: SearchDialogProps) {
  const text = useText();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [hurried, setHurried] = useState('');
  const { lines, statusText, isComplete } = useSearchLines(typed, hurried);
  useEffect(() => {
    field.current?.focus();
    const before = early.current ?? '';
    early.current = null;
    setTyped((now) => now + before);
  }, [early]);

  const choose = ({ label, path, isFallback }: SearchLine) => {
    reportUsage('place-search');
    if (!isFallback) addRecentChoice({ label, path });
    onClose();
    void navigate(path);
  };
  // Enter does not wait for the debounce: the first result for the text is chosen when it arrives.
  const chooseFirst = useEffectEvent(() => {
    const first = lines.find(({ isFallback }) => !isFallback);
    if (first !== undefined) choose(first);
  });
  const isAwaited = isComplete && hurried !== '' && hurried === typed;
  useEffect(() => {
    if (isAwaited) chooseFirst();
  }, [isAwaited]);

  return (
    <>
      <div className={styles.head}>
        <SearchBox
          prompt={text('searchPage.prompt')}
          typed={typed}
          onType={(now) => {
            setTyped(now);
            setHurried('');
          }}
          suggestions={lines}
          statusText={statusText}
          onChoose={choose}
          onSubmitTyped={() => setHurried(typed)}
          field={field}
          alwaysOpen
        />
        <PlainButton onClick={onClose} className={styles.close} aria-label={text('app.close')}>
          <svg width="1.25rem" height="1.25rem" viewBox="0 0 24 24" aria-hidden="true">
            <path d="m5 5 14 14M19 5 5 19" stroke="currentColor" strokeWidth="2" />
          </svg>
        </PlainButton>
      </div>
      {typed.trim() === '' && (
        <>
          <p className={styles.muted}>
            <Text id="searchPage.hint" />
          </p>
          <RecentChoices onChoose={onClose} />
        </>
      )}
      <SearchKeySwitch />
    </>
  );
}

/** A single character as a shortcut must have a switch (WCAG 2.1.4). */
function SearchKeySwitch() {
  const [isOn, setIsOn] = useState(isSearchKeyOn);
  return (
    <label className={styles.key}>
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => {
          switchSearchKey(target.checked);
          setIsOn(target.checked);
        }}
      />
      <Text id="searchPage.key" />
    </label>
  );
}
