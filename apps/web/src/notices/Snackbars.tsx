import Snackbar from '@mui/material/Snackbar';

import { type Ref, useRef, useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import { SiteThemeProvider } from '../ui/mui/SiteThemeProvider.tsx';
import { useMedia } from '../ui/screen.ts';
import type { Notice } from './notify.ts';
import styles from './Snackbars.module.css';

// spec 9: placement switches under 400 px
const TOP_BELOW_PX = 400;

/**
 * Shows one message at a time; a new one closes the current one first. // spec 4
 * The timer pauses while the pointer or the focus is on it (WCAG 2.2.1).
 */
export function Snackbars(props: { notice: Notice }) {
  const onTop = useMedia(`(max-width: ${TOP_BELOW_PX - 0.02}px)`);
  const [shown, setShown] = useState(props.notice);
  const [phase, setPhase] = useState<'open' | 'closing' | 'gone'>('open');
  if (shown !== props.notice && phase === 'gone') {
    setShown(props.notice);
    setPhase('open');
  }
  return (
    <SiteThemeProvider>
      <ShownNotice
        key={shown.at}
        notice={shown}
        isOpen={phase === 'open' && shown === props.notice}
        onTop={onTop}
        onClose={() => setPhase('closing')}
        onGone={() => setPhase('gone')}
      />
    </SiteThemeProvider>
  );
}

function ShownNotice(props: {
  notice: Notice;
  isOpen: boolean;
  onTop: boolean;
  onClose: () => void;
  onGone: () => void;
}) {
  const { notice, isOpen, onTop, onClose, onGone } = props;
  // either one pauses the timer; Snackbar's own logic would resume as soon as one of them leaves
  const [hasPointer, setHasPointer] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  return (
    <Snackbar
      open={isOpen}
      autoHideDuration={hasPointer || hasFocus ? null : notice.hidesAfterMs}
      onMouseEnter={() => setHasPointer(true)}
      onMouseLeave={() => setHasPointer(false)}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
      onClose={(_, reason) => {
        // clicks elsewhere do not close the message
        if (reason !== 'clickaway') onClose();
      }}
      anchorOrigin={{ vertical: onTop ? 'top' : 'bottom', horizontal: onTop ? 'center' : 'left' }}
      slotProps={{ transition: { onExited: onGone } }}
    >
      <Message notice={notice} onClose={onClose} />
    </Snackbar>
  );
}

/** Snackbar passes its transition's ref and style to its child. */
function Message({
  notice,
  onClose,
  ...placed
}: {
  notice: Notice;
  onClose: () => void;
  ref?: Ref<HTMLDivElement>;
}) {
  const text = useText();
  const cameFrom = useRef<HTMLElement | null>(null);
  return (
    <div
      {...placed}
      className={styles.message}
      role="alert"
      data-kind={notice.kind}
      onFocus={({ relatedTarget, currentTarget }) => {
        if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
          cameFrom.current = relatedTarget;
      }}
    >
      <p>
        {notice.text}
        {notice.link && (
          <>
            {' '}
            <a href={notice.link.href}>{notice.link.text}</a>
          </>
        )}
      </p>
      {notice.action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            onClose();
            notice.action?.run();
          }}
        >
          {notice.action.text}
        </button>
      )}
      <button
        type="button"
        className={styles.close}
        aria-label={text('app.close')}
        onClick={() => {
          onClose();
          cameFrom.current?.focus();
        }}
      >
        <svg width="1rem" height="1rem" viewBox="0 0 16 16" aria-hidden="true">
          <path d="m4 4 8 8m0-8-8 8" fill="none" stroke="currentColor" strokeWidth="1.800" />
        </svg>
      </button>
    </div>
  );
}
