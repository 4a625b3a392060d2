import { pageWith } from './pageWith.ts';

const builtIn = '<script type="application/json" id="built-in-releases">{}</script>';
const fact = '<meta name="push-key" content="B1" />';

test.each([
  [
    'its own place',
    '<!-- site facts --><script></script><!-- built-in releases -->',
    `${fact}<script></script>${builtIn}`,
  ],
  [
    'the document’s in pages of earlier shells',
    '<script></script><!-- built-in releases -->',
    `<script></script>${fact}${builtIn}`,
  ],
])('the site’s facts are at %s', (_, page, expected) => {
  expect(pageWith(page, '{}', { pushKey: 'B1' })).toBe(expected);
});
