import MarkdownIt from 'markdown-it';

/** Of people's own words: paragraphs, emphasis, links, lists and quotations. */
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

export interface MarkdownKind {
  /** Rules of the library that are read too, e.g. `heading`. */
  readonly rules?: readonly string[];
  /** Whether an address may be led to; those that run scripts never are. */
  readonly leadsTo?: (address: string) => boolean;
}

export type Markdown = MarkdownIt;
export type MarkdownToken = ReturnType<MarkdownIt['parse']>[number];

/**
 * Reads Markdown. Markup of the web is text whatever is asked for, and so is every rule that is not: what people write can neither
 * run nor fetch anything. Addresses that run scripts are no links (`validateLink` of the library).
 */
export function openMarkdown({ rules = [], leadsTo = () => true }: MarkdownKind = {}): Markdown {
  const markdown = new MarkdownIt('zero', { linkify: false, typographer: false }).enable([
    ...PLAIN_RULES,
    ...rules,
  ]);
  const isHarmless = markdown.validateLink;
  markdown.validateLink = (address) => isHarmless(address) && leadsTo(address);
  return markdown;
}
