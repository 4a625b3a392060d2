import { deployCommands } from './deployCommand.ts';
import { codebases } from './functions/codebases.ts';

const run = (only: string, ...options: string[]): string[] => [
  ...['deploy', '--project', 'valet', '--only', only, '--non-interactive'],
  ...options,
];

it('deploys data first, then the functions that query it, then the site that calls them', () => {
  const only = ['hosting', 'functions', 'firestore', 'storage'] as const;
  expect(deployCommands({ project: 'valet', only, codebases })).toEqual([
    run('firestore,storage'),
    run('functions', '--force'),
    run('hosting', '--config', 'firebase.deploy.json'),
  ]);
});

it('deploys only what was requested', () => {
  expect(deployCommands({ project: 'valet', only: ['storage', 'hosting'], codebases: [] })).toEqual([
    run('storage'),
    run('hosting', '--config', 'firebase.deploy.json'),
  ]);
  expect(deployCommands({ project: 'valet', only: ['functions'], codebases: ['team', 'billing'] })).toEqual([
    run('functions:team,functions:billing', '--force'),
  ]);
});

it('forces only functions: --force would delete indexes', () => {
  const forced = deployCommands({
    project: 'valet',
    only: ['hosting', 'functions', 'firestore', 'storage'],
    codebases,
  })
    .filter((args) => args.includes('--force'))
    .map((args) => args[args.indexOf('--only') + 1]);
  expect(forced).toEqual(['functions']);
});
