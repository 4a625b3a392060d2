import { communitySchema } from 'shared-lib/domain';
import { readableFields } from './readableFields.ts';

const community = { propertyName: 'Ash Gardens', serviceDays: ['monday'] };

test('a record is read without its damaged fields, as far as possible', () => {
  expect(
    readableFields(communitySchema, 'one', { ...community, timezone: 'Foo/Bar', rules: [42] }),
  ).toMatchObject({
    propertyName: 'Ash Gardens',
    serviceDays: ['monday'],
    timezone: 'America/New_York',
    rules: [],
  });
  const nameless = { ...community, propertyName: 42 };
  expect(readableFields(communitySchema, 'one', nameless)).toBeNull();
  expect(
    readableFields(communitySchema, 'one', nameless, { propertyName: 'Unknown Property' }),
  ).toMatchObject({
    propertyName: 'Unknown Property',
    serviceDays: ['monday'],
  });
});
