import { saveSettings, useAccount } from 'shared-lib/data';
import { settingsSchemas, type Settings, type SettingsSection } from 'shared-lib/domain';
import type { WordsAt } from 'shared-lib/i18n';
import { useAutosaveForm, type FoundErrors } from 'shared-lib/ui/form';

/**
 * The form of a section of the business's settings, each of whose fields saves itself.
 * @param stored the section as it is stored, live.
 * @param rules.errorTexts where the words for errors stand; without it, the kit's.
 * @param rules.check what is wrong that the section's schema doesn't know.
 */
export function useSettingsForm<Section extends SettingsSection>(
  section: Section,
  stored: Settings[Section],
  rules: {
    errorTexts?: WordsAt;
    check?: (values: Settings[Section]) => FoundErrors<Settings[Section]>;
  } = {},
) {
  const { customerId } = useAccount();
  return useAutosaveForm({
    name: `settings-${section}`,
    stored,
    schema: settingsSchemas[section],
    ...rules,
    save: (change) => saveSettings(customerId, section, change),
  });
}
