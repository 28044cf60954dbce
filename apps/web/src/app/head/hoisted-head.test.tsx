import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { readHoistedHead } from './hoisted-head.ts';

async function renderMarkup(page: React.ReactNode): Promise<string> {
  const { prelude } = await prerender(page);
  return await new Response(prelude).text();
}

const ESCAPED_TEXT = `<b>"Tom & Jerry's" &amp; more`;

test('title and description hoisted by React are extracted from the markup and removed from it', async () => {
  const markup = await renderMarkup(
    <main>
      <h1>Venice</h1>
      <title>{ESCAPED_TEXT}</title>
      <meta name="robots" content="noindex" />
      <meta name="description" content={ESCAPED_TEXT} />
      <link rel="alternate" href="/feed" />
    </main>,
  );
  expect(readHoistedHead(markup)).toEqual({
    head: { title: ESCAPED_TEXT, description: ESCAPED_TEXT },
    body: '<main><h1>Venice</h1></main>',
  });
});

test('a page without metadata has no title and no description, even if it contains an SVG title', async () => {
  const markup = await renderMarkup(
    <main>
      <svg>
        <title>A map</title>
      </svg>
    </main>,
  );
  expect(readHoistedHead(markup)).toEqual({
    head: { title: null, description: null },
    body: '<main><svg><title>A map</title></svg></main>',
  });
});
