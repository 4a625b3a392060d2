import type { ParsedEntry } from 'shared-lib/contract';
import { activeOverrides, type OverrideInputs } from './activeOverrides.ts';

const entry = (customers?: string[]): ParsedEntry => {
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
const nothing: OverrideInputs = { customerId: 'ada', page: live, stored: null, ofPage: {} };

test.each<[string, Partial<OverrideInputs>, ParsedEntry, Record<string, string>]>([
  ['nothing', {}, entry(), {}],
  [
    'one set by an account that is allowed to',
    { stored: set },
    entry(['ada']),
    { 'mf-team': '/mf-team/1.3.0/' },
  ],
  ['not one set by an account that isn’t', { stored: set }, entry(['bob']), {}],
  ['not another account’s in this tab', { stored: set, customerId: 'bob' }, entry(['bob']), {}],
  ['not one for an unknown module', { stored: { ...set, module: '(' }, page: local }, entry(), {}],
  ['not without an account', { stored: set, page: local, customerId: null }, entry(), {}],
  [
    'one set by the local server',
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
    'also for a module that isn’t served yet',
    { page: local, ofPage: { 'mf-new': '/mf-new/0.1.0-local/' } },
    entry(),
    { 'mf-new': '/mf-new/0.1.0-local/' },
  ],
  ['never one set by a remote server', { ofPage: ofServer }, entry(['ada']), {}],
  [
    'the tab’s own takes precedence over the server’s',
    { page: local, ofPage: ofServer, stored: set },
    entry(),
    { 'mf-team': '/mf-team/1.3.0/' },
  ],
  ['not a disallowed address', { page: local, ofPage: { 'mf-team': '/uploads/' } }, entry(), {}],
])('overrides: %s', (_, wishes, served, expected) => {
  expect(Object.fromEntries(activeOverrides([served], { ...nothing, ...wishes }))).toEqual(expected);
});
