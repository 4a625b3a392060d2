import { useMemo } from 'react';
import { useNow } from 'shared-lib/data';
import { useTexts, viewerTimeZone } from 'shared-lib/i18n';
import type { Account, Words } from './recordList.ts';

/** What the lists' words and times depend on, made anew only when something of it changes. */
export function useWords({ memberNames }: Account): Words {
  const { t, i18n } = useTexts('mf-tracking');
  const now = useNow();
  const { language } = i18n;
  return useMemo(
    () => ({
      t,
      language,
      now,
      viewerZone: viewerTimeZone(),
      memberName: (id) => (id === null ? null : memberNames.get(id) || null),
    }),
    [t, language, now, memberNames],
  );
}
