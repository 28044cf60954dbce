import type { EmailBlock } from '../blocks/block.ts';
import { stripSentenceMarks } from './email-content.ts';

/** Line length for mail programs that do not wrap lines. */
const MAX_LINE_LENGTH = 76;

/** Formats a block as plain text. The alternative text of a chart is included if no table contains its figures. */
export function formatBlockText(block: EmailBlock, base: string): string {
  const { category, title, sentences, table, picture, notes, links = [] } = block;
  const rows = table?.rows.map(({ cells: [name = '', ...figures] }) =>
    wrapLines(
      `- ${name}: ${figures.map((figure, i) => `${figure} ${lower(table.head[i + 1] ?? '')}`).join(', ')}`,
    ),
  );
  return [
    ...(category === 'crime-overview' ? [] : [`${title}\n${'-'.repeat([...title].length)}`]),
    ...sentences.map((sentence) => wrapLines(stripSentenceMarks(sentence))),
    ...(rows ? [rows.join('\n')] : []),
    ...(picture && !table ? [wrapLines(picture.alt)] : []),
    ...notes.map((note) => wrapLines(stripSentenceMarks(note))),
    ...links.map(({ label, path }) => `${label}:\n${base}${path}`),
  ].join('\n\n');
}

/** Wraps lines at spaces; URLs are not broken. */
export function wrapLines(text: string): string {
  const lines: string[] = [];
  for (const token of text.split(/ +/)) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + token.length <= MAX_LINE_LENGTH)
      lines[lines.length - 1] = `${line} ${token}`;
    else lines.push(token);
  }
  return lines.join('\n');
}

function lower(text: string): string {
  return text.charAt(0).toLocaleLowerCase() + text.slice(1);
}
