import { communityActivity } from './planning.ts';
import { residentRequestActivity } from './residentRequest.ts';
import { earlier, entriesOf, now, type Fields } from './entriesOf.fixture.ts';

test.each([
  ['approved', '2026-11-29', ['approved', 'r1', '2026-11-29']],
  ['undone', '2026-11-29', ['undone', 'r1', '2026-11-29']],
  ['exploded', '2026-11-29', undefined],
])('the review of a shift report, %s, leads to the report', (act, night, expected) => {
  const [entry] = communityActivity({
    path: 'customers/olivia/communities/elm/activity/one',
    before: null,
    after: {
      at: earlier,
      by: 'adam',
      act: 'edited',
      partIds: ['r1'],
      changes: [{ field: `report.${act}`, to: night }],
    },
    at: now,
  });
  expect(entry && [entry.act, entry.recordId, entry.night]).toEqual(expected);
});

const step = (id: string, act: string, status: string, more: object = {}) => ({
  id,
  act,
  at: earlier,
  by: 'adam',
  status,
  ...more,
});
const request = {
  communityId: 'elm',
  number: 'R-7',
  name: 'Rosa Lima',
  email: 'rosa@x.test',
  message: 'My trash is still here',
};
const taken = step('1', 'setStatus', 'inProgress');
const given = step('2', 'assign', 'inProgress', { assignedTo: 'adam' });

test.each<[string, Fields, Fields, string[]]>([
  ['one that is started', request, { ...request, steps: [taken] }, ['adam residentRequest begun']],
  [
    'someone new who handles it',
    { ...request, steps: [taken], assignedTo: 'olivia' },
    { ...request, steps: [taken, given], assignedTo: 'adam' },
    ['adam residentRequest assigned; assignedTo olivia>adam'],
  ],
  [
    'an answer that resolves it, and one that is opened again',
    { ...request, steps: [taken] },
    {
      ...request,
      steps: [taken, step('3', 'answer', 'inProgress'), step('4', 'setStatus', 'resolved')],
    },
    ['adam residentRequest answered', 'adam residentRequest resolved'],
  ],
  [
    'one that is reopened',
    { ...request, steps: [step('4', 'setStatus', 'resolved')] },
    {
      ...request,
      steps: [step('4', 'setStatus', 'resolved'), step('5', 'setStatus', 'inProgress')],
    },
    ['adam residentRequest reopened'],
  ],
  [
    'a verdict',
    request,
    { ...request, steps: [step('1', 'decide', 'new')] },
    ['adam residentRequest decided'],
  ],
  ['a text that arrived', request, { ...request, conversation: [{ text: 'Hello?' }] }, []],
  ['a damaged one', request, { ...request, steps: [step('1', 'exploded', 'new')] }, []],
  ['a deletion', { ...request, steps: [taken] }, null, []],
])('a resident request: %s', (_what, before, after, expected) => {
  expect(entriesOf(residentRequestActivity, 'contactSubmissions/one', before, after)).toEqual(expected);
});

test('an entry about a resident request has its number, and nothing about the resident', () => {
  const [entry] = residentRequestActivity({
    path: 'customers/olivia/contactSubmissions/one',
    before: request,
    after: { ...request, steps: [taken] },
    at: now,
  });
  expect(entry).toMatchObject({ recordId: 'one', communityId: 'elm', name: 'R-7' });
  expect(JSON.stringify(entry)).not.toMatch(/Rosa|rosa|trash/);
});

test('an entry about units names them, so that their pages show it; the community’s own changes don’t', () => {
  const entries = communityActivity({
    path: 'customers/olivia/communities/elm/activity/one',
    before: null,
    after: {
      at: earlier,
      by: 'adam',
      act: 'edited',
      partIds: ['u1', 'u2'],
      changes: [
        { field: 'unit.edited', to: 2 },
        { field: 'address', from: '1 Elm', to: '2 Elm' },
      ],
    },
    at: now,
  });
  expect(entries.map(({ kind, partIds }) => [kind, partIds])).toEqual([
    ['unit', ['u1', 'u2']],
    ['community', undefined],
  ]);
});
