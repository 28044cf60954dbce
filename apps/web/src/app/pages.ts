import type { MessageId } from '../language/messages/en.ts';

export interface PageLink {
  readonly to: string;
  readonly text: MessageId;
}

/** The tools of the top bar. A page that does not exist yet is not linked. */
export const TOOL_PAGES: readonly PageLink[] = [
  { to: '/map', text: 'nav.crimeMap' },
  { to: '/crime', text: 'nav.crimeTracker' },
  { to: '/neighborhood', text: 'nav.neighborhoodTracker' },
];

export const ABOUT_PAGES: readonly PageLink[] = [
  { to: '/about/data', text: 'nav.data' },
  { to: '/about/method', text: 'nav.method' },
];
