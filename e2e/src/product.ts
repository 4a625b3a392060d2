import type { RunningProduct } from './startProduct.ts';

/** The environment variable through which the tests learn where the product runs. */
export const productVariable = 'VALET_HUB_PRODUCT';

/**
 * The product that the browser tests run against.
 * @throws outside a run that globalSetup has prepared.
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

/** The environment variable that asks for Google's emulators in place of the local Firebase; `npm test -- browser --official` sets it. */
export const officialVariable = 'VALET_HUB_OFFICIAL';

/** Whether the product runs on Google's emulators. */
export const isOfficial = (): boolean => process.env[officialVariable] !== undefined;
