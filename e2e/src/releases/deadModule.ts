import { expect, type Page, type Route } from '@playwright/test';
import { fetchRead } from '../page/fetchRead.ts';

/** The files whose failure breaks a module, in the order they are requested. */
export const moduleFiles = {
  entry: /\/mf-tracking\/[^/]+\/assets\/remoteEntry\.[^/]+\.js/,
  /** The code of its pages. */
  parts: /\/mf-tracking\/[^/]+\/assets\/(?!remoteEntry)[^/]+\.js/,
} as const;

export type ModuleFile = keyof typeof moduleFiles;

/** The ways in which loading a file can fail. */
export const failures = {
  'connection refused': (route: Route) => route.abort('connectionrefused'),
  'answered 404': (route: Route) =>
    route.fulfill({ status: 404, contentType: 'application/json', body: '{}' }),
  'answered 500': (route: Route) =>
    route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Oops</h1>' }),
  'cut off in the middle': async (route: Route) => {
    const response = await fetchRead(route);
    const whole = await response.text();
    await route.fulfill({ response, body: whole.slice(0, whole.length / 2) });
  },
  'never answered': () => {},
  throwing: (route: Route) =>
    route.fulfill({ contentType: 'text/javascript', body: "throw new Error('broken on purpose');" }),
} as const;

export type Failure = keyof typeof failures;

/**
 * Breaks a file of mf-tracking.
 * @returns how often the file was requested, and a function that restores it.
 */
export async function breakTracking(page: Page, file: ModuleFile, failure: Failure) {
  let requested = 0;
  const handler = async (route: Route) => {
    requested += 1;
    await failures[failure](route);
  };
  await page.route(moduleFiles[file], handler);
  return { asked: () => requested, restore: () => page.unroute(moduleFiles[file], handler) };
}

/** The errors shown instead of the parts that couldn't load. */
export const sectionErrors = (page: Page) => page.getByRole('main').getByRole('alert');

/** The first of these errors. A page shows one; the dashboard shows one for each part of the module. */
export const sectionError = (page: Page) => sectionErrors(page).first();

/** Checks the texts and buttons of a section's error (spec section 2, `Shell behaviour`). */
export async function expectSectionError(page: Page): Promise<void> {
  const error = sectionError(page);
  await expect(error).toContainText('Something went wrong');
  await expect(error).toContainText(/sorry.*error in this section/);
  await expect(error.getByRole('button', { name: 'Try Again' })).toBeEnabled();
  await expect(error.getByRole('button', { name: 'Reload Page' })).toBeEnabled();
}
