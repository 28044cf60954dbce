const REDRAW_MS = 100;
const LOG_EVERY_MS = 5_000;
const BAR_WIDTH = 30;

/** Shows the progress of a command. */
export interface ProgressBar {
  /**
   * Shows the progress, unless it was shown a moment ago.
   * @param done 0 to 1, null when the amount of work is unknown
   */
  show(text: string, done: number | null): void;
  /** Removes the bar from the terminal. */
  end(): void;
}

export interface ProgressOutput {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** Creates a progress bar on a terminal, elsewhere a line every five seconds. */
export function createProgressBar(out: ProgressOutput): ProgressBar {
  let shownAt = Number.NEGATIVE_INFINITY;
  let isShown = false;
  return {
    show(text, done) {
      const now = performance.now();
      if (now - shownAt < (out.isTTY ? REDRAW_MS : LOG_EVERY_MS)) return;
      shownAt = now;
      const line = done === null ? text : `${text}, ${Math.floor(done * 100)}%`;
      if (!out.isTTY) {
        out.write(`${line}\n`);
        return;
      }
      const filled = Math.round((done ?? 0) * BAR_WIDTH);
      const bar = done === null ? '' : `${'█'.repeat(filled)}${'░'.repeat(BAR_WIDTH - filled)} `;
      out.write(`\r\u001B[2K${bar}${line}`);
      isShown = true;
    },
    end() {
      if (isShown) out.write('\r\u001B[2K');
      isShown = false;
    },
  };
}

/** Shows nothing, for `--quiet`. */
export const HIDDEN_PROGRESS_BAR: ProgressBar = { show() {}, end() {} };
