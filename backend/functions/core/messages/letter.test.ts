import { letterOf } from './letter.ts';

test('text and HTML match, and input is never treated as markup', () => {
  const { text, html } = letterOf({
    paragraphs: ['Hello <b>Dana</b> & "Co"', 'Two\nlines'],
    link: { label: 'Open', address: 'https://host.test/x?a=1&b="2"' },
    small: 'Ends in an hour.',
  });
  expect(text).toBe(
    'Hello <b>Dana</b> & "Co"\n\nTwo\nlines\n\nOpen:\nhttps://host.test/x?a=1&b="2"\n\nEnds in an hour.',
  );
  expect(html).toContain('Hello &lt;b&gt;Dana&lt;/b&gt; &amp; &quot;Co&quot;');
  expect(html).toContain('Two<br>lines');
  expect(html).toContain('href="https://host.test/x?a=1&amp;b=&quot;2&quot;"');
});

test('has no link if none is given', () => {
  expect(letterOf({ paragraphs: ['Hello'] }).html).not.toContain('<a ');
});
