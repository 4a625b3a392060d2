import { decideOfficial, javaVersionIn, type OfficialFacts } from './decideOfficial.ts';

const ready: OfficialFacts = {
  java: 21,
  neededJava: 21,
  missingDownloads: [],
  downloadFolder: '/cache',
  serverAnswers: false,
};

test.each<[string, Partial<OfficialFacts>, readonly string[]]>([
  ['everything is there', {}, []],
  ['a newer Java', { java: 25 }, []],
  ['a download that can be had', { missingDownloads: ['a.jar'], serverAnswers: true }, ['a.jar']],
])('runs with %s', (_, facts, downloads) => {
  expect(decideOfficial({ ...ready, ...facts })).toEqual({ ok: true, downloads });
});

test.each<[string, Partial<OfficialFacts>, string]>([
  ['no Java', { java: null }, 'there is no java on the PATH'],
  ['an old Java', { java: 17 }, 'the java on the PATH is of version 17'],
  ['an unknown Java', { java: NaN }, "the java on the PATH doesn't tell its version"],
  [
    'no download and no network',
    { missingDownloads: ['a.jar', 'b.jar'] },
    'a.jar and b.jar is not in /cache, and there is no network to get it',
  ],
  ['nothing at all', { java: null, missingDownloads: ['a.jar'] }, 'there is no java on the PATH'],
])('refuses with %s, in one line', (_, facts, reason) => {
  expect(decideOfficial({ ...ready, ...facts })).toEqual({
    ok: false,
    message: `The official emulators need Java 21 or newer and a download; ${reason}. "npm start" without --official needs neither.`,
  });
});

test.each([
  ['openjdk version "21.0.2" 2024-01-16', 21],
  ['openjdk version "25" 2025-09-16', 25],
  ['java version "1.8.0_401"', 8],
  ['Picked up JAVA_TOOL_OPTIONS\nopenjdk version "17.0.15" 2025-04-15', 17],
  ['java: not found', NaN],
  ['', NaN],
])('%j is Java %p', (output, version) => {
  expect(javaVersionIn(output)).toBe(version);
});
