import MarkdownIt from 'markdown-it';

/**
 * Paragraphs, emphasis, links, lists and quotations. Markup of other kinds is text; headings would break those of the page, and
 * pictures would be asked for elsewhere. Addresses that run scripts are no links (`validateLink` of the library).
 */
const markdown = new MarkdownIt('zero', { linkify: false, typographer: false }).enable([
  'emphasis',
  'link',
  'autolink',
  'list',
  'blockquote',
  'newline',
  'escape',
  'entity',
]);

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
