import type { ModuleManifest, ParsedEntry } from 'shared-lib/contract';
import { lightEntries } from './lightEntries.ts';

const release = (version: string, frame?: 'light') => ({
  version,
  manifest: {
    name: 'mf-communities',
    contract: '^2.0.0',
    routes: [{ path: '/t/:code', title: { en: 'Code' }, access: 'public', page: 'Code', frame }],
    nav: [],
    slots: [],
  } as ModuleManifest,
});

const versionsOf = (entry: Partial<ParsedEntry>) =>
  lightEntries([{ module: 'mf-communities', stable: release('2.0.0', 'light'), ...entry }]).map(
    ({ stable, previous, candidate }) => [stable.version, previous?.version, candidate?.version],
  );

test.each<[string, Partial<ParsedEntry>, unknown]>([
  ['a light version', {}, [['2.0.0', undefined, undefined]]],
  ['with a light previous version', { previous: release('1.0.0', 'light') }, [['2.0.0', '1.0.0', undefined]]],
  [
    'with a previous version that isn’t light',
    { previous: release('1.0.0') },
    [['2.0.0', undefined, undefined]],
  ],
  ['a version without light pages', { stable: release('2.0.0') }, []],
  // Visitors without an account never get a candidate.
  ['a candidate', { candidate: release('3.0.0', 'light') }, [['2.0.0', undefined, undefined]]],
])('%s', (_, entry, expected) => {
  expect(versionsOf(entry)).toEqual(expected);
});
