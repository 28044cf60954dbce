import {
  addMonths,
  formatYearMonth,
  type MonthRange,
  parseYearMonth,
  type YearMonth,
} from '@townlight/domain/time';
import type { Pool, PoolClient } from 'pg';
import { Failure } from '../../platform/failure.ts';
import { monthOfDay } from './parse-record.ts';

/** The first and the last day on which a run of records happened. */
export class DaySpan {
  private first: string | null = null;
  private last: string | null = null;

  include(occurredAt: string): void {
    const day = occurredAt.slice(0, 10);
    if (this.first === null || day < this.first) this.first = day;
    if (this.last === null || day > this.last) this.last = day;
  }

  /**
   * The months that the file holds whole, as far as its days tell: from the first month that
   * begins within it to the last that ends within it. `null` where there is none.
   */
  wholeMonths(): MonthRange | null {
    if (this.first === null || this.last === null) return null;
    const from = this.first.endsWith('-01')
      ? monthOfDay(this.first)
      : addMonths(monthOfDay(this.first), 1);
    const endsMonth = monthOfDay(nextDay(this.last)) !== monthOfDay(this.last);
    const to = endsMonth ? monthOfDay(this.last) : addMonths(monthOfDay(this.last), -1);
    return from <= to ? { from, to } : null;
  }
}

/** Reads `2020-04..2021-07` as the months that the agency has supplied whole. */
export function parseMonthRange(text: string): MonthRange {
  const [first = '', last = ''] = text.split('..');
  const from = parseYearMonth(first);
  const to = parseYearMonth(last);
  if (from === null || to === null || from > to) {
    throw new Failure(
      `--months "${text}": write the first and the last month, e.g. 2020-04..2021-07`,
    );
  }
  return { from, to };
}

/**
 * Which months a load supplies that brings only what changed since the one before: from the last one supplied to the last
 * that ends within its days. What it revises in earlier months says nothing of their being whole.
 */
export function continuedMonths(span: DaySpan, continuesAt: YearMonth): MonthRange | null {
  span.include(`${formatYearMonth(continuesAt)}-01`);
  const whole = span.wholeMonths();
  return whole === null || whole.to < continuesAt ? null : { from: continuesAt, to: whole.to };
}

/** Which month is the last that an agency has supplied? */
export async function lastSuppliedMonth(
  pool: Pool,
  agencySlug: string,
): Promise<YearMonth | undefined> {
  const { rows } = await pool.query<{ month: YearMonth | null }>(
    `select max(month) as month from agency_month join agency on agency.id = agency_id
       join release on release.id = release_id where slug = $1 and withdrawn_at is null`,
    [agencySlug],
  );
  return rows[0]?.month ?? undefined;
}

/** Notes which months a release states to supply whole. */
export async function recordSuppliedMonths(
  client: PoolClient,
  agencyId: number,
  months: readonly YearMonth[],
  releaseId: number,
): Promise<void> {
  await client.query(
    `insert into agency_month (agency_id, month, release_id) select $1, month, $3 from unnest($2::int[]) as m (month)
     on conflict do nothing`,
    [agencyId, [...months], releaseId],
  );
}

export function monthsOfRange(range: MonthRange): YearMonth[] {
  const months: YearMonth[] = [];
  for (let m = range.from; m <= range.to; m = addMonths(m, 1)) months.push(m);
  return months;
}

export function describeRange(range: MonthRange): string {
  return `${formatYearMonth(range.from)} to ${formatYearMonth(range.to)}`;
}

function nextDay(day: string): string {
  return new Date(Date.parse(`${day}T00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}
