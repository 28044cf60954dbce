/** The texts that all air pages share in English; those pages fetch them. */
export const airEn = {
  // spec 4
  'air.category.good': 'Good',
  'air.category.moderate': 'Moderate',
  'air.category.usg': 'Unhealthy for sensitive groups',
  'air.category.unhealthy': 'Unhealthy',
  'air.category.veryunhealthy': 'Very unhealthy',
  'air.category.hazardous': 'Hazardous',
  'air.scale': 'Scale',
  'air.scale.site': 'This site’s',
  'air.scale.epa-2024': 'EPA 2024',
  'air.scaleWhy.site':
    'Other sites may show other numbers: most read EPA’s table of 2024 for a mean of the last 12 hours. This scale is EPA’s table of 1999, read for one hour.',
  'air.scaleWhy.epa-2024':
    'EPA’s table of 2024, read for NowCast: a mean of the last 12 hours that follows changing air. Other sites may use other stations or sensors.',
} as const;
