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

it.each([[['--help']], [['-h']], [['mf-team', '--help']]])('%j helps', (args) => {
  expect(parseDev(args, known)).toEqual({ kind: 'help' });
});

it.each([
  [['mf-teem'], "There is no module 'mf-teem'."],
  [['--hot'], "Unknown option '--hot'."],
  [['--port', 'http'], '--port must be a number from 0 to 65535, not "http".'],
  [['--data='], '--data must not be empty.'],
])('%j is wrong', (args, message) => {
  expect(parseDev(args, known)).toEqual({ kind: 'wrong', message });
});
