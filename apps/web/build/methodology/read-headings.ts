/** A heading of a Markdown text. */
export interface Heading {
  /** 2 or 3; the title is no section. */
  readonly level: number;
  readonly text: string;
  /** As code hosts make an address of it: `## Small counts` is `#small-counts`. */
  readonly slug: string;
}

/** The sections of a text, in their order. Lines of code are none. */
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
