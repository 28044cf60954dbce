import { openMarkdown } from '../platform/markdown/open-markdown.ts';

/** Headings would break those of the page, and pictures would be asked for elsewhere: both are text. */
const markdown = openMarkdown();

/** What an editor wrote as HTML that is safe to show. */
export function markdownToHtml(text: string): string {
  return markdown.render(text).trim();
}

/** The same as plain text, for mails and descriptions: links without their addresses. */
export function markdownToText(text: string): string {
  return markdown
    .parse(text, {})
    .flatMap(({ children }) => {
      if (children === null) return [];
      const words = children.map(({ type, content }) =>
        type === 'softbreak' || type === 'hardbreak' ? ' ' : content,
      );
      return [words.join('')];
    })
    .join('\n');
}
