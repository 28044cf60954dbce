/** `14.2 µs`, `3.1 ms`, `2.4 s` */
export function formatMilliseconds(ms: number): string {
  if (!Number.isFinite(ms)) return '–';
  if (ms < 1) return `${round(ms * 1000)} µs`;
  return ms < 1000 ? `${round(ms)} ms` : `${round(ms / 1000)} s`;
}

export function formatBytes(bytes: number): string {
  return `${Math.round(bytes / 1e6).toLocaleString('en')} MB`;
}

export function formatCount(count: number): string {
  return Math.round(count).toLocaleString('en');
}

export function formatRatio(ratio: number): string {
  return `${round(ratio)}×`;
}

export function formatShare(share: number): string {
  return `${Math.round(share * 100)}%`;
}

function round(value: number): string {
  if (value >= 100) return Math.round(value).toLocaleString('en');
  return value.toFixed(value >= 10 ? 1 : 2);
}

/** Returns the value below which a share of the values lies; 0.5 is the median. The list need not be sorted. */
export function quantile(values: Iterable<number>, share: number): number {
  const sorted = Float64Array.from(values).sort();
  const at = Math.min(sorted.length - 1, Math.floor(share * sorted.length));
  return sorted[at] ?? Number.NaN;
}

export function median(values: Iterable<number>): number {
  const sorted = Float64Array.from(values).sort();
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}
