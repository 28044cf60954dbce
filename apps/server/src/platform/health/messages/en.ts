/** The texts of the page that is shown until it has what it needs, in English. */
export const waitingEn = {
  'waiting.figures.title': 'The figures are not ready yet',
  'waiting.figures.text':
    'The server is still loading the figures, or cannot load them right now. This page tries again every {seconds} seconds.',
  'waiting.store.title': 'This page cannot be shown right now',
  'waiting.store.text':
    'The server cannot read what the page needs. This page tries again every {seconds} seconds.',
} as const;
