import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

type Scheme = 'light' | 'dark';

/** The rules that a color scheme can break. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * What axe finds in the reader's way on the page as it stands, or in one part of it: `light, color-contrast: <a …>`. All rules
 * are read in the first scheme, and in the others those about color.
 */
export async function barriersOn(
  page: Page,
  part?: string,
  schemes: readonly Scheme[] = ['light', 'dark'],
): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    await atRest(page);
    const rules = colorScheme === schemes[0] ? {} : { runOnly: COLOR_RULES };
    // a letter out of view is not drawn, and axe would wait in it for ever
    const axe = new AxeBuilder({ page })
      .exclude('iframe[srcdoc]')
      .options({ resultTypes: ['violations'], ...rules })
      // in the page itself where that reaches all frames: else a second page is opened for each reading
      .setLegacyMode(!hasFramesOfOthers(page));
    const { violations } = await (part === undefined ? axe : axe.include(part)).analyze();
    for (const { id, nodes } of violations)
      found.push(`${colorScheme}, ${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    found.push(...(await outsideKit(page)));
  }
  return found;
}

/** Frames of another origin, or of none, which a script of the page cannot read. */
function hasFramesOfOthers(page: Page): boolean {
  const originOf = (url: string) => new URL(url).origin;
  return page.frames().some((frame) => originOf(frame.url()) !== originOf(page.url()));
}

/** Parts of the kit that have its own look instead of the site's: what draws them stands outside of `look/kit/Kit.tsx`. */
async function outsideKit(page: Page): Promise<string[]> {
  return await page.evaluate(() =>
    [...document.querySelectorAll('.MuiButton-root, .MuiMenuItem-root, .MuiInputBase-root')]
      .filter((part) => !getComputedStyle(part).fontFamily.includes('Public Sans'))
      .map((part) => `outside the kit: ${part.outerHTML.slice(0, 200)}`),
  );
}

/** Waits until nothing fades or moves: colors in between are nobody's. */
async function atRest(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
}
