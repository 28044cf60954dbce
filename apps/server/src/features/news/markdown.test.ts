import { expect, test } from 'vitest';
import { markdownToHtml, markdownToText } from './markdown.ts';

test('paragraphs, emphasis, links, lists and quotations', () => {
  expect(
    markdownToHtml('One *two* **three**\n\n- a\n- [b](https://example.org/?x=1&y=2)\n\n> said'),
  ).toBe(
    [
      '<p>One <em>two</em> <strong>three</strong></p>',
      '<ul>',
      '<li>a</li>',
      '<li><a href="https://example.org/?x=1&amp;y=2">b</a></li>',
      '</ul>',
      '<blockquote>',
      '<p>said</p>',
      '</blockquote>',
    ].join('\n'),
  );
});

test.each([
  ['<script>alert(1)</script>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
  ['<img src=x onerror=alert(1)>', '<p>&lt;img src=x onerror=alert(1)&gt;</p>'],
  ['[x](javascript:alert(1))', '<p>[x](javascript:alert(1))</p>'],
  ['[x](JaVaScRiPt:alert(1))', '<p>[x](JaVaScRiPt:alert(1))</p>'],
  ['[x](data:text/html;base64,PHN2Zz4=)', '<p>[x](data:text/html;base64,PHN2Zz4=)</p>'],
  ['<javascript:alert(1)>', '<p>&lt;javascript:alert(1)&gt;</p>'],
  [
    '[x](https://a.b "&quot; onclick=alert(1)")',
    '<p><a href="https://a.b" title="&quot; onclick=alert(1)">x</a></p>',
  ],
  [
    '![x](https://elsewhere.example/x.png)',
    '<p>!<a href="https://elsewhere.example/x.png">x</a></p>',
  ],
  ['# No heading', '<p># No heading</p>'],
])('%s is safe to show', (written, html) => expect(markdownToHtml(written)).toBe(html));

test('as plain text, for mails', () => {
  expect(markdownToText('One *two* [three](https://example.org)\nfour\n\n- five & six')).toBe(
    'One two three four\nfive & six',
  );
});
