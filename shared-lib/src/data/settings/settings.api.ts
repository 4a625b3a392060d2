import { doc, setDoc } from 'firebase/firestore';
import {
  paths,
  readDocument,
  settingsSchemas,
  type DocumentSchema,
  type Settings,
  type SettingsSection,
} from '../../domain/index.ts';
import { attemptWrite } from '../attemptWrite.ts';
import { firestore } from '../firestore.ts';
import { signedBy } from './signedBy.ts';
import { listenToDocument } from '../listenTo.ts';
import type { LiveResult } from '../live.ts';
import { liveHookOfAccount } from '../liveHooks.ts';

type AnySettings = Settings[SettingsSection];

const schemaOf = (section: SettingsSection): DocumentSchema<AnySettings> => settingsSchemas[section];

/** A section's defaults before anything is saved. */
function defaultsOf(section: SettingsSection, path: string): AnySettings {
  const read = readDocument(schemaOf(section), path, {});
  if (!read.ok) throw new Error(read.error);
  return read.value;
}

const useAnySettings = liveHookOfAccount<AnySettings, SettingsSection>(
  'listenToSettings',
  (customerId, section, onData, onError) => {
    const path = paths.settingsSection(customerId, section);
    return listenToDocument(
      path,
      schemaOf(section),
      (settings) => onData(settings ?? defaultsOf(section, path)),
      onError,
    );
  },
);

/** A section of the business's settings, live. */
export const useSettings = <Section extends SettingsSection>(section: Section) =>
  // The cast is safe: the endpoint answers with the section in its argument.
  useAnySettings(section) as LiveResult<Settings[Section]>;

/**
 * Changes the given values of a section; the others are unchanged.
 * @param by the login uid of the author, for the activity log; areas of earlier releases don't pass it
 */
export const saveSettings = <Section extends SettingsSection>(
  customerId: string,
  section: Section,
  change: Partial<Settings[Section]>,
  by?: string,
) =>
  attemptWrite(`Saving the settings of ${section}`, () =>
    setDoc(
      doc(firestore(), paths.settingsSection(customerId, section)),
      { ...change, ...(by !== undefined && signedBy(by)) },
      { merge: true },
    ),
  );
