import { globSync } from 'node:fs';
import { schemasOf, errorThrownBy } from '../../../shared-lib/src/domain/hostilePayloads.fixture.ts';

const files = globSync('*/domain/*.ts', { cwd: __dirname }).filter((file) => !file.endsWith('.test.ts'));

test('no schema throws', () => {
  const schemas = files.map((file) => jest.requireActual<object>(`./${file}`)).flatMap(schemasOf);
  expect(schemas.length).toBeGreaterThan(5);
  expect(errorThrownBy(schemas)).toEqual([]);
});
