import type { DataChanges } from '@townlight/contract/open-data';

const HEADING = /^## (\d{4}-\d{2}-\d{2}) (.+)$/;

/**
 * Parses `docs/data-changes.md`: each entry is a heading with date and title, then plain paragraphs.
 * @throws Error for a heading without a date
 */
export function parseDataChanges(text: string): DataChanges['entries'] {
  const [, ...sections] = text.split(/^(?=## )/m);
  return sections.map((section) => {
    const [heading = '', ...lines] = section.trim().split('\n');
    const [, date, title] = HEADING.exec(heading) ?? [];
    if (date === undefined || title === undefined)
      throw new Error(`“${heading}” is not an entry; write it as “## 2026-11-22 What changed”.`);
    const paragraphs = lines
      .join('\n')
      .split(/\n\s*\n/)
      .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim());
    return { date, title, paragraphs: paragraphs.filter((paragraph) => paragraph !== '') };
  });
}
