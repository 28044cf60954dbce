export interface Heading {
  /** 2 or 3; the title is not a section. */
  readonly level: number;
  readonly text: string;
  /** The anchor as code hosts derive it: `## Small counts` is `#small-counts`. */
  readonly slug: string;
}

/** Returns the sections of a text in order, ignoring code blocks. */
export function readHeadings(source: string): Heading[] {
  return source
    .replace(/^```[\s\S]*?^```/gm, '')
    .split('\n')
    .flatMap((line) => {
      const found = /^(##|###) (.+)$/.exec(line);
      if (found === null) return [];
      const [, marks = '', text = ''] = found;
      return [{ level: marks.length, text, slug: slugOfHeading(text) }];
    });
}

function slugOfHeading(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');
}
