const NOT_TEXT = 'style, script, template, [hidden]';
/** Block elements, whose text is separated from that of the next element. */
const INLINE = new Set([
  'A',
  'ABBR',
  'B',
  'BUTTON',
  'EM',
  'I',
  'SPAN',
  'STRONG',
  'SUB',
  'SUP',
  'TIME',
]);

/**
 * Returns the readable text of an element, including names of pictures and fields, with single spaces between lines.
 */
export function textOf(element: Element | null | undefined): string {
  if (!element) return '';
  const texts: string[] = [];
  collect(element, texts);
  return texts.join('').replace(/\s+/g, ' ').trim();
}

function collect(element: Element, texts: string[]): void {
  if (element.matches(NOT_TEXT)) return;
  const label = element.getAttribute('aria-label');
  if (label !== null) texts.push(' ', label, ' ');
  const isInline = INLINE.has(element.tagName);
  if (!isInline) texts.push(' ');
  for (const child of element.childNodes) {
    if (child.nodeType === child.TEXT_NODE) texts.push(child.nodeValue ?? '');
    else if (child.nodeType === child.ELEMENT_NODE) collect(child as Element, texts);
  }
  if (!isInline) texts.push(' ');
}
