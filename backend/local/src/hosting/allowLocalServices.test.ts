import { allowLocalServices } from './allowLocalServices.ts';

const origins = ['http://127.0.0.1:9099', 'http://127.0.0.1:8080'];
const withHeader = (value: string, key = 'Content-Security-Policy') => ({
  public: 'dist',
  headers: [
    {
      source: '**',
      headers: [
        { key: 'X-Other', value: 'connect-src' },
        { key, value },
      ],
    },
  ],
});

it.each([
  [
    "default-src 'none'; connect-src 'self' https://a.example; img-src data:",
    `default-src 'none'; connect-src 'self' https://a.example ${origins.join(' ')}; img-src data: ${origins.join(' ')}`,
  ],
  ["script-src 'self';frame-ancestors 'none'", "script-src 'self'; frame-ancestors 'none'"],
  ["connect-src 'none'", "connect-src 'none'"],
  ['CONNECT-SRC a', `CONNECT-SRC a ${origins.join(' ')}`],
])('%s becomes %s', (policy, expected) => {
  expect(allowLocalServices(withHeader(policy), origins)).toEqual(withHeader(expected));
  expect(allowLocalServices(withHeader(policy, 'content-security-policy'), origins)).toEqual(
    withHeader(expected, 'content-security-policy'),
  );
});

it.each([
  [{}],
  [{ headers: 'none' }],
  [{ headers: [{ source: '**' }] }],
  [withHeader('connect-src', 'X-Policy')],
])('%j is not changed', (section) => {
  expect(allowLocalServices(section, origins)).toEqual(section);
});
