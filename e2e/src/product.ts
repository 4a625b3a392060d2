import type { RunningProduct } from './startProduct.ts';

/** The environment variable that tells the tests where the product runs. */
export const productVariable = 'VALET_HUB_PRODUCT';

/**
 * The product the browser tests run against.
 * @throws outside of a run prepared by globalSetup.
 */
export function product(): Pick<
  RunningProduct,
  'url' | 'addresses' | 'projectId' | 'administratorToken' | 'outputFile'
> {
  const json = process.env[productVariable];
  if (json === undefined)
    throw new Error('The browser tests run with: playwright test -c e2e/playwright.config.ts');
  return JSON.parse(json) as RunningProduct;
}

/** The environment variable that requests Google's emulators instead of the local Firebase; `npm test -- browser --official` sets it. */
export const officialVariable = 'VALET_HUB_OFFICIAL';

/** The environment variable that delays functions triggered by writes; `npm test -- browser --late` sets it. */
export const lateVariable = 'VALET_HUB_LATE';

/** The environment variable that limits the tests of every page to pages of these areas, separated by spaces; `npm test -- changed` sets it. */
export const areasVariable = 'VALET_HUB_AREAS';

/** Milliseconds between a write and the functions it triggers. */
export const eventDelay = (): number => (process.env[lateVariable] === undefined ? 0 : 3_000);

/** Whether the product runs on Google's emulators. */
export const isOfficial = (): boolean => process.env[officialVariable] !== undefined;
