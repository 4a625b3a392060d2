import { parseDev } from './options.ts';

const known = ['shell', 'mf-team', 'mf-billing'];
const defaults = {
  fresh: false,
  port: null,
  data: null,
  build: true,
  big: true,
  readyFile: null,
  importFrom: null,
  exportTo: null,
  official: false,
  eventDelay: 0,
  live: null,
  site: null,
};

it.each([
  [[], [], {}],
  [['mf-team'], ['mf-team'], {}],
  [['mf-team', 'shell', 'mf-team'], ['mf-team', 'shell'], {}],
  [['mf-team', '--port', '5005', 'mf-billing'], ['mf-team', 'mf-billing'], { port: 5005 }],
  [['--fresh', '--data', '/x', '--without-big'], [], { fresh: true, data: '/x', big: false }],
])('%j', (args, names, options) => {
  expect(parseDev(args, known)).toEqual({ kind: 'dev', names, options: { ...defaults, ...options } });
});

it.each([
  ['mf-team --site https://hub.example.com', ['mf-team'], 'https://hub.example.com', null],
  [
    'mf-billing mf-team mf-team --site http://localhost:5000/team?x=1 --port 0',
    ['mf-billing', 'mf-team'],
    'http://localhost:5000',
    0,
  ],
])('%s runs in front of a site', (line, names, site, port) => {
  expect(parseDev(line.split(' '), known)).toEqual({ kind: 'site', names, site, port });
});

it.each([[['--help']], [['-h']], [['mf-team', '--help']]])('%j prints the usage', (args) => {
  expect(parseDev(args, known)).toEqual({ kind: 'help' });
});

it.each([
  [['mf-teem'], "There is no module 'mf-teem'."],
  [['--hot'], "Unknown option '--hot'."],
  [['--port', 'http'], '--port must be a number from 0 to 65535, not "http".'],
  [['--data='], '--data must not be empty.'],
  [['--site', 'https://hub.example.com'], 'With --site, name the modules to load from this machine.'],
  [
    ['shell', '--site', 'https://hub.example.com'],
    'With --site, the shell is the released one. Name only modules.',
  ],
  [
    ['mf-team', '--site', 'https://hub.example.com', '--fresh'],
    "--fresh is for the local Firebase; it can't be used with --site.",
  ],
  ...['site', 'ftp://hub.example.com', 'https://ada:secret@hub.example.com', ''].map(
    (site): [string[], string] => [
      ['mf-team', '--site', site],
      `--site must be the address of a site, such as https://hub.example.com, not "${site}".`,
    ],
  ),
])('%j is an error', (args, message) => {
  expect(parseDev(args, known)).toEqual({ kind: 'wrong', message });
});
