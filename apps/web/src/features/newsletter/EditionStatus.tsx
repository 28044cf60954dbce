import Button from '@mui/material/Button';
import type { EditionReply } from '@townlight/contract/newsletter';
import { Text } from '../../i18n/Text.tsx';
import { useText } from '../../i18n/use-text.ts';
import type { EditionTransition } from './api/edition-requests.ts';
import { EditionStateBadge, EditionTime } from './EditionList.tsx';
import styles from './NewsletterPage.module.css';
import { SendingProgress } from './SendingProgress.tsx';

/** The transition that is available in each state other than draft. */
const MOVES: Partial<Record<EditionReply['state'], EditionTransition>> = {
  scheduled: 'unschedule',
  sending: 'pause',
  paused: 'resume',
};

/** Shows the state of an edition, its authors, the progress of its emails, and the available transition. */
export function EditionStatus(props: {
  edition: EditionReply;
  busy: boolean;
  onMove: (move: EditionTransition) => void;
}) {
  const text = useText();
  const { edition, busy } = props;
  const { state, letters: emails } = edition;
  const move = MOVES[state];
  const nameOf = (by: string) =>
    by === 'automatic'
      ? text('newsletter.by.automatic')
      : by === 'command line'
        ? text('newsletter.by.commandLine')
        : by;
  return (
    <>
      <p className={styles.way}>
        <EditionStateBadge state={state} /> <EditionTime edition={edition} />{' '}
        <span className={styles.muted}>
          <Text id="newsletter.createdBy" values={{ by: nameOf(edition.created_by) }} />{' '}
          {edition.scheduled_by !== null && (
            <Text id="newsletter.scheduledBy" values={{ by: nameOf(edition.scheduled_by) }} />
          )}
        </span>
      </p>
      {edition.newer_figures && state !== 'draft' && (
        <p className={styles.notice} role="status">
          <Text
            id={state === 'scheduled' ? 'newsletter.newerFigures' : 'newsletter.newerFiguresSince'}
          />
        </p>
      )}
      {emails && <SendingProgress counts={emails} state={state} />}
      {move && (
        <div className={styles.inLine}>
          <Button variant="outlined" aria-disabled={busy} onClick={() => props.onMove(move)}>
            <Text id={`newsletter.move.${move}`} />
          </Button>
          <span className={styles.muted}>
            <Text id={`newsletter.moveText.${move}`} />
          </span>
        </div>
      )}
    </>
  );
}
