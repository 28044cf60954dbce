import MarkdownIt from 'markdown-it';

/** Rules for user text: paragraphs, emphasis, links, lists and quotations. */
const PLAIN_RULES = [
  'emphasis',
  'link',
  'autolink',
  'list',
  'blockquote',
  'newline',
  'escape',
  'entity',
];

export interface MarkdownOptions {
  /** Additional rules of the library, e.g. `heading`. */
  readonly rules?: readonly string[];
  /** Whether a link to a URL is allowed; script URLs never are. */
  readonly allowsLink?: (address: string) => boolean;
}

export type Markdown = MarkdownIt;
export type MarkdownToken = ReturnType<MarkdownIt['parse']>[number];

/**
 * Creates a Markdown parser. HTML is always treated as text, as is every rule that is not enabled, so user text can
 * neither run scripts nor load resources. Script URLs are no links (the library's `validateLink`).
 */
export function createMarkdown({
  rules = [],
  allowsLink = () => true,
}: MarkdownOptions = {}): Markdown {
  const markdown = new MarkdownIt('zero', { linkify: false, typographer: false }).enable([
    ...PLAIN_RULES,
    ...rules,
  ]);
  const isHarmless = markdown.validateLink;
  markdown.validateLink = (address) => isHarmless(address) && allowsLink(address);
  return markdown;
}
