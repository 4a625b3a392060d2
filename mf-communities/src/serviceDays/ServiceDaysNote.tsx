import type { Community, Weekday } from 'shared-lib/domain';
import { serviceDaysEffect } from 'mf-communities/domain';
import { useTexts } from 'shared-lib/i18n';
import { LiveContent } from 'shared-lib/ui';
import { AffectedList, AffectedSkeleton } from 'shared-lib/ui/dialogs';
import { dayGroups } from './dayGroups.ts';
import styles from './ServiceDaysNote.module.css';
import { useDayFacts } from './useDayFacts.ts';

interface ServiceDaysNoteProps {
  /** As stored. */
  community: Community;
  /** The service days to be saved. */
  to: readonly Weekday[];
}

/** Shows below the service days what saving them adds and removes. */
export function ServiceDaysNote({ community, to }: ServiceDaysNoteProps) {
  const { t, i18n } = useTexts('mf-communities');
  const live = useDayFacts([community.timezone]);
  const { serviceDays } = community;
  const isChanged =
    to.some((day) => !serviceDays.includes(day)) || serviceDays.some((day) => !to.includes(day));
  return (
    <div className={styles.note} aria-live="polite" aria-busy={isChanged && live.status === 'loading'}>
      {isChanged && (
        <LiveContent live={live} skeleton={<AffectedSkeleton label={t('serviceDays.loading')} />}>
          {({ memberName, ...facts }) => {
            const effect = serviceDaysEffect(community, to, facts);
            const groups = dayGroups([{ name: null, effect }], { t, language: i18n.language, memberName });
            return groups.length > 0 && <AffectedList groups={groups} />;
          }}
        </LiveContent>
      )}
    </div>
  );
}
