import type { ReadEntry } from 'shared-lib/contract';
import { wantedOverrides, type OverrideWishes } from './wantedOverrides.ts';

const entry = (customers?: string[]): ReadEntry => {
  const release = {
    version: '1.0.0',
    manifest: { name: 'mf-team', contract: '^2.0.0', routes: [], nav: [], slots: [] },
  };
  return {
    module: 'mf-team',
    stable: release,
    ...(customers && { candidate: { ...release, customers } }),
  };
};
const live = 'https://hub.example/team';
const local = 'http://localhost:5200/team';
const set = { module: 'mf-team', address: '/mf-team/1.3.0/', customerId: 'ada' };
const ofServer = { 'mf-team': '/mf-team/1.0.0-local/' };
const nothing: OverrideWishes = { customerId: 'ada', page: live, stored: null, ofPage: {} };

test.each<[string, Partial<OverrideWishes>, ReadEntry, Record<string, string>]>([
  ['nothing', {}, entry(), {}],
  [
    'what an account that is named has set',
    { stored: set },
    entry(['ada']),
    { 'mf-team': '/mf-team/1.3.0/' },
  ],
  ['not what any other account has set', { stored: set }, entry(['bob']), {}],
  ['not what another account has set in this tab', { stored: set, customerId: 'bob' }, entry(['bob']), {}],
  ['not what names no module', { stored: { ...set, module: '(' }, page: local }, entry(), {}],
  ['not without an account', { stored: set, page: local, customerId: null }, entry(), {}],
  [
    'what the server on the own machine says',
    { page: local, ofPage: ofServer },
    entry(),
    { 'mf-team': '/mf-team/1.0.0-local/' },
  ],
  [
    'also without an account',
    { page: local, ofPage: ofServer, customerId: null },
    entry(),
    { 'mf-team': '/mf-team/1.0.0-local/' },
  ],
  [
    'also of a module that is not served yet',
    { page: local, ofPage: { 'mf-new': '/mf-new/0.1.0-local/' } },
    entry(),
    { 'mf-new': '/mf-new/0.1.0-local/' },
  ],
  ['never what another server says', { ofPage: ofServer }, entry(['ada']), {}],
  [
    'what was set for the tab before what the server says',
    { page: local, ofPage: ofServer, stored: set },
    entry(),
    { 'mf-team': '/mf-team/1.3.0/' },
  ],
  ['no address that is not allowed', { page: local, ofPage: { 'mf-team': '/uploads/' } }, entry(), {}],
])('a page takes from elsewhere: %s', (_, wishes, served, expected) => {
  expect(Object.fromEntries(wantedOverrides([served], { ...nothing, ...wishes }))).toEqual(expected);
});
