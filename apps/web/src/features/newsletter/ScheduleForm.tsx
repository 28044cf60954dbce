import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { EditionReply } from '@townlight/contract/newsletter';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { county } from '../../i18n/county.ts';
import { formatMoment } from '../../i18n/figures.ts';
import type { MessageId } from '../../i18n/messages/en.ts';
import { Text } from '../../i18n/Text.tsx';
import { useText } from '../../i18n/use-text.ts';
import { scheduleEdition } from './api/edition-requests.ts';
import { formatNextMorning, parseCountyTime } from './model/edition-dates.ts';
import styles from './NewsletterPage.module.css';
import type { NewsletterRequests } from './use-newsletter-requests.ts';

/** Schedules an edition. Unsaved text is saved first; if that fails, nothing is scheduled. */
export function ScheduleForm(props: {
  edition: EditionReply;
  isUnsaved: boolean;
  work: NewsletterRequests;
  onSave: () => Promise<boolean>;
  onScheduled: () => void;
}) {
  const intl = useIntl();
  const text = useText();
  const [typed, setTyped] = useState(() => formatNextMorning(Date.now(), county.timeZone));
  const [isSubmitted, setSubmitted] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { edition, isUnsaved, work } = props;
  const at = parseCountyTime(typed, county.timeZone);
  const moment = at && formatMoment(intl, at.toISOString(), county.timeZone);
  const schedule = async () => {
    setSubmitted(true);
    if (at === null || (isUnsaved && !(await props.onSave()))) return;
    const success = { id: 'newsletter.scheduled', values: { moment } } as const;
    const fault = await work.attempt(() => scheduleEdition(edition.id, at), success, 'field');
    setRefusal(fault);
    if (fault === null) props.onScheduled();
  };
  const isNow = at !== null && at.getTime() <= Date.now();
  return (
    <form
      className={styles.section}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void schedule();
      }}
    >
      <h3>
        <Text id="newsletter.send" />
      </h3>
      <div className={styles.inLine}>
        <TextField
          size="small"
          type="datetime-local"
          className={styles.field as string}
          label={text('newsletter.at')}
          value={typed}
          error={refusal !== null || (isSubmitted && at === null)}
          helperText={refusal}
          onChange={({ target }) => {
            setTyped(target.value);
            setRefusal(null);
          }}
          slotProps={{ inputLabel: { shrink: true }, formHelperText: { role: 'alert' } }}
        />
        <Button type="submit" variant="outlined" aria-disabled={work.busy}>
          <Text id={pressText(isUnsaved, isNow)} />
        </Button>
      </div>
      <p role="status" className={at === null && isSubmitted ? styles.fault : styles.muted}>
        {at === null ? (
          <Text id="newsletter.noTime" />
        ) : (
          <Text id={isNow ? 'newsletter.goesNow' : 'newsletter.goesAt'} values={{ moment }} />
        )}
      </p>
    </form>
  );
}

function pressText(isUnsaved: boolean, isNow: boolean): MessageId {
  if (isNow) return isUnsaved ? 'newsletter.saveAndSendNow' : 'newsletter.sendNow';
  return isUnsaved ? 'newsletter.saveAndSchedule' : 'newsletter.schedule';
}
