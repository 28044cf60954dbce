import { use } from 'react';
import { FeaturesContext, type NavigationLink } from '../page/feature.ts';

/**
 * Returns the links of a group of the navigation, in order. The tools are those of the top bar; it has no room for
 * `moreTools`, to which the drawer and the footer link. // spec 2
 */
export function usePageLinks(...groups: readonly NavigationLink['group'][]): NavigationLink[] {
  const links = use(FeaturesContext).flatMap((feature) => feature.links ?? []);
  return groups.flatMap((group) =>
    links.filter((link) => link.group === group).sort((a, b) => a.position - b.position),
  );
}
