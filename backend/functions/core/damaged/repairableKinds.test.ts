import * as communities from 'mf-communities/domain';
import * as team from 'mf-team/domain';
import * as tracking from 'mf-tracking/domain';
import * as core from 'shared-lib/domain';
import { repairableKinds } from './repairableKinds.ts';

test('every kind that a page can show as damaged can be repaired', () => {
  const exported = [core, communities, team, tracking]
    .flatMap((domain) => Object.entries(domain as Readonly<Record<string, unknown>>))
    .flatMap(([name, value]) => (name.startsWith('repairable') ? [value] : []));
  expect(new Set<unknown>(repairableKinds)).toEqual(new Set(exported));
});

test('a collection has one kind', () => {
  const names = repairableKinds.map(({ collection }) => collection);
  expect(names).toEqual([...new Set(names)]);
});
