import { expiredStatisticsCookies } from './statisticsCookies.ts';

test.each([
  ['no cookies', '', 'hub.example.com', []],
  ['only unrelated cookies', 'theme=dark; _gab=1; x_ga=2', 'hub.example.com', []],
  [
    'both Google Analytics cookies, on each domain',
    'theme=dark; _ga=GA1.1.2; _ga_AB12CD34EF=GS1.1',
    'hub.example.com',
    [
      '_ga=; Max-Age=0; Path=/',
      '_ga=; Max-Age=0; Path=/; Domain=hub.example.com',
      '_ga=; Max-Age=0; Path=/; Domain=example.com',
      '_ga_AB12CD34EF=; Max-Age=0; Path=/',
      '_ga_AB12CD34EF=; Max-Age=0; Path=/; Domain=hub.example.com',
      '_ga_AB12CD34EF=; Max-Age=0; Path=/; Domain=example.com',
    ],
  ],
  ['a host without a parent domain', '_ga=1', 'localhost', ['_ga=; Max-Age=0; Path=/']],
])('clears the statistics cookies: %s', (_, cookies, hostname, written) => {
  expect(expiredStatisticsCookies(cookies, hostname)).toEqual(written);
});
