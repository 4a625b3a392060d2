import { IconSettings } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTexts } from 'shared-lib/i18n';
import { useSlot } from 'shared-lib/slots';
import { useSearchMatches, useSearchQuery, type SearchMatches } from 'shared-lib/slots/search';
import { pushKey } from '../../push/pushKey.ts';
import { findSettingsByStart, searchableSettings } from './searchableSettings.ts';

/** Settings shown; the settings' own search lists all. */
const shown = 4;

/** The settings that match the header's search. */
export default function FoundSettings() {
  const { t, i18n } = useTexts('mf-settings');
  const { fills } = useSlot('settings.tabs');
  const query = useSearchQuery();
  const key = fills.map(({ module, id }) => `${module}/${id}`).join();
  const settings = useMemo(
    () => searchableSettings(fills, i18n.language, pushKey() !== null),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- The tabs are a new array on every render.
    [key, i18n.language],
  );
  const matches = useMemo<SearchMatches>(
    () => ({
      heading: t('title'),
      icon: IconSettings,
      status: 'ready',
      matches: findSettingsByStart(settings, query, shown).map(({ address, label, tab }) => ({
        address: `/settings?${address}`,
        name: label,
        detail: label === tab ? '' : tab,
      })),
      retry: () => {},
    }),
    [settings, query, t],
  );
  useSearchMatches('found', matches);
  return null;
}
