import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useIntl } from 'react-intl';
import { Text } from '../i18n/Text.tsx';
import styles from './PrintHeader.module.css';

/** The header of printed pages: the address and the date of printing. */
export function PrintHeader() {
  const intl = useIntl();
  const [printed, setPrinted] = useState<{ address: string; at: Date } | null>(null);
  useEffect(() => {
    // flushSync: the browser lays out the paper as soon as this handler returns
    const note = () =>
      flushSync(() => setPrinted({ address: window.location.href, at: new Date() }));
    window.addEventListener('beforeprint', note);
    return () => window.removeEventListener('beforeprint', note);
  }, []);
  if (printed === null) return null;
  return (
    <p className={styles.line}>
      <Text
        id="print.line"
        values={{
          address: printed.address,
          day: intl.formatDate(printed.at, { dateStyle: 'long' }),
        }}
      />
    </p>
  );
}
