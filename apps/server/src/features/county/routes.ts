import { countyNamesRoute } from '@townlight/contract/county/names';
import { searchNamesRoute } from '@townlight/contract/county/search-names';
import type { App } from '../../platform/http/create-app.ts';
import { registerRoute } from '../../platform/http/register-route.ts';

type OtherNames = Readonly<Record<string, readonly string[]>>;

export interface CountyRoutesOptions {
  /** English name → Spanish name. */
  readonly spanishNames: Readonly<Record<string, string>>;
  /** By id of the neighborhood. */
  readonly everydayNames: OtherNames;
  /** By name of the crime type. */
  readonly crimeSynonyms: OtherNames;
}

export function countyRoutes(app: App, options: CountyRoutesOptions): void {
  registerRoute(
    app,
    countyNamesRoute,
    {
      tags: ['Places'],
      summary: 'Translations of the county’s, its agencies’ and its crimes’ English names',
    },
    async ({ params }) =>
      params.language === 'es'
        ? Object.entries(options.spanishNames).map(([name, translation]) => ({ name, translation }))
        : [],
  );
  const searchNames = {
    areas: listOtherNames(options.everydayNames),
    crimes: listOtherNames(options.crimeSynonyms),
  };
  registerRoute(
    app,
    searchNamesRoute,
    { tags: ['Places'], summary: 'Everyday names of areas and crimes that the search knows' },
    async () => searchNames,
  );
}

function listOtherNames(names: OtherNames): { name: string; other_names: string[] }[] {
  return Object.entries(names).map(([name, others]) => ({ name, other_names: [...others] }));
}
