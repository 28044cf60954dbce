import { createMarkdown } from '../../platform/markdown/create-markdown.ts';

/** Images would load from other hosts. */
const markdown = createMarkdown({ rules: ['heading', 'table', 'backticks'] });

/** Below the heading of the note, an `h2`. */
const FIRST_LEVEL = 3;
const LAST_LEVEL = 6;

/** Renders a county's Markdown on a method as safe HTML, whose headings are below that of the note. */
export function renderMethodNote(text: string): string {
  const tokens = markdown.parse(text, {});
  for (const token of tokens) {
    if (!token.type.startsWith('heading_')) continue;
    const level = Number(token.tag.slice(1)) + FIRST_LEVEL - 1;
    token.tag = `h${Math.min(level, LAST_LEVEL)}`;
  }
  return markdown.renderer.render(tokens, markdown.options, {}).trim();
}
