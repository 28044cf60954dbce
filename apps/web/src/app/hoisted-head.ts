import type { DrawnHead } from '@townlight/contract/rendered-page';

/** React writes titles, metas and links before the page's first element. */
const HOISTED = /^(?:<title\b[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;
const TITLE = /<title\b[^>]*>([^<]*)<\/title>/;
const DESCRIPTION = /<meta name="description" content="([^"]*)"/;
/** All that React escapes. */
const ESCAPED: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** Parts what a drawn page says of itself from what stands in its root; the server has a head for every page. */
export function readHoistedHead(markup: string): { head: DrawnHead; body: string } {
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
