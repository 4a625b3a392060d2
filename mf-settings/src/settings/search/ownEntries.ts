import { accountSearch } from '../../account/search.ts';
import { checkpointsSearch } from '../../checkpoints/search.ts';
import { notificationsSearch } from '../../notifications/search.ts';
import { operationsSearch } from '../../operations/search.ts';
import { smsSearch } from '../../sms/search.ts';
import type { SettingEntry } from './settingEntry.ts';

/** What the search finds in the tabs of this module, by tab. Tabs of others say it in their `module.json` (`slots[].settings`). */
export const ownEntries: Readonly<Record<string, readonly SettingEntry[]>> = {
  account: accountSearch,
  notifications: notificationsSearch,
  operations: operationsSearch,
  sms: smsSearch,
  checkpoints: checkpointsSearch,
};
