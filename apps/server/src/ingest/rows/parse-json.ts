import { Failure } from '../../platform/failure.ts';

/** @throws Failure with the line and column of the error */
export function parseJson(text: string, origin: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const { message } = error as Error;
    const position = positionIn(message, text);
    if (/^Unexpected end|^Unterminated/.test(message) || position === text.length) {
      const last = text.trimEnd().split('\n').length;
      throw new Failure(
        `${origin}, line ${last}: the file ends in the middle of its JSON, so it was cut off; fetch it again`,
      );
    }
    const what = message.replace(/,? (in JSON )?at position.*|, (\.\.\.)?".*/s, '');
    throw new Failure(
      `${origin}${place(text, position)}: is not JSON (${what}); fix that spot or export the file again`,
    );
  }
}

/** Reads the position from V8's message, or finds the quoted ten characters around it. */
function positionIn(message: string, text: string): number | undefined {
  const stated = /at position (\d+)/.exec(message)?.[1];
  if (stated !== undefined) return Number(stated);
  const [, before, quoted, after] =
    /, (\.\.\.)?"(.*)"(\.\.\.)? is not valid JSON$/s.exec(message) ?? [];
  if (quoted === undefined) return undefined;
  const at = text.indexOf(quoted);
  if (at < 0 || at !== text.lastIndexOf(quoted)) return undefined;
  if (before !== undefined) return at + 10;
  return after !== undefined ? at + quoted.length - 10 : undefined;
}

function place(text: string, position: number | undefined): string {
  if (position === undefined) return '';
  const lines = text.slice(0, position).split('\n');
  return `, line ${lines.length}, column ${(lines.at(-1) ?? '').length + 1}`;
}
