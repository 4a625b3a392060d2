import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { appendReading } from '../../scripts/test/times/times.ts';
import { engineNames, engines } from './src/chooseEngine.ts';
import type { EngineFixtures } from './src/engineTest.ts';

const results = join(import.meta.dirname, '../results');

const worker = process.env.TEST_WORKER_INDEX;
if (worker !== undefined) appendReading({ worker: Number(worker), pid: process.pid });

/** The main jobs in Firefox and WebKit, on the production build. The engines come from the system; Playwright only runs the tests. */
export default defineConfig<object, EngineFixtures>({
  testDir: import.meta.dirname,
  testMatch: '*.spec.ts',
  outputDir: join(results, 'engines'),
  globalSetup: './src/globalSetup.ts',
  // Problems reported by pages don't say which engine they come from.
  workers: 1,
  retries: 0,
  forbidOnly: process.env.CI !== undefined,
  timeout: 180_000,
  expect: { timeout: 60_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: join(results, 'engines.json') }],
    [join(import.meta.dirname, '../src/timesReporter.ts')],
  ],
  projects: engineNames.map((engineName) => ({ name: engines[engineName].title, use: { engineName } })),
});
