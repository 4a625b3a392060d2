import { expect, test as base } from '@playwright/test';
import { paths } from 'shared-lib/domain';
import { firestore } from '../../src/backend.ts';
import { product } from '../../src/product.ts';
import { engines, type EngineName } from './chooseEngine.ts';
import { Person } from './Person.ts';
import { startFirefox } from './startFirefox.ts';
import { startWebKit } from './startWebKit.ts';
import type { RunningEngine } from './tab.ts';

/** Undefined where the engine is missing: `globalSetup` says so, and the tests are skipped. */
async function startEngine(name: EngineName): Promise<RunningEngine | undefined> {
  const { FIREFOX_PATH, WEBKIT_DRIVER_PATH, XVFB_PATH } = process.env;
  if (name === 'firefox') return FIREFOX_PATH ? startFirefox(FIREFOX_PATH) : undefined;
  return WEBKIT_DRIVER_PATH && XVFB_PATH ? startWebKit(WEBKIT_DRIVER_PATH, XVFB_PATH) : undefined;
}

/** What the pages of the test have reported themselves, as `reportProblem` sends it. WebKit's driver reads no console. */
async function takeReports(): Promise<readonly string[]> {
  const { docs } = await firestore().collection(paths.problems()).get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
  return docs.map((found) => `${found.get('what')}: ${found.get('detail')}`);
}

interface Fixtures {
  /** Brings somebody to a device of their own. */
  readonly newPerson: () => Promise<Person>;
  readonly person: Person;
  /** Takes what has gone wrong on the pages so far; whatever is left at the end fails the test. */
  readonly takeProblems: () => Promise<readonly string[]>;
}

export interface EngineFixtures {
  /** Which engine a project runs in. */
  readonly engineName: EngineName;
  readonly engine: RunningEngine | undefined;
}

/** A test in the engine of its project. A page that throws, or has an error in its console, fails it. */
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
      // So that the pages are still open when it looks.
      void newPerson;
      const takeProblems = async () => [...(engine?.takeProblems() ?? []), ...(await takeReports())];
      await use(takeProblems);
      expect(await takeProblems(), 'what went wrong on the page').toEqual([]);
    },
    { auto: true },
  ],
});
