import Button from '@mui/material/Button';
import type { StaffSource } from '@townlight/contract/sources';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { county } from '../../i18n/county.ts';
import { formatMoment } from '../../i18n/figures.ts';
import { localName } from '../../i18n/names.ts';
import { Text } from '../../i18n/Text.tsx';
import { useText } from '../../i18n/use-text.ts';
import { useServerMessages } from '../staff/index.ts';
import styles from './StaffSources.module.css';
import { StaffStoreStatus } from './StaffStoreStatus.tsx';
import { useRunSource, useStaffSources } from './use-staff-sources.ts';

/** The sources for staff: the state of each, the result of its last run, and a button to run it now. */
export function StaffSources() {
  const intl = useIntl();
  const serverMessages = useServerMessages();
  const sources = useStaffSources().data;
  const run = useRunSource();
  const [status, setStatus] = useState('');
  const runNow = async ({ name, title }: StaffSource) => {
    const values = { name: localName(intl, title) };
    try {
      setStatus(serverMessages.success(await run(name), 'staff.source.asked', values));
    } catch (error) {
      setStatus(serverMessages.failure(error, 'staff.source.notAsked', values));
    }
  };
  if (sources === undefined) return null;
  return (
    <section className={styles.section} aria-labelledby="staff-sources">
      <h2 id="staff-sources">
        <Text id="staff.runs" />
      </h2>
      {sources.length === 0 && (
        <p className={styles.muted}>
          <Text id="staff.noSources" values={{ code: <code>townlight source add</code> }} />
        </p>
      )}
      <ul className={styles.list}>
        {sources.map((source) => (
          <SourceLine key={source.name} source={source} onRun={() => void runNow(source)} />
        ))}
      </ul>
      <p role="status" className={styles.muted}>
        {status}
      </p>
      <StaffStoreStatus />
    </section>
  );
}

export function SourceLine({ source, onRun }: { source: StaffSource; onRun: () => void }) {
  const intl = useIntl();
  const text = useText();
  const serverMessages = useServerMessages();
  const { title, state, run_at, run_result, run_message, next_at, running } = source;
  const name = localName(intl, title);
  const moment = (at: string) => formatMoment(intl, at, county.timeZone);
  return (
    <li>
      <span>
        <b>{name}</b>: <Text id={running ? 'staff.source.running' : `staff.source.${state}`} />
        <span className={styles.muted}>
          {run_at !== null && (
            <Text
              id="staff.source.lastRun"
              values={{
                moment: moment(run_at),
                outcome: serverMessages.success(
                  run_message ?? '',
                  `staff.source.result.${run_result ?? 'nothing-new'}`,
                ),
              }}
            />
          )}{' '}
          {run_result === 'failed' && run_message !== null && !serverMessages.isServerLanguage && (
            <Text
              id="staff.source.message"
              values={{ message: <span lang="en">{run_message}.</span> }}
            />
          )}{' '}
          {next_at !== null && (
            <Text id="staff.source.nextRun" values={{ moment: moment(next_at) }} />
          )}
        </span>
      </span>
      {state !== 'paused' && (
        <Button
          size="small"
          variant="outlined"
          disabled={running}
          aria-label={text('staff.source.runNamed', { name })}
          onClick={onRun}
        >
          <Text id="staff.source.run" />
        </Button>
      )}
    </li>
  );
}
