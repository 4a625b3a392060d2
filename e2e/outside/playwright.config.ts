import { join } from 'node:path';
import base from '../playwright.config.ts';

const results = join(import.meta.dirname, '../results');

/** The test of modules from elsewhere. It has a separate product: every account there gets these modules. */
export default {
  ...base,
  testDir: import.meta.dirname,
  globalSetup: '../src/globalSetup.ts',
  workers: 1,
  reporter: [['list'], ['json', { outputFile: join(results, 'outside.json') }]] as const,
};
