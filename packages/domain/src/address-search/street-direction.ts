import { isDirection } from './street-words.ts';

/** A street's name, as `streetWords` makes it, without its direction: `w 39 pl` is `39 pl` to the west. */
export interface DirectedName {
  /** `n`, `sw`, …; `null` where the name has none. */
  readonly direction: string | null;
  readonly rest: string;
}

/** Takes the direction off a name: before it or, as in `39 pl w`, behind it. A street may be called by a direction alone. */
export function directionOf(words: readonly string[]): DirectedName {
  const at = isDirection(words[0]) ? 0 : words.length - 1;
  const direction = words[at];
  if (words.length < 2 || direction === undefined || !isDirection(direction))
    return { direction: null, rest: words.join(' ') };
  return { direction, rest: words.toSpliced(at, 1).join(' ') };
}
