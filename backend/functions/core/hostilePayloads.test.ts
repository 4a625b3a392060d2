import { globSync } from 'node:fs';
import { schemasOf, thrownBy } from '../../../shared-lib/src/domain/hostilePayloads.fixture.ts';

const files = globSync('*/domain/*.ts', { cwd: import.meta.dirname }).filter(
  (file) => !file.endsWith('.test.ts'),
);

test('no schema throws', async () => {
  const modules = await Promise.all(files.map((file) => import(`./${file}`) as Promise<object>));
  const schemas = modules.flatMap(schemasOf);
  expect(schemas.length).toBeGreaterThan(10);
  expect(thrownBy(schemas)).toEqual([]);
});
