import type { CommunityFootprint } from 'mf-communities/domain';
import { footprintGroups } from './footprintGroups.ts';

type Words = Parameters<typeof footprintGroups>[3];

const words: Words = {
  t: ((key: string, { count }: { count?: number } = {}) => `${key} ${count ?? ''}`.trim()) as Words['t'],
  language: 'en',
  memberName: (id) => id.toUpperCase(),
};
const community = (id: string, more: object = {}) => ({
  id,
  propertyName: id,
  districtManagerId: null,
  ...more,
});
const footprint = (communityId: string, more: Partial<CommunityFootprint> = {}): CommunityFootprint => ({
  communityId,
  regular: [],
  nights: [],
  requests: 0,
  units: 0,
  checkpoints: 0,
  binTags: 0,
  hasHistory: false,
  ...more,
});

test('a community without dependents has no groups', () => {
  expect(footprintGroups('archive', [community('elm')], [footprint('elm')], words)).toEqual([]);
});

test('for one community, specialists and nights are named', () => {
  const groups = footprintGroups(
    'archive',
    [community('elm', { districtManagerId: 'dana' })],
    [
      footprint('elm', {
        regular: [
          { day: 'monday', memberId: 'sam' },
          { day: 'tuesday', memberId: 'kim' },
          { day: 'friday', memberId: 'sam' },
        ],
        nights: ['2026-11-25'],
        requests: 2,
        units: 240,
        binTags: 1,
      }),
    ],
    words,
  );
  expect(groups).toEqual([
    { id: 'regular', title: 'lifecycle.groups.regular 3', lines: ['SAM: Mon, Fri', 'KIM: Tue'] },
    { id: 'manager', title: 'lifecycle.groups.manager 1', lines: ['DANA'] },
    { id: 'nights', title: 'lifecycle.groups.nights 1', lines: ['Wed, Nov 25'] },
    { id: 'requests', title: 'lifecycle.groups.requests 2', lines: [] },
    { id: 'kept', title: 'lifecycle.groups.kept', lines: ['units 240', 'lifecycle.tags 1'] },
  ]);
});

test('for several, each community is named, and those without dependents are left out', () => {
  const groups = footprintGroups(
    'delete',
    [community('elm'), community('', { id: 'oak' })],
    [
      footprint('elm', { regular: [{ day: 'monday', memberId: 'sam' }], units: 5 }),
      footprint('oak', { nights: ['2026-11-25', '2026-11-26'], requests: 3, units: 7, checkpoints: 1 }),
    ],
    words,
  );
  expect(groups).toEqual([
    { id: 'places', title: 'lifecycle.groups.places 2', lines: ['elm', 'Unknown Property'] },
    { id: 'regular', title: 'lifecycle.groups.regular 1', lines: ['elm: Mon'] },
    { id: 'nights', title: 'lifecycle.groups.nights 2', lines: ['Unknown Property: lifecycle.nights 2'] },
    { id: 'requests', title: 'lifecycle.groups.requests 3', lines: ['Unknown Property: 3'] },
    { id: 'removed', title: 'lifecycle.groups.removed', lines: ['units 12', 'lifecycle.checkpoints 1'] },
  ]);
});
