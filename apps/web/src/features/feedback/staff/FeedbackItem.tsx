import Button from '@mui/material/Button';
import type { FeedbackEntry } from '@townlight/contract/feedback';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { county } from '../../../i18n/county.ts';
import { formatDay, formatMoment } from '../../../i18n/figures.ts';
import { Text } from '../../../i18n/Text.tsx';
import { useText } from '../../../i18n/use-text.ts';
import styles from './FeedbackList.module.css';

/** Shows one reader's feedback and the staff actions on it. */
export function FeedbackItem(props: {
  entry: FeedbackEntry;
  onMark: (handled: boolean) => void;
  onDelete: () => void;
}) {
  const { entry, onMark, onDelete } = props;
  const intl = useIntl();
  const text = useText();
  const { id, handled } = entry;
  return (
    <article className={styles.entry} aria-labelledby={`feedback-${id}`}>
      <header className={styles.head}>
        <h2 id={`feedback-${id}`}>
          <Link to={entry.page}>{entry.page}</Link>
        </h2>
        <span className={styles.muted}>
          <time dateTime={entry.submitted_at}>
            {formatMoment(intl, entry.submitted_at, county.timeZone)}
          </time>
          {' · '}
          {intl.formatDisplayName(entry.language, { type: 'language' }) ?? entry.language}
          {' · '}
          <Text id="feedbackList.number" values={{ id: String(id) }} />
        </span>
      </header>
      <p className={styles.answer} lang={entry.language}>
        {entry.comment}
      </p>
      {entry.looking_for !== null && (
        <div>
          <h3>
            <Text id="feedbackList.answer.looking_for" />
          </h3>
          <p className={styles.answer} lang={entry.language}>
            {entry.looking_for}
          </p>
        </div>
      )}
      <footer className={styles.actions}>
        <span className={handled === null ? styles.open : styles.muted}>
          {handled === null ? (
            <Text id="feedbackList.state.open" />
          ) : (
            <Text
              id="feedbackList.handledBy"
              values={{ by: handled.by, day: formatDay(intl, handled.at, county.timeZone) }}
            />
          )}
        </span>
        <Button
          size="small"
          variant="outlined"
          aria-label={text(handled === null ? 'feedbackList.markNamed' : 'feedbackList.openNamed', {
            id: String(id),
          })}
          onClick={() => onMark(handled === null)}
        >
          <Text id={handled === null ? 'feedbackList.mark' : 'feedbackList.open'} />
        </Button>
        <Button
          size="small"
          aria-label={text('feedbackList.deleteNamed', { id: String(id) })}
          onClick={onDelete}
        >
          <Text id="feedbackList.delete" />
        </Button>
      </footer>
    </article>
  );
}
