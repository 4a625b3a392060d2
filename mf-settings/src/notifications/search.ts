import { mailSettings, notificationSettings } from 'shared-lib/domain';
import type { SettingEntry } from '../settings/search/settingEntry.ts';

const switches = [...notificationSettings, ...mailSettings].map((setting): SettingEntry => ({
  setting,
  label: `notifications.settings.${setting}.label`,
  help: `notifications.settings.${setting}.help`,
}));

/** What the search of the settings finds in this tab. */
export const notificationsSearch: readonly SettingEntry[] = [
  ...switches,
  {
    setting: 'hasQuietHours',
    label: 'notifications.settings.hasQuietHours.label',
    help: 'notifications.settings.hasQuietHours.help',
    words: { en: 'night do not disturb sleep', es: 'noche no molestar dormir' },
  },
  {
    setting: 'hasDigest',
    label: 'notifications.settings.hasDigest.label',
    help: 'notifications.settings.hasDigest.help',
    words: { en: 'summary report email daily', es: 'informe diario correo' },
  },
];
