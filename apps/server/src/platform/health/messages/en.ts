/** The texts of the page that is shown until figures are loaded, in English. */
export const waitingEn = {
  'waiting.title': 'The figures are not ready yet',
  'waiting.text':
    'The server is still loading the figures, or cannot load them right now. This page tries again every {seconds} seconds.',
} as const;
