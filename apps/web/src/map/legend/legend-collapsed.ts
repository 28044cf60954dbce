import { createContext } from 'react';

/** Whether legends are collapsed to their first line, so that a low window leaves space for its map. */
export const LegendCollapsedContext = createContext(false);
