import type { Fault } from './fault.ts';

export const AIR_FAULTS: readonly Fault[] = [
  {
    id: 'air-change-an-hour-late',
    feature: 'air',
    layer: 'domain',
    kind: 'boundary',
    file: 'packages/domain/src/air/category-changes.ts',
    find: 'changes.push({ at: at - run + 1, from',
    replace: 'changes.push({ at, from',
    what: 'The feed of a neighborhood says that the air changed an hour after it did.',
    site: ['air'],
    specs: ['air/'],
    oldSpecs: ['air/air-tracker', 'air/air-map'],
  },
  {
    id: 'air-hour-back-too-soon',
    feature: 'air',
    layer: 'web',
    kind: 'handler',
    file: 'apps/web/src/ui/use-delayed-address.ts',
    find: `    const timer = setTimeout(() => writeValue(value), ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);`,
    replace: `    setTimeout(() => writeValue(value), ADDRESS_DELAY_MS);`,
    what: 'While hours are played, each of them is written into the address, and the map jumps back.',
    site: ['air', 'maps', 'links'],
    specs: ['maps/air', 'air/'],
    oldSpecs: ['air/air-map', 'links', 'answers/one-question', 'renders'],
  },
  {
    id: 'air-now-called-then',
    feature: 'air',
    layer: 'web',
    kind: 'label',
    file: 'apps/web/src/features/air/tracker/AirNow.tsx',
    find: "id={isPast ? 'airNow.titleThen' : 'airNow.title'}",
    replace: "id={isPast ? 'airNow.title' : 'airNow.titleThen'}",
    what: 'The air of this hour stands under the title of a past hour, and the other way round.',
    site: ['air', 'first-html'],
    specs: ['air/', 'sweeps/'],
    oldSpecs: ['air/air-tracker', 'first-html', 'whole-site'],
  },
];
