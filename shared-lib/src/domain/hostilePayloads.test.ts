import { schemasOf, errorThrownBy } from './hostilePayloads.fixture.ts';
import * as domain from './index.ts';

test('no schema throws', () => {
  const schemas = schemasOf(domain);
  expect(schemas.length).toBeGreaterThan(100);
  expect(errorThrownBy(schemas)).toEqual([]);
});
