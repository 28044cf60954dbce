import type { DaytimeTable } from '@townlight/domain/places';

/**
 * Places with many visitors compared with their residents, which is general knowledge. The numbers are not on record
 * here: `jobs` and `daytime` are rounded and invented for the sample county, and never shown with real records. To
 * show them there, replace them by a public record's and name it as the source.
 */
export const daytimePlaces: DaytimeTable = {
  source: null,
  places: {
    // offices, courts, factories, warehouses
    'century-city': { jobs: 40_000, daytime: 45_000, draws: 'work' },
    commerce: { jobs: 45_000, daytime: 50_000, draws: 'work' },
    downtown: { jobs: 300_000, daytime: 350_000, draws: 'work' },
    'el-segundo': { jobs: 60_000, daytime: 70_000, draws: 'work' },
    industry: { jobs: 65_000, daytime: 65_000, draws: 'work' },
    irwindale: { jobs: 18_000, daytime: 19_000, draws: 'work' },
    'rancho-dominguez': { jobs: 25_000, daytime: 26_000, draws: 'work' },
    'santa-fe-springs': { jobs: 55_000, daytime: 60_000, draws: 'work' },
    vernon: { jobs: 45_000, daytime: 45_000, draws: 'work' },
    // the airport
    westchester: { draws: 'visits' },
    // studios, stadiums, parks, beaches, sights
    avalon: { draws: 'visits' },
    'elysian-park': { draws: 'visits' },
    'exposition-park': { draws: 'visits' },
    'griffith-park': { draws: 'visits' },
    hollywood: { draws: 'visits' },
    malibu: { draws: 'visits' },
    'santa-monica': { draws: 'visits' },
    'universal-city': { draws: 'visits' },
    venice: { draws: 'visits' },
  },
};
