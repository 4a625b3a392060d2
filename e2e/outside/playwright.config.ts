import { join } from 'node:path';
import base from '../playwright.config.ts';

const results = join(import.meta.dirname, '../results');

/**
 * Tests modules from other repositories, on a separate product, because every account there gets these
 * modules.
 */
export default {
  ...base,
  testDir: import.meta.dirname,
  globalSetup: '../src/globalSetup.ts',
  workers: 1,
  reporter: [['list'], ['json', { outputFile: join(results, 'outside.json') }]] as const,
};
