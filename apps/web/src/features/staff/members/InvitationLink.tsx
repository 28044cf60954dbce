import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useEffect, useRef } from 'react';
import { Text } from '../../../i18n/Text.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { notify } from '../../../notices/notify.ts';
import styles from './Members.module.css';

/** Shows the link of an invitation that cannot be mailed. It is shown once and not stored. */
export function InvitationLink(props: { email: string; link: string; onClose: () => void }) {
  const { email, link, onClose } = props;
  const text = useText();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      notify(text('staff.members.copied'));
    } catch {
      // The clipboard needs a secure context and a permission; without it the link can still be copied by hand.
      notify(text('staff.members.notCopied'), 'error');
    }
  };
  return (
    <section className={styles.handed} aria-labelledby="handed">
      <h2 id="handed" ref={title} tabIndex={-1}>
        <Text id="staff.members.handed" values={{ email }} />
      </h2>
      <p>
        <Text id="staff.members.handedText" />
      </p>
      <TextField
        fullWidth
        size="small"
        label={text('staff.members.oneTimeLink')}
        value={link}
        onFocus={({ target }) => target.select()}
        slotProps={{ htmlInput: { readOnly: true }, inputLabel: { shrink: true } }}
      />
      <div className={styles.actions}>
        <Button variant="contained" onClick={() => void copy()}>
          <Text id="staff.members.copy" />
        </Button>
        <Button onClick={onClose}>
          <Text id="staff.members.done" />
        </Button>
      </div>
    </section>
  );
}
