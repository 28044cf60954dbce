import type { MailingCounts } from '../store/progress.ts';

/**
 * Formats the progress of a mailing: `812 of 20,000 emails accepted, 3 to be retried, 480 a second, 40 s left`.
 */
export function formatProgress(counts: MailingCounts): string {
  const { waiting, inHand, accepted, refused, givenUp, leftOut, retrying, isFilled } = counts;
  const all = waiting + inHand + accepted + refused + givenUp;
  const left = waiting + inHand;
  const perSecond = counts.lately / counts.latelySeconds;
  return [
    `${formatNumber(accepted)} of ${formatNumber(all)}${isFilled ? '' : ' or more'} emails accepted`,
    retrying > 0 && `${formatNumber(retrying)} to be retried`,
    refused > 0 && `${formatNumber(refused)} refused`,
    givenUp > 0 && `${formatNumber(givenUp)} given up`,
    leftOut > 0 && `${formatNumber(leftOut)} skipped (no longer subscribed)`,
    counts.bounced > 0 && `${formatNumber(counts.bounced)} bounced`,
    counts.complained > 0 && `${formatNumber(counts.complained)} reported as spam`,
    left > 0 &&
      perSecond > 0 &&
      `${formatNumber(Math.max(1, Math.round(perSecond)))} a second, ${formatNumber(Math.ceil(left / perSecond))} s left`,
  ]
    .filter(Boolean)
    .join(', ');
}

function formatNumber(value: number): string {
  return value.toLocaleString('en-US');
}
