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
  const month = props.month === null ? '' : `-${formatYearMonth(props.month)}`;
  return <HeadMap address={`/images/${props.of}/rates${month}`}>{props.children}</HeadMap>;
}
