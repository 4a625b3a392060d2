import { doc, setDoc } from 'firebase/firestore';
import {
  paths,
  readDocument,
  settingsSchemas,
  type DocumentSchema,
  type Settings,
  type SettingsSection,
} from '../../domain/index.ts';
import { api } from '../api.ts';
import { attemptWrite } from '../attemptWrite.ts';
import { firestore } from '../firestore.ts';
import { listenToDocument } from '../listenTo.ts';
import { liveEndpoint } from '../live.ts';
import { useAccount } from '../useAccount.ts';
import { useLive } from '../useLive.ts';

interface SectionOf {
  customerId: string;
  section: SettingsSection;
}

type AnySettings = Settings[SettingsSection];

const schemaOf = (section: SettingsSection): DocumentSchema<AnySettings> => settingsSchemas[section];

/** What a section reads before anything of it is saved. */
function defaultsOf(section: SettingsSection, path: string): AnySettings {
  const read = readDocument(schemaOf(section), path, {});
  if (!read.ok) throw new Error(read.error);
  return read.value;
}

const settingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listenToSettings: build.query({
      ...liveEndpoint<AnySettings, SectionOf>(
        'listenToSettings',
        ({ customerId, section }, onData, onError) => {
          const path = paths.settingsSection(customerId, section);
          return listenToDocument(
            path,
            schemaOf(section),
            (settings) => onData(settings ?? defaultsOf(section, path)),
            onError,
          );
        },
      ),
    }),
  }),
});

/** A section of the business's settings, live. */
export function useSettings<Section extends SettingsSection>(section: Section) {
  const { customerId } = useAccount();
  // The endpoint answers with the section that it was asked for.
  return useLive<Settings[Section]>(
    settingsApi.useListenToSettingsQuery({ customerId, section }) as Parameters<
      typeof useLive<Settings[Section]>
    >[0],
  );
}

/** Changes values of a section; the others stay. */
export const saveSettings = <Section extends SettingsSection>(
  customerId: string,
  section: Section,
  change: Partial<Settings[Section]>,
) =>
  attemptWrite(`Saving the settings of ${section}`, () =>
    setDoc(doc(firestore(), paths.settingsSection(customerId, section)), change, { merge: true }),
  );
