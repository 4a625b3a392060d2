import { IconHistory } from '@tabler/icons-react';
import { useState } from 'react';
import { useCommunityActivity, useKeepPreviousData } from 'shared-lib/data';
import type { Community, CommunityActivity } from 'shared-lib/domain';
import { formatDateTime, useTexts } from 'shared-lib/i18n';
import { Button, Card, LiveContent, StatePanel } from 'shared-lib/ui';
import { usePersonName } from '../people/usePersonName.ts';
import styles from './ActivityTab.module.css';
import { useChangeTexts } from './useChangeTexts.ts';

/** How many entries load at a time. */
const page = 30;

/** A community's changes: who, what and when, latest first. */
export function ActivityTab({ community: { id: communityId } }: { community: Community }) {
  const { t } = useTexts('mf-communities');
  const [max, setMost] = useState(page);
  return (
    <Card>
      <LiveContent live={useKeepPreviousData(useCommunityActivity({ communityId, max }))}>
        {(entries) =>
          entries.length === 0 ? (
            <StatePanel icon={<IconHistory size={32} />} title={t('activity.empty.title')}>
              {t('activity.empty.text')}
            </StatePanel>
          ) : (
            <>
              <ol className={`vh-list ${styles.entries}`} aria-label={t('details.tabs.activity')}>
                {entries.map((entry) => (
                  <Entry key={entry.id} entry={entry} />
                ))}
              </ol>
              {entries.length >= max && (
                <Button variant="default" onClick={() => setMost(max + page)}>
                  {t('activity.more')}
                </Button>
              )}
            </>
          )
        }
      </LiveContent>
    </Card>
  );
}

function Entry({ entry: { at, by, act, changes } }: { entry: CommunityActivity }) {
  const { t, i18n } = useTexts('mf-communities');
  const nameOf = usePersonName();
  const inWords = useChangeTexts();
  return (
    <li className={styles.entry}>
      <p className={styles.head}>
        <strong dir="auto">{nameOf?.(by) ?? ''}</strong> {t(`activity.acts.${act}`)}
        {at !== null && (
          <span className={`vh-soft vh-digits ${styles.when}`}>{formatDateTime(at, i18n.language)}</span>
        )}
      </p>
      {changes.length > 0 && (
        <ul className={styles.changes}>
          {changes.map((change) => (
            <li key={change.field} dir="auto">
              {inWords(change)}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
