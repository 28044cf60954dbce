import {
  PAGE_STATE_ELEMENT_ID,
  type RenderedPage,
  type RenderRequest,
  WIDE_WINDOW_META,
} from '@townlight/contract/rendered-page';

/** Renders a page with its figures; null where it must be sent without. */
export type RenderPage = (page: RenderRequest) => Promise<RenderedPage | null>;

const EMPTY_ROOT = '<div id="root"></div>';

/** Inserts a rendered page into the HTML, followed by its state as JSON. */
export function insertRenderedPage(
  html: string,
  { html: body, state }: RenderedPage,
  wide: boolean,
): string {
  // JSON text without `<` cannot contain `</script`
  const data = state.replaceAll('<', '\\u003c');
  const wideTag = wide ? `    <meta name="${WIDE_WINDOW_META}" content="" />\n` : '';
  return html
    .replace(/[ \t]*<\/head>/, (end) => wideTag + end)
    .replace(
      EMPTY_ROOT,
      () =>
        `<div id="root">${body}</div>\n    <script type="application/json" id="${PAGE_STATE_ELEMENT_ID}">${data}</script>`,
    );
}
