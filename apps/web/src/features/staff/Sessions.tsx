import Button from '@mui/material/Button';
import type { StaffSessionsReply } from '@townlight/contract/staff/sessions';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { county } from '../../i18n/county.ts';
import { formatMoment } from '../../i18n/figures.ts';
import type { MessageId } from '../../i18n/messages/en.ts';
import { Text } from '../../i18n/Text.tsx';
import { useText } from '../../i18n/use-text.ts';
import {
  endOtherSessions,
  endSession,
  useInvalidateSessions,
  useSessions,
} from './api/sessions.ts';
import styles from './Staff.module.css';
import { useProtectedChange } from './use-protected-change.tsx';

/** Lists the browsers in which the member is signed in, and ends one session or all others. */
export function Sessions() {
  const sessions = useSessions().data;
  const changed = useInvalidateSessions();
  const heading = useRef<HTMLHeadingElement>(null);
  const [notice, setNotice] = useState<MessageId | null>(null);
  const { attempt, fault } = useProtectedChange('staff.session.notEnded');
  const end = async (act: () => Promise<void>, done: MessageId) => {
    setNotice(null);
    const isDone = await attempt(act);
    // also after a failure: the session may have ended in the meantime
    await changed();
    if (!isDone) return;
    setNotice(done);
    // the pressed button is gone
    heading.current?.focus();
  };
  if (sessions === undefined) return null;
  return (
    <section className={styles.section} aria-labelledby="sessions">
      <h2 id="sessions" ref={heading} tabIndex={-1}>
        <Text id="staff.sessions" />
      </h2>
      <p className={styles.muted}>
        <Text id="staff.sessionsText" />
      </p>
      <ul className={styles.list}>
        {sessions.map((session) => (
          <SessionItem
            key={session.id}
            session={session}
            onEnd={() => void end(() => endSession(session.id), 'staff.session.ended')}
          />
        ))}
      </ul>
      {sessions.length > 2 && (
        <div>
          <Button
            variant="outlined"
            onClick={() => void end(endOtherSessions, 'staff.session.othersEnded')}
          >
            <Text id="staff.session.endOthers" />
          </Button>
        </div>
      )}
      <p role="status">{notice && <Text id={notice} />}</p>
      {fault}
    </section>
  );
}

function SessionItem(props: { session: StaffSessionsReply[number]; onEnd: () => void }) {
  const { session, onEnd } = props;
  const intl = useIntl();
  const text = useText();
  const browser = session.browser ?? text('staff.session.unknown');
  const started = formatMoment(intl, session.started_at, county.timeZone);
  const used = formatMoment(intl, session.last_used_at, county.timeZone);
  return (
    <li>
      <span>
        <b>{browser}</b> {session.is_current && <Text id="staff.session.here" />}{' '}
        <span className={styles.muted}>
          <Text id="staff.session.times" values={{ started, used }} />
        </span>
      </span>
      {!session.is_current && (
        <Button
          size="small"
          color="error"
          aria-label={text('staff.session.endNamed', { browser, started })}
          onClick={onEnd}
        >
          <Text id="staff.session.end" />
        </Button>
      )}
    </li>
  );
}
