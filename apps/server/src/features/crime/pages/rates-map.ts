import { addMonths } from '@townlight/domain/time';
import { drawPageMap, PALETTE } from '../../../images/index.ts';
import type { PictureMessages } from '../messages/index.ts';
import type { AreaColorLevels } from '../replies/page-facts.ts';
import type { PreviewSources, PreviewSubject } from './preview.ts';

/** A neighborhood, or a crime type in the county. */
export type RatesMapSubject = Extract<PreviewSubject, { kind: 'neighborhood' | 'crime' }>;

/**
 * Draws the rates of one month or of 12 in the colors of the Crime Map: around a neighborhood, of all crime or of one
 * type, or of a type in the county.
 * @returns null for an unknown neighborhood or type, or a month that is not on record
 */
export function drawRatesMap(
  subject: RatesMapSubject,
  months: 1 | 12,
  { facts, shapes }: PreviewSources,
  messages: PictureMessages,
): string | null {
  const { text } = messages;
  const shown =
    subject.kind === 'crime'
      ? facts.county(subject.crime, subject.month)
      : facts.area('neighborhoods', subject.area, subject.month, subject.crime);
  const area = subject.kind === 'crime' ? undefined : shapes().find(subject.area);
  if (shown === null || (subject.kind === 'neighborhood' && area === undefined)) return null;
  const from = addMonths(shown.month, 1 - months);
  if (facts.record === null || from < facts.record.from) return null;
  const period =
    months === 1
      ? messages.month(shown.month)
      : text('rates.period', {
          from: messages.shortMonth(from),
          to: messages.shortMonth(shown.month),
        });
  return drawPageMap(shapes(), {
    title:
      shown.crime === null
        ? text('rates.title', { period })
        : text('rates.titleOf', { crime: messages.crime(shown.crime.name), period }),
    area,
    colors: toColors(facts.levels(subject.crime ?? null, shown.month, months)),
    scale: { lower: text('rates.lower'), colors: PALETTE.crime, higher: text('rates.higher') },
    striped: text('rates.missing'),
  });
}

function toColors(levels: AreaColorLevels): ReadonlyMap<string, string> {
  return new Map(
    [...levels].flatMap(([id, level]) =>
      level === null ? [] : [[id, PALETTE.crime[level] as string] as const],
    ),
  );
}
