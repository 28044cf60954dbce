import { formatYearMonth, type YearMonth } from '@townlight/domain/time';
import type { ReactNode } from 'react';
import { HeadMap } from '../../../page/HeadMap.tsx';

/** The map of a month's rates in the head of a tracker. */
export function RatesMap(props: {
  /** Its folder, `neighborhoods/venice`, `neighborhoods/venice/burglary` or `categories/burglary`; null until it is known. */
  of: string | null;
  month: YearMonth | null;
  children?: ReactNode;
}) {
  if (props.of === null) return null;
  return <HeadMap address={ratesPicture(props.of, props.month)}>{props.children}</HeadMap>;
}

/** Returns the address of the picture without language and ending; of the newest month without one. */
export function ratesPicture(of: string, month: YearMonth | null): string {
  return `/images/${of}/rates${month === null ? '' : `-${formatYearMonth(month)}`}`;
}
