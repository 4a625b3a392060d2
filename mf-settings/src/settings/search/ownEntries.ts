import { accountSearch } from '../../account/search.ts';
import { checkpointsSearch } from '../../checkpoints/search.ts';
import { notificationsSearch } from '../../notifications/search.ts';
import { operationsSearch } from '../../operations/search.ts';
import { smsSearch } from '../../sms/search.ts';
import type { SettingEntry } from './settingEntry.ts';

/**
 * The search entries of this module's tabs, by tab. Other modules' tabs list theirs in `module.json`
 * (`slots[].settings`).
 */
export const ownEntries: Readonly<Record<string, readonly SettingEntry[]>> = {
  account: accountSearch,
  notifications: notificationsSearch,
  operations: operationsSearch,
  sms: smsSearch,
  checkpoints: checkpointsSearch,
};
