import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { formatMonth } from '../../../../i18n/figures.ts';
import { localName } from '../../../../i18n/names.ts';
import { Text } from '../../../../i18n/Text.tsx';
import { useText } from '../../../../i18n/use-text.ts';
import { type ChosenPeriod, DEFAULT_PERIOD } from '../../../../period/chosen-period.ts';
import styles from '../../../../period/Timeline.module.css';
import { TimeSlider } from '../../../../period/TimeSlider.tsx';
import { PlainButton } from '../../../../ui/Buttons.tsx';
import { areaCrimesQuery } from '../../api/crime-queries.ts';
import type { SafetyMapData } from '../use-safety-map-data.ts';
import { findMonthIndex, listLaterRules, listTimelineMonths } from './timeline-months.ts';

/** The months that are loaded before playback reaches them. */
const LOADED_AHEAD = 3;

/** Plays the last 36 months of the map. */
export function MonthTimeline(props: {
  data: SafetyMapData;
  onMove: (month: ChosenPeriod) => void;
  onClose: () => void;
}) {
  const intl = useIntl();
  const text = useText();
  const client = useQueryClient();
  const { data } = props;
  const { requestedSelection, status } = data;
  const months = status ? listTimelineMonths(status) : [];
  const shown = requestedSelection?.range.to;
  const at = shown === undefined ? months.length - 1 : findMonthIndex(months, shown);
  const last = months.at(-1);

  useEffect(() => {
    if (requestedSelection === null || last === undefined) return;
    const { to } = requestedSelection.range;
    for (let month = to + 1; month <= Math.min(to + LOADED_AHEAD, last); month += 1) {
      const range = { from: month, to: month } as typeof requestedSelection.range;
      void client.prefetchQuery(areaCrimesQuery({ ...requestedSelection, range }));
    }
  }, [client, requestedSelection, last]);

  const month = months[at];
  if (status === undefined || month === undefined) return null;
  const format = (index: number) => {
    const formatted = months[index];
    return formatted === undefined ? '' : formatMonth(intl, formatted);
  };
  const move = (index: number) => {
    const chosen = months[index];
    if (chosen === undefined) return;
    props.onMove(
      chosen === last ? DEFAULT_PERIOD : { kind: 'custom', range: { from: chosen, to: chosen } },
    );
  };
  return (
    <section className={styles.timeline} aria-label={text('timeline.label')}>
      <TimeSlider
        count={months.length}
        at={at}
        format={format}
        labels={{
          label: text('timeline.month'),
          play: text('timeline.play'),
          pause: text('timeline.pause'),
          next: text('timeline.next'),
        }}
        isLoading={!data.current}
        onMove={move}
      />
      <PlainButton className={styles.newest} onClick={props.onClose}>
        <Text id="timeline.close" />
      </PlainButton>
      {listLaterRules(month, status.sources).map(({ since, names }) => (
        <p key={since} className={styles.note}>
          <Text
            id="timeline.laterRules"
            values={{
              agencies: intl.formatList(names.map((name) => localName(intl, name))),
              count: names.length,
              month: formatMonth(intl, since),
            }}
          />
        </p>
      ))}
    </section>
  );
}
