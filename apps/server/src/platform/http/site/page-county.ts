import { COUNTY_ID, type PageCounty } from '@townlight/contract/rendered-page';
import type { Language } from '@townlight/domain/language';

/** Inserts the facts of the county into the HTML, with the names in the language of the page only. */
export function insertCounty(html: string, county: PageCounty, language: Language): string {
  const { names, ...facts } = county;
  const local = names?.[language];
  const given: PageCounty =
    local === undefined ? facts : { ...facts, names: { [language]: local } };
  // JSON text without `<` cannot contain `</script`
  const data = JSON.stringify(given).replaceAll('<', '\\u003c');
  const tag = `    <script type="application/json" id="${COUNTY_ID}">${data}</script>\n`;
  return html.replace(/[ \t]*<\/head>/, () => `${tag}  </head>`);
}
