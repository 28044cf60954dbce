/** Number of components rendered within each region of the page, by the name that the test gives it. */
export type Renders<Region extends string> = Record<Region, number>;

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
/** The rendered elements; null while nothing is counted. */
let rendered: Element[] | null = null;

// React reads the hook once, when it is loaded: this module must be imported before React
Object.assign(globalThis, {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: {
    supportsFiber: true,
    renderers: new Map(),
    inject: () => 1,
    checkDCE() {},
    onScheduleFiberRoot() {},
    onCommitFiberUnmount() {},
    onPostCommitFiberRoot() {},
    onCommitFiberRoot(_: number, root: { current: Fiber }) {
      if (rendered !== null) visit(root.current, root.current.alternate);
    },
  },
});

/** Counts the renders within the regions during an action, and `anything` for all of them. */
export async function countRendersDuring<Region extends string>(
  regions: Readonly<Record<Region, string>>,
  act: () => Promise<void>,
): Promise<Renders<Region | 'anything'>> {
  const elements: Element[] = [];
  rendered = elements;
  await act();
  rendered = null;
  const counts: Record<string, number> = { anything: elements.length };
  for (const [region, selector] of Object.entries<string>(regions))
    counts[region] = elements.filter((element) => element.closest(selector) !== null).length;
  return counts as Renders<Region | 'anything'>;
}

// A fiber that React has not touched is the same object as before, with everything below it.
function visit(next: Fiber, before: Fiber | null): void {
  if (COMPONENTS.has(next.tag) && (next.flags & PERFORMED_WORK) !== 0) {
    const element = hostIn(next.child) ?? hostOver(next.return);
    if (element !== null) rendered?.push(element);
  }
  if (next.child === before?.child) return;
  for (let child = next.child; child !== null; child = child.sibling) visit(child, child.alternate);
}

function hostIn(fiber: Fiber | null): Element | null {
  for (let at = fiber; at !== null; at = at.sibling) {
    const found = at.tag === HOST ? (at.stateNode as Element) : hostIn(at.child);
    if (found !== null) return found;
  }
  return null;
}

function hostOver(fiber: Fiber | null): Element | null {
  for (let at = fiber; at !== null; at = at.return)
    if (at.tag === HOST) return at.stateNode as Element;
  return null;
}
