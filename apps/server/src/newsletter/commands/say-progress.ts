import type { MailingCounts } from '../store/progress.ts';

/**
 * Formats the progress of a mailing: `812 of 20,000 letters accepted, 3 to be tried again, 480 a second, 40 s left`.
 */
export function sayProgress(counts: MailingCounts): string {
  const { waiting, inHand, accepted, refused, givenUp, leftOut, retrying, isFilled } = counts;
  const all = waiting + inHand + accepted + refused + givenUp;
  const left = waiting + inHand;
  const perSecond = counts.lately / counts.latelySeconds;
  return [
    `${figure(accepted)} of ${figure(all)}${isFilled ? '' : ' or more'} letters accepted`,
    retrying > 0 && `${figure(retrying)} to be tried again`,
    refused > 0 && `${figure(refused)} refused`,
    givenUp > 0 && `${figure(givenUp)} given up`,
    leftOut > 0 && `${figure(leftOut)} no longer wanted`,
    counts.bounced > 0 && `${figure(counts.bounced)} bounced`,
    counts.complained > 0 && `${figure(counts.complained)} reported as spam`,
    left > 0 &&
      perSecond > 0 &&
      `${figure(Math.max(1, Math.round(perSecond)))} a second, ${figure(Math.ceil(left / perSecond))} s left`,
  ]
    .filter(Boolean)
    .join(', ');
}

function figure(value: number): string {
  return value.toLocaleString('en-US');
}
