import { takenClaims, type Claiming } from './takenClaims.ts';

const label = { en: 'A', es: 'A' };
const route = (path: string): Claiming => ({
  routes: [{ path, title: label, access: 'main', page: 'Page' }],
  slots: [],
  nav: [],
});
const slot = (id: string): Claiming => ({
  routes: [],
  slots: [{ slot: 'dashboard.cards', id, label, order: 1, component: 'Card' }],
  nav: [],
});
const nav = (to: string): Claiming => ({
  routes: [],
  slots: [],
  nav: [{ label, icon: 'help', to, order: 1 }],
});

it.each<[string, Claiming, Claiming, string | null]>([
  ['other addresses', route('/team'), route('/hello'), null],
  [
    'an address',
    route('/hello/new'),
    route('/hello/:id'),
    'mf-team has the address /hello, which belongs to mf-hello of the registry.',
  ],
  [
    'a slot id',
    slot('hello'),
    slot('hello'),
    'mf-team has the slot id dashboard.cards/hello, which belongs to mf-hello of the registry.',
  ],
  ['another slot id', slot('team'), slot('hello'), null],
  [
    'a navigation entry',
    nav('/hello'),
    nav('/hello'),
    'mf-team has the navigation entry to /hello, which belongs to mf-hello of the registry.',
  ],
])('a site takes %s', (_, own, registered, problem) => {
  expect(takenClaims(new Map([['mf-team', [own]]]), new Map([['mf-hello', [registered]]]))).toEqual(
    problem === null ? [] : [problem],
  );
});

it('a module has the same on the site and in the registry', () => {
  const team = new Map([['mf-team', [route('/team'), slot('team'), nav('/team')]]]);
  expect(takenClaims(team, team)).toEqual([]);
});

it('every served version counts', () => {
  const site = new Map([['mf-team', [route('/team'), route('/hello')]]]);
  const registered = new Map([['mf-hello', [slot('hello'), route('/hello')]]]);
  expect(takenClaims(site, registered)).toHaveLength(1);
});

it('the shell takes a navigation entry', () => {
  expect(takenClaims(new Map(), new Map([['mf-hello', [nav('/')]]]))).toEqual([
    'the shell has the navigation entry to /, which belongs to mf-hello of the registry.',
  ]);
});
