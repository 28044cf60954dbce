import { COUNTY_ELEMENT_ID } from '@townlight/contract/rendered-page';
import type { Plugin } from 'vite';

const COUNTY = new RegExp(`<script type="application/json" id="${COUNTY_ELEMENT_ID}">.*?</script>`);

/** In development, copies the facts of the county from a page of the server that answers the API. */
export function copyCounty(server: string): Plugin {
  return {
    name: 'townlight-county',
    apply: 'serve',
    async transformIndexHtml(html) {
      const page = await (await fetch(`${server}/map`)).text();
      const [facts] = COUNTY.exec(page) ?? [];
      if (facts === undefined) throw new Error(`${server}/map has no facts of a county`);
      return html.replace('</head>', () => `${facts}</head>`);
    },
  };
}
