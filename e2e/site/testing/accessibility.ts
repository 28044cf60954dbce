import axe from 'axe-core';

/** Rules that need layout and colors, which jsdom lacks. */
const NEEDS_LAYOUT = ['color-contrast', 'target-size', 'scrollable-region-focusable'];

/** Returns the accessibility violations of the current page: `label: <input …>`. */
export async function findAccessibilityViolations(): Promise<string[]> {
  const { violations } = await axe.run(document, {
    resultTypes: ['violations'],
    rules: Object.fromEntries(NEEDS_LAYOUT.map((id) => [id, { enabled: false }])),
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
