/** What a run has found, printed as it comes and kept for the results file. */
export interface Report {
  heading(text: string): void;
  note(text: string): void;
  table(head: readonly string[], rows: readonly (readonly string[])[]): void;
  /** Holds a figure against its goal. */
  goal(text: string, met: boolean): void;
  /** All of it as Markdown. */
  markdown(): string;
}

/** @param measured when and where, said under each heading: a section run alone keeps the others' figures of another day */
export function createReport(print: (line: string) => void, measured: string): Report {
  const lines: string[] = [];
  const say = (...added: string[]) => {
    for (const line of added) {
      lines.push(line);
      print(line);
    }
  };
  // a line right below a list would be read as part of its last item
  const endList = () => {
    if (lines.at(-1)?.startsWith('- ')) say('');
  };
  return {
    heading: (text) => say('', `## ${text}`, '', measured, ''),
    note(text) {
      endList();
      say(text, '');
    },
    table(head, rows) {
      endList();
      const widths = head.map((name, column) =>
        Math.max(name.length, ...rows.map((row) => (row[column] ?? '').length)),
      );
      const line = (cells: readonly string[]) =>
        `| ${widths.map((width, column) => pad(cells[column] ?? '', width, column > 0)).join(' | ')} |`;
      // as the formatter writes it, so that the file passes the checks as it comes
      const rule = widths.map((width, column) =>
        column > 0 ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width),
      );
      say(line(head), `| ${rule.join(' | ')} |`);
      say(...rows.map(line), '');
    },
    goal: (text, met) => say(`- ${met ? 'met' : '**missed**'}: ${text}`),
    markdown: () => `${lines.join('\n')}\n`,
  };
}

function pad(text: string, width: number, right: boolean): string {
  return right ? text.padStart(width) : text.padEnd(width);
}
