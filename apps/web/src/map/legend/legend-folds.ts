import { createContext } from 'react';

/** Whether the legends below it are folded to their first line, so that a low window keeps its map. */
export const LegendFolds = createContext(false);
