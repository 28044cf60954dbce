import { createMarkdown } from '../../platform/markdown/create-markdown.ts';

/**
 * Headings and images are rendered as text: headings would break the page's outline, and images would load from other
 * hosts.
 */
const markdown = createMarkdown();

/** Renders an editor's Markdown as safe HTML. */
export function markdownToHtml(text: string): string {
  return markdown.render(text).trim();
}

/** Renders an editor's Markdown as plain text for emails and descriptions; links lose their addresses. */
export function markdownToText(text: string): string {
  return markdown
    .parse(text, {})
    .flatMap(({ children }) => {
      if (children === null) return [];
      const texts = children.map(({ type, content }) =>
        type === 'softbreak' || type === 'hardbreak' ? ' ' : content,
      );
      return [texts.join('')];
    })
    .join('\n');
}
