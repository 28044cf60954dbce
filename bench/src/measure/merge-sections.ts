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
