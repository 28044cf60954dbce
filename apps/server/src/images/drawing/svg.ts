type Value = string | number | undefined;

/** Renders one element; attributes are escaped, children are markup already. */
export function renderElement(
  name: string,
  attributes: Readonly<Record<string, Value>>,
  ...children: readonly string[]
): string {
  const given = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(
      ([key, value]) =>
        ` ${key}="${typeof value === 'number' ? formatCoordinate(value) : escapeXml(String(value))}"`,
    )
    .join('');
  return children.length === 0
    ? `<${name}${given}/>`
    : `<${name}${given}>${children.join('')}</${name}>`;
}

/** Escapes text for markup. Removes characters that XML does not allow. */
export function escapeXml(text: string): string {
  return (
    text
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML 1.0 forbids
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
      .replace(/&/g, '&amp;')
      .replace(/</g, '&lt;')
      .replace(/>/g, '&gt;')
      .replace(/"/g, '&quot;')
      .replace(/'/g, '&#39;')
  );
}

/** Formats a coordinate with one decimal place; smaller differences are not visible. */
export function formatCoordinate(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** Renders a complete SVG; screen readers announce `title`. */
export function renderSvg(
  { width, height }: { width: number; height: number },
  title: string,
  ...children: readonly string[]
): string {
  return renderElement(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width,
      height,
      viewBox: `0 0 ${width} ${height}`,
      role: 'img',
    },
    renderElement('title', {}, escapeXml(title)),
    ...children,
  );
}
