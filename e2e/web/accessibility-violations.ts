import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

type Scheme = 'light' | 'dark';

/** The rules that a color scheme can break. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Returns the violations that axe finds on the page in its current state, or in one element: `light, color-contrast: <a
 * …>`. All rules are checked in the first scheme, and only those about color in the others.
 */
export async function findAccessibilityViolations(
  page: Page,
  selector?: string,
  schemes: readonly Scheme[] = ['light', 'dark'],
): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    await waitForAnimations(page);
    const rules = colorScheme === schemes[0] ? {} : { runOnly: COLOR_RULES };
    // axe would wait forever for the previewed email, which the browser does not render out of view
    const axe = new AxeBuilder({ page })
      .exclude('iframe[srcdoc]')
      .options({ resultTypes: ['violations'], ...rules })
      // legacy mode reads the page itself, where that reaches all frames: otherwise axe opens a second page for each
      // reading
      .setLegacyMode(!hasCrossOriginFrames(page));
    const { violations } = await (selector === undefined ? axe : axe.include(selector)).analyze();
    for (const { id, nodes } of violations)
      found.push(`${colorScheme}, ${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    found.push(...(await findUnthemedControls(page)));
  }
  return found;
}

/** Returns whether the page has cross-origin frames, which a script of the page cannot read. */
function hasCrossOriginFrames(page: Page): boolean {
  const originOf = (url: string) => new URL(url).origin;
  return page.frames().some((frame) => originOf(frame.url()) !== originOf(page.url()));
}

/** Returns MUI controls without the site's font: they are rendered outside of the theme provider. */
async function findUnthemedControls(page: Page): Promise<string[]> {
  return await page.evaluate(() =>
    [...document.querySelectorAll('.MuiButton-root, .MuiMenuItem-root, .MuiInputBase-root')]
      .filter((control) => !getComputedStyle(control).fontFamily.includes('Public Sans'))
      .map((control) => `outside the kit: ${control.outerHTML.slice(0, 200)}`),
  );
}

/** Waits until all animations have ended: intermediate colors are meaningless. */
async function waitForAnimations(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
}
