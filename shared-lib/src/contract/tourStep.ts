import * as z from 'zod/mini';
import { localizedText, sortOrder, sitePathWithQuery } from './fields.ts';

/** The guided tours, in the order a new owner takes them (spec section 2). */
export const tourIds = [
  'welcome',
  'community-setup',
  'team-management',
  'service-tracking',
  'advanced-features',
] as const;

export type TourId = (typeof tourIds)[number];

/** A module name as used in attributes and addresses: `settings-tab-sms`, `operations`. */
const attributeName = z.string().check(z.regex(/^[a-z][a-z0-9-]*$/), z.maxLength(60));

/** A step of a guided tour, declared by the module that owns its target (spec section 2, Guided tours). */
export const tourStepSchema = z.object({
  tour: z.enum(tourIds),
  /** Position in the tour, across all modules. */
  order: sortOrder,
  /** The target's `data-tour` value, or `body` for the whole page. */
  target: attributeName,
  /** The route that shows the target, with a query if one opens it. */
  path: sitePathWithQuery,
  /** The settings tab to click first: its `data-tour` value without `settings-tab-`. */
  tab: z.optional(attributeName),
  title: z.optional(localizedText(80)),
  /**
   * Text or simple markup (b, strong, i, em, br, p, ul, ol, li). `{{employeePrice}}` is replaced with the price per
   * additional employee.
   */
  content: localizedText(600),
});

export type TourStep = z.infer<typeof tourStepSchema>;

/** More steps than any module has; the rest are ignored. */
export const maxTourSteps = 60;

/** Parsed tour steps: those that can be shown, and one sentence for each that can't. */
export interface ParsedTourSteps {
  steps: TourStep[];
  problems: string[];
}

/**
 * Reads tour steps one by one; a bad step affects only itself.
 * @param value the value of `tours` in a module's static half, of any shape.
 */
export function parseTourSteps(value: unknown): ParsedTourSteps {
  if (value === undefined) return { steps: [], problems: [] };
  if (!Array.isArray(value)) return { steps: [], problems: ["tours isn't a list"] };
  const read: ParsedTourSteps = { steps: [], problems: [] };
  for (const [index, entry] of value.slice(0, maxTourSteps).entries()) {
    const step = tourStepSchema.safeParse(entry);
    if (step.success) read.steps.push(step.data);
    else read.problems.push(`tours[${index}]: ${z.prettifyError(step.error)}`);
  }
  if (value.length > maxTourSteps) read.problems.push(`tours has more than ${maxTourSteps} steps`);
  return read;
}
