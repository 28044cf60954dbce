/** The results of a run, printed as they arrive and collected for the results file. */
export interface Report {
  heading(text: string): void;
  note(text: string): void;
  table(head: readonly string[], rows: readonly (readonly string[])[]): void;
  /** Compares a figure with its goal. */
  goal(text: string, met: boolean): void;
  /** Returns the complete report as Markdown. */
  markdown(): string;
}

/**
 * @param measured date and machine, printed under each heading: sections that are not run have those of an earlier run
 */
export function createReport(print: (line: string) => void, measured: string): Report {
  const lines: string[] = [];
  const addLines = (...added: string[]) => {
    for (const line of added) {
      lines.push(line);
      print(line);
    }
  };
  // Markdown would read a line right below a list as part of its last item
  const endList = () => {
    if (lines.at(-1)?.startsWith('- ')) addLines('');
  };
  return {
    heading: (text) => addLines('', `## ${text}`, '', measured, ''),
    note(text) {
      endList();
      addLines(text, '');
    },
    table(head, rows) {
      endList();
      const widths = head.map((name, column) =>
        Math.max(name.length, ...rows.map((row) => (row[column] ?? '').length)),
      );
      const line = (cells: readonly string[]) =>
        `| ${widths.map((width, column) => pad(cells[column] ?? '', width, column > 0)).join(' | ')} |`;
      // matches the output of the formatter, so that the file passes the checks unchanged
      const rule = widths.map((width, column) =>
        column > 0 ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width),
      );
      addLines(line(head), `| ${rule.join(' | ')} |`);
      addLines(...rows.map(line), '');
    },
    goal: (text, met) => addLines(`- ${met ? 'met' : '**missed**'}: ${text}`),
    markdown: () => `${lines.join('\n')}\n`,
  };
}

function pad(text: string, width: number, right: boolean): string {
  return right ? text.padStart(width) : text.padEnd(width);
}

const HEADING = /^(?=## )/m;

/**
 * Merges two reports: sections of the later one replace those of the same name, the others remain unchanged. Text
 * before the first heading belongs to no section and is dropped.
 */
export function mergeSections(before: string, after: string): string {
  const sections = new Map<string, string>();
  for (const report of [before, after])
    for (const section of report.split(HEADING))
      if (section.startsWith('## '))
        sections.set(section.slice(0, section.indexOf('\n')), section.trimEnd());
  return `${[...sections.values()].join('\n\n')}\n`;
}
