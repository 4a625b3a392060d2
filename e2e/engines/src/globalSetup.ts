import { startTestedProduct } from '../../src/startTestedProduct.ts';
import { engineNames, engines } from './chooseEngine.ts';
import { findEngine } from './findEngine.ts';

/**
 * Before the smoke tests: finds the engines, prints what to install if one is missing, and starts the product if there is an engine to
 * test.
 * @returns the teardown
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const found = engineNames.map((name) => {
    const choice = findEngine(engines[name]);
    if (choice.kind === 'missing') console.log(`Skipped: ${choice.message}`);
    // The tests skip an engine whose variables are empty.
    for (const { variable } of engines[name].programs)
      process.env[variable] = choice.kind === 'use' ? choice.paths[variable] : '';
    return choice;
  });
  return found.some(({ kind }) => kind === 'use') ? startTestedProduct() : () => Promise.resolve();
}
