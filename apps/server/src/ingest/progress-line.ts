import type { WriteStream } from 'node:tty';

const REDRAW_MS = 100;
const LOG_EVERY_MS = 5_000;
const BAR_WIDTH = 30;

/**
 * Shows a progress bar on a terminal, else a line every five seconds. `done` is 0 to 1, `null` when the size is
 * unknown.
 */
export function createProgressLine(out: WriteStream): {
  show(rows: number, done: number | null): void;
  end(): void;
} {
  let shownAt = 0;
  let isShown = false;
  return {
    show(rows, done) {
      const now = performance.now();
      if (now - shownAt < (out.isTTY ? REDRAW_MS : LOG_EVERY_MS)) return;
      shownAt = now;
      const percent = done === null ? '' : `${Math.floor(done * 100)}%`;
      const text = `${rows.toLocaleString('en')} rows read${percent && `, ${percent}`}`;
      if (!out.isTTY) {
        out.write(`${text}\n`);
        return;
      }
      const filled = Math.round((done ?? 0) * BAR_WIDTH);
      const bar = done === null ? '' : `${'█'.repeat(filled)}${'░'.repeat(BAR_WIDTH - filled)} `;
      out.write(`\r\u001B[2K${bar}${text}`);
      isShown = true;
    },
    end() {
      if (isShown) out.write('\r\u001B[2K');
    },
  };
}
