import type { LiveResult } from 'shared-lib/data';
import { useTexts } from 'shared-lib/i18n';
import { LiveContent } from 'shared-lib/ui';
import { AffectedList, AffectedSkeleton } from 'shared-lib/ui/dialogs';
import { affectedGroups } from './affectedGroups.ts';
import styles from './takeover.module.css';
import type { DeactivationPreview } from '../useDeactivation.ts';

interface AffectedProps {
  live: LiveResult<DeactivationPreview>;
  /** The text above the list. */
  lead: string;
  /** The text for an empty list. */
  none: string;
}

/** Lists what a member loses by deactivation or deletion, grouped and counted, live. */
export function Affected({ live, lead, none }: AffectedProps) {
  const { t, i18n } = useTexts('mf-team');
  return (
    <div aria-live="polite" aria-busy={live.status === 'loading'}>
      <LiveContent live={live} skeleton={<AffectedSkeleton label={t('lifecycle.loading')} />}>
        {({ touched, communities }) => {
          const groups = affectedGroups(touched, communities, t, i18n.language);
          if (groups.length === 0) return <p className={styles.lead}>{none}</p>;
          return (
            <>
              <p className={styles.lead}>{lead}</p>
              <AffectedList
                groups={groups.map(({ id, count, lines }) => ({
                  id,
                  title: t(`lifecycle.groups.${id}`, { count }),
                  lines,
                }))}
              />
            </>
          );
        }}
      </LiveContent>
    </div>
  );
}
