import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { Text } from '../../i18n/Text.tsx';
import { useText } from '../../i18n/use-text.ts';
import { createEdition } from './api/edition-requests.ts';
import { EditionMonth } from './EditionList.tsx';
import { listMonthsWithoutEdition } from './model/edition-dates.ts';
import styles from './NewsletterPage.module.css';
import type { NewsletterRequests } from './use-newsletter-requests.ts';

/** Creates a draft for a month without an edition; the newest month is preselected. */
export function NewEditionForm(props: {
  newest: string | null;
  begun: readonly string[];
  work: NewsletterRequests;
  onBegun: (id: string) => void;
}) {
  const text = useText();
  const months = listMonthsWithoutEdition(props.newest, props.begun);
  const [chosen, setChosen] = useState(months[0] ?? '');
  const [refusal, setRefusal] = useState<string | null>(null);
  if (months.length === 0)
    return (
      <p className={styles.muted}>
        <Text id={props.newest === null ? 'newsletter.noRecords' : 'newsletter.allBegun'} />
      </p>
    );
  const begin = async () => {
    const success = { id: 'newsletter.begun' } as const;
    const fault = await props.work.attempt(() => createEdition(chosen), success, 'field');
    setRefusal(fault);
    if (fault === null) props.onBegun(chosen);
  };
  return (
    <form
      className={styles.inLine}
      onSubmit={(event) => {
        event.preventDefault();
        void begin();
      }}
    >
      <TextField
        select
        size="small"
        className={styles.field as string}
        label={text('newsletter.month')}
        value={chosen}
        error={refusal !== null}
        helperText={refusal}
        onChange={({ target }) => {
          setChosen(target.value);
          setRefusal(null);
        }}
        slotProps={{ formHelperText: { role: 'alert' } }}
      >
        {months.map((month) => (
          <MenuItem key={month} value={month}>
            <EditionMonth id={month} />
          </MenuItem>
        ))}
      </TextField>
      <Button type="submit" variant="outlined" aria-disabled={props.work.busy}>
        <Text id="newsletter.begin" />
      </Button>
    </form>
  );
}
