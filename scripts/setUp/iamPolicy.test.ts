import { missingGrants, withGrants, type Policy } from './iamPolicy.ts';

const grants = [
  { role: 'a', member: 'x' },
  { role: 'b', member: 'x' },
];

it.each<[string, Policy, Policy]>([
  [
    'an empty policy',
    {},
    {
      bindings: [
        { role: 'a', members: ['x'] },
        { role: 'b', members: ['x'] },
      ],
    },
  ],
  [
    'a policy with other grants',
    { etag: '1', bindings: [{ role: 'a', members: ['y'] }] },
    {
      etag: '1',
      bindings: [
        { role: 'a', members: ['y', 'x'] },
        { role: 'b', members: ['x'] },
      ],
    },
  ],
  [
    'a policy with a conditional grant, which is different',
    { bindings: [{ role: 'a', members: ['x'], condition: {} }] },
    {
      bindings: [
        { role: 'a', members: ['x'], condition: {} },
        { role: 'a', members: ['x'] },
        { role: 'b', members: ['x'] },
      ],
    },
  ],
])('adds to %s', (_, policy, expected) => {
  const added = withGrants(policy, grants);
  expect(added).toEqual(expected);
  expect(missingGrants(added, grants)).toEqual([]);
  expect(withGrants(added, grants)).toEqual(added);
});
