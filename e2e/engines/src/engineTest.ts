import { expect, test as base } from '@playwright/test';
import { paths } from 'shared-lib/domain';
import { firestore } from '../../src/backend.ts';
import { product } from '../../src/product.ts';
import { engines, type EngineName } from './chooseEngine.ts';
import { Person } from './Person.ts';
import { startFirefox } from './startFirefox.ts';
import { startWebKit } from './startWebKit.ts';
import type { RunningEngine } from './tab.ts';

/** Undefined if the engine is missing: `globalSetup` reports it, and the tests are skipped. */
async function startEngine(name: EngineName): Promise<RunningEngine | undefined> {
  const { FIREFOX_PATH, WEBKIT_DRIVER_PATH, XVFB_PATH } = process.env;
  if (name === 'firefox') return FIREFOX_PATH ? startFirefox(FIREFOX_PATH) : undefined;
  return WEBKIT_DRIVER_PATH && XVFB_PATH ? startWebKit(WEBKIT_DRIVER_PATH, XVFB_PATH) : undefined;
}

/** The problems that the test's pages sent with `reportProblem`. WebKit's driver can't read the console. */
async function takeReports(): Promise<readonly string[]> {
  const { docs } = await firestore().collection(paths.problems()).get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
  return docs.map((found) => `${found.get('what')}: ${found.get('detail')}`);
}

interface Fixtures {
  /** Gives a new person their own device. */
  readonly newPerson: () => Promise<Person>;
  readonly person: Person;
  /** Takes the pages' problems so far; any left at the end fail the test. */
  readonly takeProblems: () => Promise<readonly string[]>;
}

export interface EngineFixtures {
  /** The engine of the project. */
  readonly engineName: EngineName;
  readonly engine: RunningEngine | undefined;
}

/** A test in its project's engine. Fails if a page throws or logs a console error. */
export const test = base.extend<Fixtures, EngineFixtures>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await startEngine(engineName);
      await use(engine);
      await engine?.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  newPerson: async ({ engine, engineName }, use, testInfo) => {
    test.skip(engine === undefined, `${engines[engineName].title} is missing`);
    const people: Person[] = [];
    await use(async () => {
      const person = new Person(await engine!.newTab(), product().url);
      people.push(person);
      return person;
    });
    for (const { tab } of people) {
      if (testInfo.status !== testInfo.expectedStatus)
        await testInfo.attach('page', { body: await tab.screenshot(), contentType: 'image/png' });
      await tab.close();
    }
  },
  person: async ({ newPerson }, use) => use(await newPerson()),
  takeProblems: [
    async ({ engine, newPerson }, use) => {
      // Keeps the pages open until the check below.
      void newPerson;
      const takeProblems = async () => [...(engine?.takeProblems() ?? []), ...(await takeReports())];
      await use(takeProblems);
      expect(await takeProblems(), 'what went wrong on the page').toEqual([]);
    },
    { auto: true },
  ],
});
