import { saveSettings, useAccount } from 'shared-lib/data';
import { settingsSchemas, type Settings, type SettingsSection } from 'shared-lib/domain';
import type { MessageKeyPrefix } from 'shared-lib/i18n';
import { useAutosaveForm, type FoundErrors } from 'shared-lib/ui/form';

/**
 * The autosaving form of a section of the business's settings.
 * @param stored the live stored section.
 * @param rules.errorTexts where the error messages are; the kit's by default.
 * @param rules.check problems that the section's schema can't find.
 */
export function useSettingsForm<Section extends SettingsSection>(
  section: Section,
  stored: Settings[Section],
  rules: {
    errorTexts?: MessageKeyPrefix;
    check?: (values: Settings[Section]) => FoundErrors<Settings[Section]>;
  } = {},
) {
  const { customerId, uid } = useAccount();
  return useAutosaveForm({
    name: `settings-${section}`,
    stored,
    schema: settingsSchemas[section],
    ...rules,
    save: (change) => saveSettings(customerId, section, change, uid),
  });
}
