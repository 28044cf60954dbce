import { countyNamesRoute } from '@townlight/contract/county/names';
import type { Language } from '@townlight/domain/language';
import { request } from '../http/api-request.ts';
import { county } from './county.ts';
import type { CatalogMessages } from './messages/define-catalog.ts';
import { toNameMessages } from './names.ts';

/** Loads the names that the API sends in English, as messages: from the page, or from the server for another language. */
export async function loadNames(language: Language): Promise<CatalogMessages> {
  const given = county.names?.[language];
  if (given !== undefined) return toNameMessages(given);
  const names = await request(countyNamesRoute, { params: { language } });
  return toNameMessages(Object.fromEntries(names.map((one) => [one.name, one.translation])));
}
