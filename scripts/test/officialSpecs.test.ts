import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { onOfficial, officialSpecs } from './officialSpecs.ts';

test('each file exists, and is listed once', () => {
  const missing = officialSpecs.filter(
    (name) => !existsSync(join(__dirname, '../../e2e/specs', `${name}.spec.ts`)),
  );
  expect(missing).toEqual([]);
  expect(new Set(officialSpecs).size).toBe(officialSpecs.length);
});

test("the check runs only these files, on Google's emulators", () => {
  const { args, environment } = onOfficial({ name: 'browser', command: 'playwright', args: ['test'] });
  expect(args.slice(0, 2)).toEqual(['test', `e2e/specs/${officialSpecs[0]}.spec.ts`]);
  expect(args).toHaveLength(officialSpecs.length + 1);
  expect(environment).toEqual({ VALET_HUB_OFFICIAL: '1' });
});
