const HEADING = /^(?=## )/m;

/**
 * The sections of two reports: those of the later one take the place of their namesakes, the others stay as they were.
 * What stands before the first heading belongs to no section and is left out.
 */
export function mergeSections(before: string, after: string): string {
  const sections = new Map<string, string>();
  for (const report of [before, after])
    for (const section of report.split(HEADING))
      if (section.startsWith('## '))
        sections.set(section.slice(0, section.indexOf('\n')), section.trimEnd());
  return `${[...sections.values()].join('\n\n')}\n`;
}
