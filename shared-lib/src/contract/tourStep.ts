import * as z from 'zod/mini';
import { localisedText, order, ownAddress } from './fields.ts';

/** The guided tours, in the order in which a new owner takes them (spec section 2). */
export const tourIds = [
  'welcome',
  'community-setup',
  'team-management',
  'service-tracking',
  'advanced-features',
] as const;

export type TourId = (typeof tourIds)[number];

/** A module's name in attributes and addresses: `settings-tab-sms`, `operations`. */
const attributeName = z.string().check(z.regex(/^[a-z][a-z0-9-]*$/), z.maxLength(60));

/** One step of a guided tour, told by the module that owns what it points at (spec section 2, Guided tours). */
export const tourStepSchema = z.object({
  tour: z.enum(tourIds),
  /** The place within the tour, across all modules. */
  order,
  /** The `data-tour` value of what the step points at, or `body` for the page as a whole. */
  target: attributeName,
  /** The route on which the target is, with a query where that opens it. */
  path: ownAddress,
  /** The settings tab that is clicked first, without the `settings-tab-` of its `data-tour` value. */
  tab: z.optional(attributeName),
  title: z.optional(localisedText(80)),
  /** Text or simple markup (b, strong, i, em, br, p, ul, ol, li); `{{employeePrice}}` stands for the price per employee. */
  content: localisedText(600),
});

export type TourStep = z.infer<typeof tourStepSchema>;

/** More steps than any module has; what is beyond is ignored. */
export const maxTourSteps = 60;

/** What came of reading a module's tour steps: those that can be shown, and a sentence for each that can't. */
export interface ReadTourSteps {
  steps: TourStep[];
  problems: string[];
}

/**
 * Reads tour steps one by one: a bad one spoils only itself.
 * @param value what stands under `tours` in a module's static half, of any shape.
 */
export function readTourSteps(value: unknown): ReadTourSteps {
  if (value === undefined) return { steps: [], problems: [] };
  if (!Array.isArray(value)) return { steps: [], problems: ['tours is no list'] };
  const read: ReadTourSteps = { steps: [], problems: [] };
  for (const [index, entry] of value.slice(0, maxTourSteps).entries()) {
    const step = tourStepSchema.safeParse(entry);
    if (step.success) read.steps.push(step.data);
    else read.problems.push(`tours[${index}]: ${z.prettifyError(step.error)}`);
  }
  if (value.length > maxTourSteps) read.problems.push(`tours has more than ${maxTourSteps} steps`);
  return read;
}
