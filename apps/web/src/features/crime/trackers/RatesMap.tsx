import { formatYearMonth } from '@townlight/domain/time';
import type { ReactNode } from 'react';
import { HeadMap } from '../../../page/HeadMap.tsx';
import type { TrackerTime } from './use-tracker-time.ts';

/** The map of the rates of a month, or of 12, in the head of a tracker. */
export function RatesMap(props: {
  /** Its folder, `neighborhoods/venice`, `neighborhoods/venice/burglary` or `categories/burglary`; null until it is known. */
  of: string | null;
  time: RatesTime;
  children?: ReactNode;
}) {
  if (props.of === null) return null;
  return <HeadMap address={ratesPicture(props.of, props.time)}>{props.children}</HeadMap>;
}

/** Whether the map shows one month or 12, and the last of them: the newest where it is null. */
type RatesTime = Pick<TrackerTime, 'history' | 'reference'>;

/** Returns the address of the picture without language and ending. */
export function ratesPicture(of: string, { history, reference }: RatesTime): string {
  const name = history === 'yearly' ? 'yearly-rates' : 'rates';
  return `/images/${of}/${name}${reference === null ? '' : `-${formatYearMonth(reference)}`}`;
}
