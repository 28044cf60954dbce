import type { RenderedHead } from '@townlight/contract/rendered-page';

/** React writes titles, metas and links before the page's first element. */
const HOISTED = /^(?:<title\b[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;
const TITLE = /<title\b[^>]*>([^<]*)<\/title>/;
const DESCRIPTION = /<meta name="description" content="([^"]*)"/;
/** All entities that React writes. */
const ESCAPED: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/**
 * Splits the head that a rendered page hoists from the body of its root; the server has its own head for every page.
 */
export function readHoistedHead(markup: string): { head: RenderedHead; body: string } {
  const [hoisted = ''] = HOISTED.exec(markup) ?? [];
  return {
    head: { title: textIn(hoisted, TITLE), description: textIn(hoisted, DESCRIPTION) },
    body: markup.slice(hoisted.length),
  };
}

function textIn(hoisted: string, pattern: RegExp): string | null {
  const text = pattern.exec(hoisted)?.[1];
  return text === undefined
    ? null
    : text.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (escaped) => ESCAPED[escaped] ?? escaped);
}
