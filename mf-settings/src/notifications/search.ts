import { mailSettings, notificationSettings, type NotificationChoices } from 'shared-lib/domain';
import type { SettingEntry } from '../settings/search/settingEntry.ts';

const switches = [...notificationSettings, ...mailSettings].map((setting): SettingEntry => ({
  setting,
  label: `notifications.settings.${setting}.label`,
  help: `notifications.settings.${setting}.help`,
}));

/** The texts of settings that are only shown while another one is on. */
const wordsOf = (
  ...settings: readonly Extract<
    keyof NotificationChoices,
    `quiet${string}` | `digest${string}` | `urgent${string}` | `push${string}`
  >[]
) =>
  settings.flatMap((setting) => [
    `notifications.settings.${setting}.label` as const,
    `notifications.settings.${setting}.help` as const,
  ]);

/** Search entries of this settings tab. */
export const notificationsSearch: readonly SettingEntry[] = [
  ...switches,
  {
    setting: 'devices',
    label: 'push.title',
    needsPush: true,
    within: [...wordsOf('pushUrgent', 'pushOther', 'pushInQuietHours'), 'push.turnOn'],
    words: { en: 'push phone mobile browser', es: 'push teléfono celular navegador' },
  },
  {
    setting: 'hasQuietHours',
    label: 'notifications.settings.hasQuietHours.label',
    help: 'notifications.settings.hasQuietHours.help',
    within: wordsOf('quietFrom', 'quietTo', 'urgentInQuietHours'),
    words: { en: 'night do not disturb sleep', es: 'noche no molestar dormir' },
  },
  {
    setting: 'hasDigest',
    label: 'notifications.settings.hasDigest.label',
    help: 'notifications.settings.hasDigest.help',
    within: [
      ...wordsOf('digestAt', 'digestBelowPercent', 'digestWhenAllWell'),
      'notifications.digest.preview',
      'notifications.digest.sendNow',
    ],
    words: { en: 'summary report email daily', es: 'informe diario correo' },
  },
];
