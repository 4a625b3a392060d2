import { onGoogleEmulators, officialSpecs } from './officialSpecs.ts';
import { specTable } from './specTable.ts';

test('each file exists, and is listed once', () => {
  const missing = officialSpecs.filter((name) => !(name in specTable));
  expect(missing).toEqual([]);
  expect(new Set(officialSpecs).size).toBe(officialSpecs.length);
});

test("the check runs only these files, on Google's emulators", () => {
  const { args, environment } = onGoogleEmulators({ name: 'browser', command: 'playwright', args: ['test'] });
  expect(args.slice(0, 2)).toEqual(['test', `/${officialSpecs[0]}.spec.ts`]);
  expect(args).toHaveLength(officialSpecs.length + 1);
  expect(environment).toEqual({ VALET_HUB_OFFICIAL: '1' });
});
