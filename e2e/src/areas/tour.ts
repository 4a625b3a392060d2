import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { TourStep } from 'shared-lib/contract';
import { moduleNames } from '../../../build/buildNames.ts';
import { createOwner, type TestOwner } from '../backend.ts';
import { horizontalOverflow } from '../page/horizontalOverflow.ts';
import { shellTourSteps } from '../../../shell/src/tours/shellTourSteps.ts';
import { en as toursTexts } from '../../../shell/src/tours/texts/en.ts';
import { textOf } from '../textOf.ts';

/** The steps of the shell and the areas, as released. */
const tourSteps: readonly TourStep[] = [
  ...shellTourSteps,
  ...moduleNames.flatMap((name) => {
    const file = resolve(import.meta.dirname, '../../..', name, 'module.json');
    const { tours = [] } = JSON.parse(readFileSync(file, 'utf8')) as { tours?: readonly TourStep[] };
    return tours;
  }),
];

/** The English titles of a tour's steps, in order. */
export const titlesOf = (tour: TourStep['tour']): string[] =>
  tourSteps
    .filter((step) => step.tour === tour)
    .toSorted((one, other) => one.order - other.order)
    .map(({ title }) => title!.en);

/** The English title of the welcome tour's step that points at an element. */
export const welcomeTo = (target: string): string =>
  tourSteps.find((step) => step.tour === 'welcome' && step.target === target)!.title!.en;

/** An owner for whom the welcome tour starts automatically. */
export const createNewOwner = (): Promise<TestOwner> => createOwner({}, true, []);

/** The explanation of a tour's current step. */
export const tourCard = (page: Page) =>
  page.getByRole('dialog').filter({ has: page.getByRole('button', { name: /^(Next|Finish Tour)$/ }) });

const counter = (page: Page) => tourCard(page).getByText(/^\d+ of \d+$/);

/** Presses a button of the current step. */
export const pressInTour = (page: Page, name: string) =>
  tourCard(page).getByRole('button', { name, exact: true }).click();

/** Everything that a tour shows on top of the page. */
export const tourOverlay = (page: Page) => page.locator('.react-joyride__overlay');

/** Waits until a tour has ended, with nothing left over the page. */
export async function expectNoTour(page: Page): Promise<void> {
  await expect(tourCard(page)).toHaveCount(0);
  await expect(page.getByText(textOf(toursTexts, 'moving'))).toHaveCount(0);
  await expect(tourOverlay(page)).toHaveCount(0);
}

/** A step as a person sees it. */
export interface SeenStep {
  readonly title: string;
  readonly step: number;
  readonly of: number;
}

/** Waits for the next step, checks that it can be read and used, and reads it. */
export async function seeStep(page: Page, before?: SeenStep): Promise<SeenStep> {
  if (before)
    await expect(counter(page)).not.toHaveText(`${before.step} of ${before.of}`, { timeout: 20_000 });
  await expect(tourCard(page)).toHaveCount(1);
  await expect(tourCard(page)).toBeInViewport({ ratio: 1 });
  await expect(tourCard(page).getByRole('button', { name: /^(Next|Finish Tour)$/ })).toBeFocused();
  expect(await horizontalOverflow(page)).toBe(0);
  const [step, of] = (await counter(page).innerText()).split(' of ').map(Number);
  return { title: await tourCard(page).getByRole('heading').innerText(), step: step!, of: of! };
}

/** Continues from the current step to the last one, without finishing. */
export async function walkToLastStep(page: Page): Promise<SeenStep[]> {
  const seen = [await seeStep(page)];
  while (seen.at(-1)!.step < seen.at(-1)!.of) {
    await pressInTour(page, 'Next');
    seen.push(await seeStep(page, seen.at(-1)));
  }
  return seen;
}

/** Goes back from the current step to the first one. */
export async function walkToFirstStep(page: Page): Promise<SeenStep[]> {
  const seen = [await seeStep(page)];
  while (seen.at(-1)!.step > 1) {
    await pressInTour(page, 'Previous');
    seen.push(await seeStep(page, seen.at(-1)));
  }
  return seen;
}

/** Collects the tours' warnings from now on. */
export function watchTourWarnings(page: Page): string[] {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning' && /Target not|Steps are not/.test(message.text())) {
      warnings.push(message.text());
    }
  });
  return warnings;
}
