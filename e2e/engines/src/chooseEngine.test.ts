import { chooseEngine, engines, type EngineChoice, type EngineName } from './chooseEngine.ts';

const missing = (part: string): EngineChoice => ({
  kind: 'missing',
  message: expect.stringContaining(part) as string,
});

const driver = '/usr/bin/WebKitWebDriver';
const screen = '/usr/bin/Xvfb';
const onPath = (...paths: readonly string[]) => paths;

test.each<[string, EngineName, Record<string, string>, readonly string[], boolean, EngineChoice]>([
  [
    'programs named by the environment come first',
    'firefox',
    { FIREFOX_PATH: '/opt/firefox' },
    onPath('/opt/firefox', '/usr/bin/firefox-esr'),
    true,
    { kind: 'use', paths: { FIREFOX_PATH: '/opt/firefox' } },
  ],
  [
    'the long-term release before the other',
    'firefox',
    {},
    onPath('/usr/bin/firefox', '/usr/bin/firefox-esr'),
    true,
    { kind: 'use', paths: { FIREFOX_PATH: '/usr/bin/firefox-esr' } },
  ],
  [
    'an empty variable counts as unset',
    'firefox',
    { FIREFOX_PATH: '' },
    onPath('/usr/bin/firefox'),
    true,
    { kind: 'use', paths: { FIREFOX_PATH: '/usr/bin/firefox' } },
  ],
  [
    'finds every program of an engine',
    'webkit',
    {},
    onPath(driver, screen),
    false,
    { kind: 'use', paths: { WEBKIT_DRIVER_PATH: driver, XVFB_PATH: screen } },
  ],
  ['one of them is missing: install', 'webkit', {}, onPath(driver), true, { kind: 'install' }],
  [
    'one is missing, and can’t be installed',
    'webkit',
    {},
    onPath(driver),
    false,
    missing('WebKit: there is no Xvfb. Install it (on Debian: sudo apt-get install webkit2gtk-driver xvfb)'),
  ],
  [
    'a wrong name is reported, not skipped',
    'firefox',
    { FIREFOX_PATH: '/opt/firefox' },
    onPath('/usr/bin/firefox-esr'),
    true,
    missing('FIREFOX_PATH names /opt/firefox'),
  ],
])('%s', (_, name, environment, paths, canInstall, choice) => {
  const locate = (command: string) =>
    paths.find((path) => path === command || path === `/usr/bin/${command}`) ?? null;
  expect(chooseEngine(engines[name], environment, locate, canInstall)).toEqual(choice);
});
