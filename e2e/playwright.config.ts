import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { appendReading } from '../scripts/test/times/times.ts';
import { chromiumArguments } from './src/findChromium.ts';
import { isOfficial, product, productVariable } from './src/product.ts';

const results = join(import.meta.dirname, 'results');

// Each worker reads this file again, after globalSetup has set where the browser and the product are.
const prepared = process.env[productVariable] !== undefined;

// Google's emulator is slower, especially the first time.
const patience = isOfficial() ? 2 : 1;

// The times reporter sees only a worker's index, so each worker records its process id.
const worker = process.env.TEST_WORKER_INDEX;
if (worker !== undefined) appendReading({ worker: Number(worker), pid: process.pid });

/** The browser tests: on the production build, with the real Firebase SDKs, against the local Firebase. */
export default defineConfig({
  testDir: join(import.meta.dirname, 'specs'),
  outputDir: join(results, 'artifacts'),
  globalSetup: './src/globalSetup.ts',
  fullyParallel: true,
  workers: 3,
  retries: 0,
  forbidOnly: process.env.CI !== undefined,
  // Generous for a busy machine; a real hang still fails.
  timeout: patience * 120_000,
  expect: { timeout: patience * 20_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: join(results, 'results.json') }],
    [join(import.meta.dirname, 'src/timesReporter.ts')],
  ],
  use: {
    // Without these limits, a hanging action uses up the test's time, and the error names a different line.
    actionTimeout: 90_000,
    navigationTimeout: 90_000,
    ...(prepared && { baseURL: product().url }),
    locale: 'en-US',
    timezoneId: 'America/New_York',
    colorScheme: 'light',
    reducedMotion: 'reduce',
    screenshot: 'only-on-failure',
    // Recording costs a fifth of the time; use `--trace retain-on-failure` for traces of failures.
    trace: 'off',
    launchOptions: {
      // Test pages close within seconds, before optimized code pays off: 20 tests took 123 core-seconds with it, and 101 without. Only
      // functions that run very often, such as those of axe, are optimized, and quickly: 36 tests took 213 and 210 core-seconds without
      // it, and 201 and 192 with it.
      args: [...chromiumArguments, '--js-flags=--no-turbofan --invocation-count-for-maglev=4000'],
      ...(prepared && process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    },
  },
});
