import { chooseChromium, type ChromiumChoice, type ChromiumFacts } from './chooseChromium.ts';

const nothing: ChromiumFacts = {
  environmentPath: undefined,
  environmentPathExists: false,
  onPath: null,
  playwrightPath: null,
  isRoot: false,
  hasAptGet: false,
};

const everything: ChromiumFacts = {
  environmentPath: '/opt/chrome',
  environmentPathExists: true,
  onPath: '/usr/bin/chromium',
  playwrightPath: '/home/someone/.cache/chromium',
  isRoot: true,
  hasAptGet: true,
};

const use = (path: string): ChromiumChoice => ({ kind: 'use', path });
const missing = (part: string): ChromiumChoice => ({
  kind: 'missing',
  message: expect.stringContaining(part) as string,
});

test.each<[string, ChromiumFacts, ChromiumChoice]>([
  ['the named one first', everything, use('/opt/chrome')],
  ['the one on the PATH', { ...everything, environmentPath: undefined }, use('/usr/bin/chromium')],
  ['an empty variable counts as unset', { ...everything, environmentPath: '' }, use('/usr/bin/chromium')],
  [
    "Playwright's own if the system has none",
    { ...everything, environmentPath: undefined, onPath: null },
    use('/home/someone/.cache/chromium'),
  ],
  ["Debian's package for root", { ...nothing, isRoot: true, hasAptGet: true }, { kind: 'install' }],
  ['no package manager', { ...nothing, isRoot: true }, missing('Install Chromium')],
  ['no permission to install', { ...nothing, hasAptGet: true }, missing('set CHROMIUM_PATH')],
  [
    'an invalid path is an error, not skipped',
    { ...everything, environmentPathExists: false },
    missing('CHROMIUM_PATH names /opt/chrome'),
  ],
])('%s', (_, facts, choice) => {
  expect(chooseChromium(facts)).toEqual(choice);
});
