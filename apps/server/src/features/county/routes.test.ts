import { expect, test } from 'vitest';
import { renderMethodNote } from './routes.ts';

test('headings are below that of the note', () => {
  expect(renderMethodNote('# Sources\n\n###### Rare')).toBe('<h3>Sources</h3>\n<h6>Rare</h6>');
});

test('a table and a link are rendered; HTML, scripts and images are text', () => {
  expect(renderMethodNote('| a |\n| - |\n| 1 |')).toContain('<td>1</td>');
  expect(renderMethodNote('[file](https://example.org)')).toBe(
    '<p><a href="https://example.org">file</a></p>',
  );
  expect(renderMethodNote('<b>x</b> ![x](https://example.org/x.png) [y](javascript:alert)')).toBe(
    '<p>&lt;b&gt;x&lt;/b&gt; !<a href="https://example.org/x.png">x</a> [y](javascript:alert)</p>',
  );
});
