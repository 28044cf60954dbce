/** The texts of the feature that any page may need. */
export const siteEn = {
  'nav.data': 'About the data',
  'nav.dataCoverage': 'Months on record',
  'nav.dataDownloads': 'Downloads',
  'nav.dataReleases': 'Releases',
  'nav.dataApi': 'API',
} as const;
