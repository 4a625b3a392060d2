import * as z from 'zod/mini';
import { localisedText, order, ownAddress, ownPath } from './fields.ts';
import { maxTourSteps, tourStepSchema } from './tourStep.ts';

const word = z.string().check(z.minLength(1), z.maxLength(80));
const identifier = z.string().check(z.regex(/^[A-Z][A-Za-z0-9]*$/), z.maxLength(80));
const localised = localisedText(80);

/** Who may open a route (spec section 2): everyone, those who are not onboarded yet, or those who are. */
export const accessClasses = ['public', 'onboarding', 'main', 'communityAdmin'] as const;

/** The icons that a nav entry may name; the shell draws them, so that no icon needs a module's code. */
export const navIcons = [
  'team',
  'communities',
  'tracking',
  'settings',
  'billing',
  'schedule',
  'help',
] as const;

/** The places where one module's part appears inside another's page or the shell's. */
export const slotNames = [
  'dashboard.tonight',
  'dashboard.cards',
  'dashboard.reports',
  'settings.tabs',
] as const;

/** The frames that a page may ask for beside the app's own. */
const pageFrames = ['light'] as const;

/** How an account stands with its subscription: one is current (spec section 4), or none. */
const subscriptionStandings = ['current', 'none'] as const;

const route = z.object({
  path: ownPath,
  title: localised,
  access: z.enum(accessClasses),
  page: identifier,
  /**
   * `light`: visitors without an account get the page without the app around it. It stands in the table of contents `light.ts` as well, and
   * imports only the parts of the kit that come without the store, Mantine and Firestore (`shared-lib/data/public`, `domain/public`,
   * `ui/public`). For public pages alone. Contract 1.6: an earlier shell shows it within the app.
   */
  frame: z.optional(z.enum(pageFrames)),
});

const navEntry = z.object({
  label: localised,
  icon: z.enum(navIcons),
  to: ownAddress,
  order,
  /** The `data-tour` name of the entry (spec section 2, Guided tours). */
  tour: z.optional(word),
});

/** What the search of the settings finds in a tab. */
const settingEntry = z.object({
  /** Where it stands in the tab: the name of its field, or what `data-setting` of an element says. */
  setting: z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9-]*$/), z.maxLength(40)),
  label: localised,
  /** Other words by which people look for it. */
  words: z.optional(localisedText(200)),
});

const slotFill = z.object({
  slot: z.enum(slotNames),
  id: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/), z.maxLength(40)),
  label: localised,
  order,
  component: identifier,
  /**
   * Which accounts it is for, by their subscription; without this, all. None of its code is loaded for others, nor before it is
   * known; only where that can't be read, the part is shown and has to say so. Contract 1.3: an earlier shell shows it to all.
   */
  subscription: z.optional(z.enum(subscriptionStandings)),
  /** Of a tab of the settings, what their search finds in it. Contract 1.6: an earlier shell passes nothing on, and its name is all that is found. */
  settings: z.optional(z.array(settingEntry).check(z.maxLength(40))),
});

/**
 * The static half of a module, `module.json`: all that the shell needs to draw the nav, match a URL and title a page before
 * any code of the module is loaded, and also when that code fails to load. References (`page`, `component`) name entries of the
 * code half, `module.ts`; the build checks both halves against each other. This is the one definition: the TypeScript types
 * and the published JSON schema derive from it.
 */
export const moduleManifestSchema = z.object({
  $schema: z.optional(z.string()),
  name: z.string().check(z.regex(/^mf-[a-z]+$/), z.maxLength(40)),
  /** The range of contract versions that the module works with, such as `^1.0.0`. */
  contract: z.string().check(z.regex(/^[\^~]?\d+\.\d+\.\d+$/)),
  routes: z.array(route).check(z.maxLength(50)),
  nav: z.array(navEntry).check(z.maxLength(10)),
  slots: z.array(slotFill).check(z.maxLength(50)),
  /** The module's steps of the guided tours; contract 1.1. */
  tours: z.optional(z.array(tourStepSchema).check(z.maxLength(maxTourSteps))),
});

export type ModuleManifest = z.infer<typeof moduleManifestSchema>;
export type ModuleRoute = ModuleManifest['routes'][number];
export type NavEntry = ModuleManifest['nav'][number];
export type SlotFill = ModuleManifest['slots'][number];
export type SlotName = (typeof slotNames)[number];
export type AccessClass = (typeof accessClasses)[number];
export type NavIcon = (typeof navIcons)[number];
export type Localised = ModuleManifest['nav'][number]['label'];

/** The text in a language, in English where that language has none. */
export function inLanguage(text: Localised, language: string): string {
  return (language.startsWith('es') && text.es) || text.en;
}
