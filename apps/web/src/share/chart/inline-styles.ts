/** The properties that style a chart's shapes and texts. */
const PROPERTIES = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'font-size',
  'font-weight',
  'text-anchor',
  'paint-order',
] as const;

const COLORS: readonly string[] = ['fill', 'stroke'];

/** Returns a copy of a chart that looks the same without the page's style sheet. */
export function inlineStyles(chart: SVGSVGElement): SVGSVGElement {
  const copy = chart.cloneNode(true) as SVGSVGElement;
  const copies = [...copy.querySelectorAll<SVGElement>('*')];
  for (const [index, shown] of [...chart.querySelectorAll<SVGElement>('*')].entries()) {
    const copied = copies[index] as SVGElement;
    const style = getComputedStyle(shown);
    if (style.display === 'none' || isInvisible(style)) {
      copied.remove();
      continue;
    }
    for (const property of PROPERTIES) {
      const value = style.getPropertyValue(property);
      copied.setAttribute(property, COLORS.includes(property) ? toPlainColor(value) : value);
    }
    copied.removeAttribute('class');
    copied.removeAttribute('style');
  }
  copy.removeAttribute('class');
  return copy;
}

/** Whether a shape only takes presses. */
function isInvisible({ fill, stroke }: CSSStyleDeclaration): boolean {
  return fill === 'rgba(0, 0, 0, 0)' && stroke === 'none';
}

/** Returns `rgba(…)` for colors of CSS that programs for drawings do not know, such as `color(srgb …)`. */
export function toPlainColor(color: string): string {
  if (!/^(color|color-mix|oklab|oklch|lab|lch)\(/.test(color)) return color;
  const canvas = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D;
  canvas.fillStyle = color;
  canvas.fillRect(0, 0, 1, 1);
  const [red, green, blue, alpha = 255] = canvas.getImageData(0, 0, 1, 1).data;
  return `rgba(${red}, ${green}, ${blue}, ${(alpha / 255).toFixed(2)})`;
}
