import type { Page } from '@playwright/test';

/** How many components rendered within each part of the page, by the name that the test gives it. */
export type Renders<Part extends string> = Record<Part, number>;

/**
 * Counts the components that React renders, on the page as it is built: through the hook that React offers to its
 * developer tools, so nothing in the site counts. Must be called before the page is opened.
 */
export async function watchRenders(page: Page): Promise<void> {
  await page.addInitScript(() => {
    interface Fiber {
      readonly tag: number;
      readonly flags: number;
      readonly child: Fiber | null;
      readonly sibling: Fiber | null;
      readonly return: Fiber | null;
      readonly alternate: Fiber | null;
      readonly stateNode: unknown;
    }
    /** React's tags of components: functions, classes, forwarded refs, and the two kinds of memo. */
    const COMPONENTS = new Set([0, 1, 11, 14, 15]);
    const HOST = 5;
    /** The flag of a component whose function has run. */
    const PERFORMED_WORK = 1;
    const rendered: Element[] = [];
    Object.assign(window, { rendered });

    const hostIn = (fiber: Fiber | null): Element | null => {
      for (let at = fiber; at !== null; at = at.sibling) {
        const found = at.tag === HOST ? (at.stateNode as Element) : hostIn(at.child);
        if (found !== null) return found;
      }
      return null;
    };
    const hostOver = (fiber: Fiber | null): Element | null => {
      for (let at = fiber; at !== null; at = at.return)
        if (at.tag === HOST) return at.stateNode as Element;
      return null;
    };
    // What React has left alone is the same object as before, with all that is under it.
    const visit = (next: Fiber, before: Fiber | null) => {
      if (COMPONENTS.has(next.tag) && (next.flags & PERFORMED_WORK) !== 0) {
        const element = hostIn(next.child) ?? hostOver(next.return);
        if (element !== null) rendered.push(element);
      }
      if (next.child === before?.child) return;
      for (let child = next.child; child !== null; child = child.sibling)
        visit(child, child.alternate);
    };
    Object.assign(window, {
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        renderers: new Map(),
        inject: () => 1,
        checkDCE() {},
        onCommitFiberUnmount() {},
        onPostCommitFiberRoot() {},
        onCommitFiberRoot(_: number, root: { current: Fiber }) {
          visit(root.current, root.current.alternate);
        },
      },
    });
  });
}

/** Counts what renders within the parts while something is done, and `anything` at all. */
export async function rendersDuring<Part extends string>(
  page: Page,
  parts: Readonly<Record<Part, string>>,
  act: () => Promise<void>,
): Promise<Renders<Part | 'anything'>> {
  await page.evaluate(() => {
    (window as unknown as { rendered: Element[] }).rendered.length = 0;
  });
  await act();
  return await page.evaluate((selectors) => {
    const { rendered } = window as unknown as { rendered: Element[] };
    const counts: Record<string, number> = { anything: rendered.length };
    for (const [part, selector] of Object.entries(selectors as Record<string, string>))
      counts[part] = rendered.filter((element) => element.closest(selector) !== null).length;
    return counts as Renders<Part | 'anything'>;
  }, parts);
}
