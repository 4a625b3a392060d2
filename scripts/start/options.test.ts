import { parseStart } from './options.ts';

const defaults = {
  fresh: false,
  port: null,
  data: null,
  build: true,
  site: null,
  big: true,
  readyFile: null,
  importFrom: null,
  exportTo: null,
  official: false,
  eventDelay: 0,
  live: null,
};

it.each([
  [[], {}],
  [['--fresh'], { fresh: true }],
  [['--port', '5005'], { port: 5005 }],
  [['--port=0'], { port: 0 }],
  [['--port', '65535'], { port: 65535 }],
  [['--data', '/x', '--skip-build', '--without-big'], { data: '/x', build: false, big: false }],
  [['--ready-file', 'ready.json'], { readyFile: 'ready.json' }],
  [['--import', '/from', '--export', '/to'], { importFrom: '/from', exportTo: '/to' }],
  [['--official'], { official: true }],
  [['--event-delay', '3000'], { eventDelay: 3000 }],
  [['--site', 'site'], { site: 'site', build: false }],
  [['--official', '--live'], { official: true, live: { speed: 60, seed: 1 } }],
  [['--live'], { live: { speed: 60, seed: 1 } }],
  [['--live', '--speed', '600', '--seed', '7'], { live: { speed: 600, seed: 7 } }],
])('%j starts', (args, options) => {
  expect(parseStart(args)).toEqual({ kind: 'start', options: { ...defaults, ...options } });
});

it.each([[['--help']], [['-h']], [['--fresh', '--help']]])('%j prints the usage', (args) => {
  expect(parseStart(args)).toEqual({ kind: 'help' });
});

it.each([
  [['--frsh'], "Unknown option '--frsh'."],
  [['now'], "Unexpected argument 'now'."],
  [['--port'], "Option '--port <value>' argument missing."],
  [['--fresh=yes'], "Option '--fresh' does not take an argument."],
  [['--port', '65536'], '--port must be a number from 0 to 65535, not "65536".'],
  [['--port', '-1'], "Option '--port' argument is ambiguous."],
  [['--port=-1'], '--port must be a number from 0 to 65535, not "-1".'],
  [['--port', 'http'], '--port must be a number from 0 to 65535, not "http".'],
  [['--port', '80.5'], '--port must be a number from 0 to 65535, not "80.5".'],
  [['--port='], '--port must be a number from 0 to 65535, not "".'],
  [['--data='], '--data must not be empty.'],
  [['--site='], '--site must not be empty.'],
  [['--export='], '--export must not be empty.'],
  [['--event-delay', '1.5'], '--event-delay must be a whole number from 0 to 60000, not "1.5".'],
  [['--live', '--speed', '0'], '--speed must be a whole number from 1 to 600, not "0".'],
  [['--live', '--speed', '1.5'], '--speed must be a whole number from 1 to 600, not "1.5".'],
  [['--live', '--seed', 'x'], '--seed must be a whole number from 0 to 999999999, not "x".'],
  [['--speed', '60'], '--speed needs --live.'],
  [['--official', '--fresh'], 'With --official, every start is fresh. Leave out --fresh.'],
  [['--official', '--data', 'x'], "Google's emulators keep no data: --data can't be used with --official."],
  [
    ['--official', '--import', 'x'],
    "Google's emulators keep no data: --import can't be used with --official.",
  ],
  [
    ['--official', '--export', 'x'],
    "Google's emulators keep no data: --export can't be used with --official.",
  ],
])('%j is an error', (args, message) => {
  expect(parseStart(args)).toEqual({ kind: 'wrong', message });
});
