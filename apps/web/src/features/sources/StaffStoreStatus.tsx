import type { StoreStatus } from '@townlight/contract/staff/store-status';
import { useState } from 'react';
import type { MessageId } from '../../i18n/messages/en.ts';
import { Text } from '../../i18n/Text.tsx';
import { FailureNotice } from '../../notices/FailureNotice.tsx';
import styles from './StaffSources.module.css';
import { useStoreStatus } from './use-staff-sources.ts';

/** What is loaded and what is missing, as `townlight status` lists it; requested when it is opened. */
export function StaffStoreStatus() {
  const [isOpen, setIsOpen] = useState(false);
  const { data, error, refetch } = useStoreStatus(isOpen);
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>
        <Text id="staff.status" />
      </summary>
      {error !== null && <FailureNotice text="staff.statusFailed" onRetry={() => void refetch()} />}
      {data === undefined && error === null && (
        <p role="status" className={styles.muted}>
          <Text id="staff.statusReading" />
        </p>
      )}
      {data !== undefined && (
        <ul className={styles.list}>
          {data.map((item) => (
            <StatusLine key={item.name} item={item} />
          ))}
        </ul>
      )}
    </details>
  );
}

/** The names of what the features load; one without a text is shown as the server gives it. */
const NAMES: Readonly<Record<string, MessageId | undefined>> = {
  boundaries: 'staff.status.boundaries',
  residents: 'staff.status.residents',
  coverage: 'staff.status.coverage',
  air: 'staff.status.air',
  coronavirus: 'staff.status.coronavirus',
  crime: 'staff.status.crime',
  ranking: 'staff.status.ranking',
  addresses: 'staff.status.addresses',
};

const MARKS = { complete: '✓', partial: '!', missing: '–' } as const;

export function StatusLine({ item }: { item: StoreStatus[number] }) {
  const { name, state, text, details } = item;
  const title = NAMES[name];
  return (
    <li>
      <span>
        <span aria-hidden="true">{MARKS[state]}</span>{' '}
        <b>{title === undefined ? name : <Text id={title} />}</b>:{' '}
        <Text id={`staff.status.${state}`} />
        <span lang="en" className={styles.muted}>
          {text}
        </span>
        {details.map((detail) => (
          <span key={detail} lang="en" className={styles.muted}>
            {detail}
          </span>
        ))}
      </span>
    </li>
  );
}
