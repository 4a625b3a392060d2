import type { LiveResult } from 'shared-lib/data';
import { useTexts } from 'shared-lib/i18n';
import { LiveContent, Skeleton } from 'shared-lib/ui';
import styles from './Affected.module.css';
import { affectedGroups } from './affectedGroups.ts';
import type { KnownDeactivation } from './useDeactivation.ts';

/** How many lines of a group are shown. The others are only counted. */
const shown = 12;

interface AffectedProps {
  live: LiveResult<KnownDeactivation>;
  /** The text above the list. */
  lead: string;
  /** The text for an empty list. */
  none: string;
}

/** Shows what a deactivation or deletion takes from a member, grouped and counted, live. */
export function Affected({ live, lead, none }: AffectedProps) {
  const { t, i18n } = useTexts('mf-team');
  return (
    <div aria-live="polite" aria-busy={live.status === 'loading'}>
      <LiveContent live={live} skeleton={<Loading label={t('lifecycle.loading')} />}>
        {({ touched, communities }) => {
          const groups = affectedGroups(touched, communities, t, i18n.language);
          if (groups.length === 0) return <p className={styles.lead}>{none}</p>;
          return (
            <>
              <p className={styles.lead}>{lead}</p>
              <dl className={styles.groups}>
                {groups.map(({ id, count, lines }) => (
                  <div key={id} className={styles.group}>
                    <dt>{t(`lifecycle.groups.${id}`, { count })}</dt>
                    {lines.slice(0, shown).map((line, index) => (
                      <dd key={`${index} ${line}`} dir="auto">
                        {line}
                      </dd>
                    ))}
                    {lines.length > shown && <dd>{t('requests.more', { count: lines.length - shown })}</dd>}
                  </div>
                ))}
              </dl>
            </>
          );
        }}
      </LiveContent>
    </div>
  );
}

function Loading({ label }: { label: string }) {
  return (
    <div className={styles.groups}>
      <p className={styles.lead}>{label}</p>
      <Skeleton height={16} width="60%" />
      <Skeleton height={16} width="80%" />
      <Skeleton height={16} width="40%" />
    </div>
  );
}
