/** So many refusals one after the other. */
const MOST_IN_A_ROW = 10;
/**
 * No more than a fifth of the first letters, or of any later ones, may be refused. Of a list of which a tenth is gone, 11 of some 50 in a
 * row are refused by chance every thousand letters; 41 of 200 are not.
 */
const LARGEST_SHARE = 0.2;
const FIRST_LETTERS = 50;
const WINDOW = 200;
/** Below this, one text for all may be chance. */
const FEWEST_ALIKE = 2;

/** Why the refusals of a run look like the fault of the mail server, and not of addresses. */
export interface Suspicion {
  readonly why: 'in-a-row' | 'share' | 'one-text';
  readonly refused: number;
  /** Of so many letters. */
  readonly tried: number;
}

export interface RefusalWatch {
  accepted(): void;
  /** @param text the server's reply without the address that it is about */
  refused(text: string): void;
  /** Whether the run must stop now. */
  suspicion(): Suspicion | undefined;
  /** The same at the end of a run, where one text for all of a few letters counts as well. */
  suspicionAtEnd(): Suspicion | undefined;
}

/** Watches the letters of one run: a list whose addresses are refused one after another is a server that refuses. */
export function watchRefusals(): RefusalWatch {
  const recent: boolean[] = [];
  const texts = new Set<string>();
  let inARow = 0;
  let tried = 0;
  let refused = 0;
  let found: Suspicion | undefined;

  const add = (isRefused: boolean): void => {
    tried++;
    recent.push(isRefused);
    if (recent.length > WINDOW) recent.shift();
    const ofRecent = recent.filter(Boolean).length;
    if (inARow >= MOST_IN_A_ROW) found ??= { why: 'in-a-row', refused: inARow, tried: inARow };
    const size = tried <= FIRST_LETTERS ? FIRST_LETTERS : WINDOW;
    if (ofRecent > size * LARGEST_SHARE)
      found ??= { why: 'share', refused: ofRecent, tried: recent.length };
  };

  return {
    accepted() {
      inARow = 0;
      add(false);
    },
    refused(text) {
      inARow++;
      refused++;
      texts.add(text);
      add(true);
    },
    suspicion: () => found,
    suspicionAtEnd() {
      const isOneText = refused === tried && refused >= FEWEST_ALIKE && texts.size === 1;
      return found ?? (isOneText ? { why: 'one-text', refused, tried } : undefined);
    },
  };
}
