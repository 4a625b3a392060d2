import type { ContainerFile } from 'shared-lib/contract';
import type { ModuleChoices } from '../modules/moduleChoices.ts';
import { preloadModules } from './preloadModules.ts';

const container: ContainerFile = {
  script: 'assets/entry.1.js',
  integrity: 'sha256-NuqcIaQ0GxlWqDYzTKcGUyFu9bmGO8cfWKe9R+Q/Y2o=',
  global: 'mf_team',
};

const modules = (base: string, named?: ContainerFile): ModuleChoices[] => [
  {
    module: 'mf-team',
    refused: [],
    choices: [
      {
        base,
        reason: { kind: 'stable' },
        release: {
          version: '1.0.0',
          container: named,
          manifest: {
            name: 'mf-team',
            contract: '^1.0.0',
            routes: [{ path: '/team', title: { en: 'Team' }, access: 'main', page: 'TeamPage' }],
            nav: [],
            slots: [],
          },
        },
      },
    ],
  },
];

afterEach(() => document.head.replaceChildren());

const preloaded = () =>
  [...document.querySelectorAll('link')].map((link) => [link.getAttribute('href'), link.as, link.integrity]);

test('requests the container of an address’s module once, with its hash', () => {
  preloadModules(modules('/mf-team/1.0.0/', container), '/team');
  preloadModules(modules('/mf-team/1.0.0/', container), '/team');
  expect(preloaded()).toEqual([['/mf-team/1.0.0/assets/entry.1.js', 'script', container.integrity]]);
});

test.each<[string, ModuleChoices[], string]>([
  ['an address without a module', modules('/mf-team/1.0.0/', container), '/help'],
  ['a build of another site', modules('https://localhost:9000/', container), '/team'],
  ['a document without containers', modules('/mf-team/1.0.0/'), '/team'],
])('requests nothing for %s', (_, choices, pathname) => {
  preloadModules(choices, pathname);
  expect(preloaded()).toEqual([]);
});
