import { agencies } from '../agencies.ts';

const OF_A_CITY = / Police Department$/;
/** Cities whose Spanish name differs from the English. */
const CITIES: Readonly<Record<string, string>> = { 'Los Angeles': 'Los Ángeles' };

/** The agencies' names in Spanish, by their English names. */
export const spanishAgencyNames: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    agencies
      .filter(({ name }) => OF_A_CITY.test(name))
      .map(({ name }) => {
        const city = name.replace(OF_A_CITY, '');
        return [name, `Departamento de Policía de ${CITIES[city] ?? city}`];
      }),
  ),
  "Los Angeles County Sheriff's Department": 'Departamento del Sheriff del Condado de Los Ángeles',
};
