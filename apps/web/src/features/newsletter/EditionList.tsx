import type { EditionReply } from '@townlight/contract/newsletter';
import { parseYearMonth } from '@townlight/domain/time';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { county } from '../../i18n/county.ts';
import { formatMoment, formatMonth } from '../../i18n/figures.ts';
import { Text } from '../../i18n/Text.tsx';
import styles from './NewsletterPage.module.css';

/** Formats the id of an edition: `October 2026`. */
export function EditionMonth({ id }: { id: string }) {
  const intl = useIntl();
  const month = parseYearMonth(id);
  return month === null ? id : formatMonth(intl, month);
}

/** Lists the editions, newest month first: state, time of sending, and number of accepted emails. */
export function EditionList(props: {
  editions: readonly EditionReply[];
  chosen: string | null;
  onOpen: (id: string) => void;
}) {
  if (props.editions.length === 0)
    return (
      <p className={styles.muted}>
        <Text id="newsletter.none" />
      </p>
    );
  return (
    <ul className={styles.list}>
      {props.editions.map((edition) => (
        <li key={edition.id} data-chosen={edition.id === props.chosen}>
          <Link
            to={{ search: `?edition=${edition.id}` }}
            aria-current={edition.id === props.chosen}
            onClick={(event) => {
              // With a modifier key the browser opens a new window.
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              props.onOpen(edition.id);
            }}
          >
            <EditionMonth id={edition.id} />
          </Link>
          <EditionStateBadge state={edition.state} />
          <span className={styles.muted}>
            <EditionTime edition={edition} />
          </span>
          {edition.letters && (
            <span className={styles.muted}>
              <Text
                id="newsletter.lettersOf"
                values={{ accepted: edition.letters.accepted, all: edition.letters.all }}
              />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

export function EditionStateBadge({ state }: { state: EditionReply['state'] }) {
  return (
    <span className={styles.state} data-state={state}>
      <Text id={`newsletter.state.${state}`} />
    </span>
  );
}

/** Shows when an edition is or was sent; nothing for a draft. */
export function EditionTime({ edition }: { edition: EditionReply }) {
  const intl = useIntl();
  const { state, scheduled_at, sending_at, sent_at } = edition;
  if (state === 'draft') return null;
  const moments = {
    scheduled: scheduled_at,
    sending: sending_at,
    paused: sending_at,
    sent: sent_at,
  };
  const moment = moments[state];
  if (moment === null) return null;
  return (
    <Text
      id={`newsletter.when.${state}`}
      values={{ moment: formatMoment(intl, moment, county.timeZone) }}
    />
  );
}
