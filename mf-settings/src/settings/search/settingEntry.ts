import type { TextKey } from 'shared-lib/i18n';

/** A search entry in a tab of this module; each tab's folder lists its own in `search.ts`. */
export interface SettingEntry {
  /** Its place in the tab: the name of its field, or an element's `data-setting`. */
  readonly setting: string;
  /** The tab's view with it, `?view=`; the first one if absent. */
  readonly view?: string;
  readonly label: TextKey<'mf-settings'>;
  /** Its help text, which the search includes. */
  readonly help?: TextKey<'mf-settings'>;
  /** Texts that are only shown once it is turned on or opened, which the search includes too. */
  readonly within?: readonly TextKey<'mf-settings'>[];
  /** Whether only a site that sends push notifications shows it. */
  readonly needsPush?: boolean;
  /** Synonyms that no screen shows. */
  readonly words?: { readonly en: string; readonly es: string };
}
