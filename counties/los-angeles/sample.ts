/** The sample records of the county, which a first start without data loads. */
export const sample = {
  geography: async () => (await import('./src/sample/index.ts')).loadSampleGeography(),
  crime: async () => {
    const recipe = await import('./src/sample/index.ts');
    return {
      sampleAreas: () => recipe.toSampleAreas(recipe.loadSampleGeography()),
      sampleIncidents: recipe.generateSampleIncidents,
      sampleSupply: recipe.buildSampleCoverage,
    };
  },
  air: () => import('./src/sample-air/index.ts'),
  coronavirus: () => import('./src/sample-coronavirus/sample-reports.ts'),
};
