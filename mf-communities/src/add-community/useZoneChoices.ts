import { useMemo } from 'react';
import { useTexts } from 'shared-lib/i18n';
import { zoneChoices } from './zoneChoices.ts';

/**
 * The time zones to choose from, those of the United States first.
 * @param chosen the one that is chosen now, which is among them in any case.
 */
export function useZoneChoices(chosen: string) {
  const { t, i18n } = useTexts('mf-communities');
  return useMemo(() => {
    const { unitedStates, others } = zoneChoices(i18n.language, Intl.supportedValuesOf('timeZone'), chosen);
    return [
      { group: t('add.zones.unitedStates'), items: unitedStates },
      { group: t('add.zones.others'), items: others },
    ];
  }, [t, i18n.language, chosen]);
}
