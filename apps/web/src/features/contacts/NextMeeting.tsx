import type { AreaContacts } from '@townlight/contract/area-contacts';
import { findNextMeeting } from '@townlight/domain/contacts';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Text } from '../../i18n/Text.tsx';

/** The date of the next meeting by the reader's own clock, because the first HTML may be cached past that date. */
export function NextMeeting(rule: NonNullable<AreaContacts[number]['rule']>) {
  const intl = useIntl();
  const { week, weekday, time, time_zone: timeZone } = rule;
  const [next, setNext] = useState<number | null>(null);
  useEffect(
    () => setNext(findNextMeeting({ week, weekday, time }, Date.now(), timeZone)),
    [week, weekday, time, timeZone],
  );
  if (next === null) return null;
  const date = intl.formatDate(next, { timeZone, dateStyle: 'full' });
  return (
    <>
      {' '}
      <Text id="ask.next" values={{ date }} />
    </>
  );
}
