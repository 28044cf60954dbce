/** Why a backup was written. Manual backups and those written before a restore are never removed. */
export const BACKUP_OCCASIONS = ['change', 'by-hand', 'before-restore'] as const;
export type BackupOccasion = (typeof BACKUP_OCCASIONS)[number];

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const NEWEST_COUNT = 6;
/** The newest backup of each span of time is retained, for `count` spans back. */
const SPANS = [
  { ms: HOUR_MS, count: 24 },
  { ms: DAY_MS, count: 14 },
  { ms: 7 * DAY_MS, count: 12 },
];
const NAME =
  /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z(?:-(by-hand|before-restore))?\.jsonl\.gz$/;

/** @returns e.g. `2026-11-22T22-10-00-000Z.jsonl.gz`, with the occasion unless it is a change */
export function formatBackupName(writtenAt: Date, occasion: BackupOccasion): string {
  const time = writtenAt.toISOString().replaceAll(/[:.]/g, '-');
  return `${time}${occasion === 'change' ? '' : `-${occasion}`}.jsonl.gz`;
}

/** @returns when an automatic backup was written, in ms since 1970; null for every other file */
function automaticBackupTime(name: string): number | null {
  const [, day, hour, minute, second, ms, occasion] = NAME.exec(name) ?? [];
  if (day === undefined || occasion !== undefined) return null;
  return Date.parse(`${day}T${hour}:${minute}:${second}.${ms}Z`);
}

/**
 * Returns the expired automatic backups. Retained are the newest six, and the newest of each of the last 24 hours, 14
 * days and 12 weeks (UTC), so a flood of changes cannot evict the backups of earlier hours, days and weeks.
 * @param names of the files in the folder; only automatic backups are ever returned
 */
export function listExpiredBackups(names: readonly string[], now: Date): string[] {
  const backups = names
    .map((name) => ({ name, time: automaticBackupTime(name) }))
    .filter((backup): backup is { name: string; time: number } => backup.time !== null)
    .toSorted((a, b) => b.time - a.time);
  const retained = new Set(backups.slice(0, NEWEST_COUNT));
  for (const { ms, count } of SPANS) {
    const newestOf = new Map<number, (typeof backups)[number]>();
    for (const backup of backups) {
      const span = Math.floor(backup.time / ms);
      if (span > Math.floor(now.getTime() / ms) - count && !newestOf.has(span))
        newestOf.set(span, backup);
    }
    for (const backup of newestOf.values()) retained.add(backup);
  }
  return backups.filter((backup) => !retained.has(backup)).map(({ name }) => name);
}
