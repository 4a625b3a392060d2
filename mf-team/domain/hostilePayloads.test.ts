import { schemasOf, errorThrownBy } from '../../shared-lib/src/domain/hostilePayloads.fixture.ts';
import * as domain from './index.ts';

test('no schema throws', () => {
  const schemas = schemasOf(domain);
  expect(schemas.length).toBeGreaterThan(2);
  expect(errorThrownBy(schemas)).toEqual([]);
});
