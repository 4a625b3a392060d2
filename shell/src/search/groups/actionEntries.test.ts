import type { ModuleRelease } from 'shared-lib/contract';
import type { SearchMatches } from 'shared-lib/slots/search';
import { indexEntries } from '../searchIndex.ts';
import {
  actionEntries,
  filterStatic,
  findStatic,
  pageEntries,
  staticAt,
  textActions,
  withContribution,
  type Contribution,
} from './actionEntries.ts';

const addressesOf = (found: readonly { readonly address: string }[]) => found.map(({ address }) => address);

const route = (path: string, en: string, es: string, access: 'main' | 'onboarding' = 'main') => ({
  path,
  title: { en, es },
  access,
  page: 'Page',
});

const release: ModuleRelease = {
  version: '1.0.0',
  manifest: {
    name: 'mf-team',
    contract: '^2.0.0',
    routes: [
      route('/team', 'Team', 'Equipo'),
      route('/team/:id', 'Employee Details', 'Detalles del empleado'),
      route('/violations', 'Violations', 'Infracciones'),
      route('/onboarding', 'Set up onboarding', 'Configure', 'onboarding'),
    ],
    nav: [
      { label: { en: 'Our team' }, icon: 'team', to: '/team', order: 1 },
      { label: { en: 'Billing', es: 'Facturación' }, icon: 'billing', to: '/settings?tab=billing', order: 2 },
    ],
    slots: [],
  },
};

describe('actions', () => {
  const find = (query: string, language = 'en', isOwner = true) =>
    addressesOf(findStatic(actionEntries(language, isOwner), query, 3));

  test.each([
    ['add member', ['/team?add=1']],
    ['Add', ['/team?add=1', '/communities?add=1', '/communities?closures=1']],
    ['agregar miembro', ['/team?add=1']],
    ['infraccion', ['/settings?tab=operations&addType=1']],
    ['new community', ['/communities?add=1']],
    ['csv team', ['/team?import=1']],
    ['a', []],
    ['teleport', []],
  ])('%j finds %j', (query, found) => {
    expect(find(query)).toEqual(found);
  });

  test('an action whose name starts with the query comes first', () => {
    expect(find('text')[0]).toBe('/settings?tab=sms&view=send');
    expect(find('import com')[0]).toBe('/communities?import=1');
  });

  test('only owners are offered to change the plan', () => {
    expect([find('change plan'), find('change plan', 'en', false)]).toEqual([
      ['/settings?tab=billing&setting=plans'],
      [],
    ]);
  });

  test('names are in the page’s language', () => {
    expect(findStatic(actionEntries('es-MX', true), 'member', 1)[0]?.name).toBe(
      'Agregar un miembro del equipo',
    );
  });
});

describe('creating', () => {
  const create = actionEntries('en', true, 'create');

  test('offers every action that creates something, and nothing else', () => {
    expect(addressesOf(filterStatic(create, ' '))).toEqual([
      '/team?add=1',
      '/communities?add=1',
      '/communities?closures=1',
      '/settings?tab=sms&view=send',
      '/clock-in-outs?add=1',
      '/settings?tab=operations&addType=1',
    ]);
  });

  test.each([
    [
      'c',
      [
        '/team?add=1',
        '/communities?add=1',
        '/communities?closures=1',
        '/clock-in-outs?add=1',
        '/settings?tab=operations&addType=1',
      ],
    ],
    ['closu', ['/communities?closures=1']],
    ['plan', []],
  ])('%j narrows it to %j', (query, found) => {
    expect(addressesOf(filterStatic(create, query))).toEqual(found);
  });
});

test('entries at addresses are in the order of the addresses', () => {
  const entries = actionEntries('en', true);
  expect(addressesOf(staticAt(entries, ['/communities?add=1', '/gone', '/team?add=1']))).toEqual([
    '/communities?add=1',
    '/team?add=1',
  ]);
});

describe('texting a community', () => {
  const communities = indexEntries([
    { id: 'maple', name: 'Maple Court', detail: '1 Main St', isInactive: false },
    { id: 'a/b', name: 'Peñón Apartments', detail: '', isInactive: false },
  ]);

  test.each([
    ['text maple', ['/settings?tab=sms&view=send&community=maple']],
    ['Mensaje PENON', ['/settings?tab=sms&view=send&community=a%2Fb']],
    ['text', []],
    ['maple', []],
    ['texture maple', []],
  ])('%j finds %j', (query, found) => {
    expect(addressesOf(textActions(query, communities, (name) => name, 3))).toEqual(found);
  });
});

describe('pages', () => {
  const pages = pageEntries([release], 'en');

  test.each([
    ['violat', ['/violations']],
    ['infracciones', ['/violations']],
    ['bill', ['/settings?tab=billing']],
    ['notif', ['/notifications']],
    ['dash', ['/']],
    ['onboarding', []],
    ['employee', []],
  ])('%j finds %j', (query, found) => {
    expect(addressesOf(findStatic(pages, query, 5))).toEqual(found);
  });

  test('a page in the navigation is listed once, by its name there', () => {
    expect(pages.filter(({ address }) => address === '/team')).toEqual([
      expect.objectContaining({ name: 'Our team' }),
    ]);
  });
});

const matches: SearchMatches = {
  heading: 'Units',
  icon: () => null,
  status: 'ready',
  matches: [],
  retry: () => {},
};
const one = (key: string, order: number): Contribution => ({ key, order, matches });

test('contributions are in the order of their parts, whichever loads first', () => {
  const keys = [one('b', 2), one('a', 2), one('c', 1)]
    .reduce(withContribution, [] as readonly Contribution[])
    .map(({ key }) => key);
  expect(keys).toEqual(['c', 'a', 'b']);
});

test('a source replaces only its own matches', () => {
  const before = [one('a', 1), one('b', 2)];
  const loading = { ...matches, status: 'loading' } as const;
  expect(withContribution(before, { ...one('b', 2), matches: loading })).toEqual([
    before[0],
    { ...before[1], matches: loading },
  ]);
});

test('null removes a source’s matches, and changes nothing if there are none', () => {
  const before = [one('a', 1)];
  expect(withContribution(before, { key: 'a', order: 1, matches: null })).toEqual([]);
  expect(withContribution(before, { key: 'b', order: 1, matches: null })).toBe(before);
});
