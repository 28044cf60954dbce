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
