import { scrubbed } from './problemReportOf.ts';

test.each([
  ['an email', 'No login for olivia.o+b@sunrise-valet.co.uk', 'No login for ‹email›'],
  ['an address', 'GET https://hub.example.com/team/8f?x=olivia failed', 'GET ‹address› failed'],
  ['an address with a port', 'from http://localhost:5000/', 'from ‹address›'],
  ['a picture as a data URL', 'src data:image/png;base64,iVBORw0KGgo= broke', 'src ‹data› broke'],
  ['a path of a document', 'No document customers/a8Kx/team/b9Lm', 'No document customers/‹id›/team/‹id›'],
  [
    'a path of any collection',
    'Skipped customers/a8Kx/requests/adam-brooks: requests.0: expected string',
    'Skipped customers/‹id›/requests/‹id›: requests.#: expected string',
  ],
  [
    'only the ids of a path',
    'at customers/adam/settings/business, publicPages/some-valet/communities/elm-court',
    'at customers/‹id›/settings/business, publicPages/‹id›/communities/‹id›',
  ],
  ['a path with a name', 'at communities/maple-court now', 'at communities/‹id› now'],
  ['a phone number', 'Can’t text +1 (512) 555-0147 now', 'Can’t text ‹number› now'],
  ['figures', 'answered 404 after 3 tries', 'answered # after # tries'],
  ['an id of Firestore', 'member 8fKx20LmQpZt5vRw1YbN left', 'member ‹id› left'],
  ['an id of only letters', 'member hGtRfVbNmKjLpOqWsZxC left', 'member ‹id› left'],
  ['a UUID', 'photo 3f2504e0-4f89-41d3-9a0c-0305e82c3301.jpg', 'photo ‹id›.jpg'],
  ['a token', 'token eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0', 'token ‹id›.‹id›'],
  ['a name in quotes', 'Unknown community "Maple Court"', 'Unknown community ‹text›'],
  ['a name in other quotes', "Unknown “Olivia” and 'Maple'", 'Unknown ‹text› and ‹text›'],
  [
    'a name in quotes of other languages',
    'Unknown ‘Rita Nunez’, „Rita Nunez“, ‚Rita‘, „Rita” and can’t',
    'Unknown ‹text›, ‹text›, ‹text›, ‹text› and can’t',
  ],
  ['an email in another script', 'No login for olivia＠demo.test', 'No login for ‹email›'],
  [
    'an identifier',
    "Cannot read properties of undefined (reading 'map')",
    'Cannot read properties of undefined (reading ‹map›)',
  ],
  ['what only looks like an identifier', "failed (reading 'Olivia Ortiz, 512')", 'failed (reading ‹text›)'],
  ['a long identifier', 'useNotificationList is not a function', 'useNotificationList is not a function'],
  ['several lines', 'one\n  two\tthree', 'one two three'],
  ['words', 'TeamPage could not be shown', 'TeamPage could not be shown'],
  ['long words', 'The internationalisation was interrupted', 'The internationalisation was interrupted'],
  ['nothing', '', ''],
])('%s is scrubbed', (_, text, left) => {
  expect(scrubbed(text, 200)).toBe(left);
});

test('scrubbing is idempotent', () => {
  const once = scrubbed(
    'customers/a/team/b mail a@b.co at https://x.io/1 "x" 8fKx20LmQpZt5vRw1YbN (reading \'map\')',
    200,
  );
  expect(scrubbed(once, 200)).toBe(once);
});

test('it is truncated only after an email was scrubbed', () => {
  expect(scrubbed(`${'x '.repeat(90)}olivia@demo.test`, 185)).toBe(`${'x '.repeat(90)}‹emai`);
  // Processor time: the machine may be busy with something else.
  const before = process.cpuUsage();
  expect(scrubbed('a'.repeat(1_000_000), 200).length).toBeLessThanOrEqual(200);
  for (const hostile of ['@', '"', '1 ', 'a@', '/t/', '(reading ', "'"])
    scrubbed(hostile.repeat(100_000), 300);
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(1000);
});
