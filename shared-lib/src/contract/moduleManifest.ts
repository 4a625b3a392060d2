import * as z from 'zod/mini';
import { localizedText, sortOrder, sitePathWithQuery, routePath } from './fields.ts';
import { maxTourSteps, tourStepSchema } from './tourStep.ts';

const word = z.string().check(z.minLength(1), z.maxLength(80));
const identifier = z.string().check(z.regex(/^[A-Z][A-Za-z0-9]*$/), z.maxLength(80));
const localised = localizedText(80);

/**
 * The users a route is open to (spec section 2): everyone, accounts in onboarding, onboarded accounts, or community
 * admins.
 */
export const accessClasses = ['public', 'onboarding', 'main', 'communityAdmin'] as const;

/** Icons a nav entry may use. The shell draws them, so no icon needs a module's code. */
export const navIcons = [
  'team',
  'communities',
  'tracking',
  'settings',
  'billing',
  'schedule',
  'help',
] as const;

/** Places where a module's component appears inside another module's page or the shell. */
export const slotNames = [
  /** The dashboard: tonight's work. */
  'dashboard.tonight',
  /** The dashboard: cards with a figure. */
  'dashboard.cards',
  /** The dashboard: reports. */
  'dashboard.reports',
  /** The header's search: matches, which the part offers with `useSearchMatches`. It renders nothing. */
  'header.search',
  /** A record's page: its recent changes, loaded once it is scrolled to. `useRecordOfSlot` has the record. */
  'record.activity',
  /** The end of a team member's overview. `useRecordOfSlot` has the member. */
  'member.scorecard',
  /** The end of a community's overview. `useRecordOfSlot` has the community. */
  'community.scorecard',
  /** A dialog about one of tonight's shifts: who takes it over. `useRoundOfSlot` has the shift. */
  'round.reassign',
  /** A dialog about one of tonight's shifts: a text message. `useRoundOfSlot` has the shift. */
  'round.text',
  /** A tab of the settings page. */
  'settings.tabs',
] as const;

/** Frames a page may request instead of the app's own. */
const pageFrames = ['light'] as const;

/** Subscription status of an account: current (spec section 4) or none. */
const subscriptionStatuses = ['current', 'none'] as const;

const route = z.object({
  /** Such as `/hello/:id`. Its first segment belongs to the module from its first release on. */
  path: routePath,
  /** The document's title. */
  title: localised,
  /** The users it is open to: everyone, accounts in onboarding, onboarded accounts, or community admins. */
  access: z.enum(accessClasses),
  /** The page's name in `module.ts`. */
  page: identifier,
  /**
   * `light`: visitors without an account get this page without the app around it. The page is also listed in
   * `light.ts` and imports only parts of the kit that don't need the store, Mantine or Firestore
   * (`shared-lib/data/public`, `domain/public`, `ui/public`). Public pages only. Contract 1.6; an earlier
   * shell shows it inside the app.
   */
  frame: z.optional(z.enum(pageFrames)),
});

const navEntry = z.object({
  label: localised,
  icon: z.enum(navIcons),
  /** The page it leads to, of any module. */
  to: sitePathWithQuery,
  /** Its place among the entries of all modules, the lowest first. */
  order: sortOrder,
  /** The entry's `data-tour` name (spec section 2, Guided tours). */
  tour: z.optional(word),
});

/** A setting in this tab that the settings search can find. */
const settingEntry = z.object({
  /** Where it is in the tab: its field name, or an element's `data-setting` value. */
  setting: z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9-]*$/), z.maxLength(40)),
  label: localised,
  /** Synonyms people may search for. */
  words: z.optional(localizedText(200)),
});

const slotFill = z.object({
  slot: z.enum(slotNames),
  /** Unique in its slot; a settings tab's is in its address. */
  id: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/), z.maxLength(40)),
  label: localised,
  /** Its place among the parts of all modules, the lowest first. */
  order: sortOrder,
  /** The component's name in `module.ts`. */
  component: identifier,
  /**
   * Which accounts see this part, by subscription; all of them by default. Its code isn't loaded for other
   * accounts, or before the subscription is known. If the subscription can't be read, the part is shown and
   * has to say so. Contract 1.3; an earlier shell shows it to everyone.
   */
  subscription: z.optional(z.enum(subscriptionStatuses)),
  /**
   * For a settings tab, what the settings search finds in it. Contract 1.6; an earlier shell ignores this and
   * finds only the tab's name.
   */
  settings: z.optional(z.array(settingEntry).check(z.maxLength(40))),
});

/**
 * The static half of a module, `module.json`: everything the shell needs to draw the nav, match a URL and
 * title a page before the module's code is loaded, or when it fails to load. References (`page`, `component`)
 * name entries of the code half, `module.ts`; the build checks both halves against each other. The TypeScript
 * types and the published JSON schema derive from this definition.
 */
export const moduleManifestSchema = z.object({
  $schema: z.optional(z.string()),
  /** `mf-` and lowercase letters, unique on the site. */
  name: z.string().check(z.regex(/^mf-[a-z]+$/), z.maxLength(40)),
  /** The contract versions the module works with, such as `^1.0.0`. */
  contract: z.string().check(z.regex(/^[\^~]?\d+\.\d+\.\d+$/)),
  /** The module's pages. */
  routes: z.array(route).check(z.maxLength(50)),
  /** Entries of the side navigation. */
  nav: z.array(navEntry).check(z.maxLength(10)),
  /** Parts of the module on pages of the shell and other modules. */
  slots: z.array(slotFill).check(z.maxLength(50)),
  /** The module's guided tour steps. Contract 1.1. */
  tours: z.optional(z.array(tourStepSchema).check(z.maxLength(maxTourSteps))),
});

export type ModuleManifest = z.infer<typeof moduleManifestSchema>;
export type ModuleRoute = ModuleManifest['routes'][number];
export type NavEntry = ModuleManifest['nav'][number];
export type SlotFill = ModuleManifest['slots'][number];
export type SlotName = (typeof slotNames)[number];
export type AccessClass = (typeof accessClasses)[number];
export type NavIcon = (typeof navIcons)[number];
export type LocalizedText = ModuleManifest['nav'][number]['label'];

/** A text in a language, falling back to English. */
export function localize(text: LocalizedText, language: string): string {
  return (language.startsWith('es') && text.es) || text.en;
}
