import { tagLocationOf } from './tagLocationOf.ts';

const maple = { businessSlug: 'sunrise', communitySlug: 'maple' };

test.each([
  ['its own community', maple, maple, { kind: 'here' }],
  [
    'another community',
    maple,
    { businessSlug: 'sunrise', communitySlug: 'cedar' },
    { kind: 'elsewhere', to: maple },
  ],
  [
    'the same name elsewhere',
    maple,
    { businessSlug: 'other', communitySlug: 'maple' },
    { kind: 'elsewhere', to: maple },
  ],
  ['no address at all', maple, null, { kind: 'elsewhere', to: maple }],
  ['a community without pages', null, maple, { kind: 'nowhere' }],
])('a tag at the address of %s', (_, place, address, expected) => {
  expect(tagLocationOf(place, address)).toEqual(expected);
});
