import { IconMessages } from '@tabler/icons-react';
import { useState } from 'react';
import { broadcastPageSize, useBroadcasts } from '../../data/texts.api.ts';
import { combineLive, useEveryCommunity } from 'shared-lib/data';
import { unknownProperty } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import { Button, Card, LiveContent, StatePanel, useAddressState } from 'shared-lib/ui';
import { AllTexts } from './AllTexts.tsx';
import { BroadcastDetails } from './BroadcastDetails.tsx';
import { BroadcastTable } from './BroadcastTable.tsx';
import styles from './History.module.css';

/** `?tab=sms&view=history`: the broadcasts, and every text; `&broadcast=` shows one of them. */
export function HistoryView() {
  const { value } = useAddressState('broadcast');
  return value ? <BroadcastDetails key={value} broadcastId={value} /> : <Everything />;
}

function Everything() {
  const { t } = useTexts('mf-settings');
  const [count, setCount] = useState(broadcastPageSize);
  const live = combineLive([useBroadcasts(count), useEveryCommunity()], (broadcasts, communities) => ({
    broadcasts,
    names: new Map(communities.map(({ id, propertyName }) => [id, propertyName || unknownProperty])),
  }));
  return (
    <LiveContent live={live}>
      {({ broadcasts, names }) => (
        <div className={styles.view}>
          <section aria-labelledby="sms-broadcasts" data-setting="broadcasts">
            <h3 id="sms-broadcasts" className="vh-group-title">
              {t('sms.history.broadcasts')}
            </h3>
            <Card flush>
              {broadcasts.length === 0 ? (
                <StatePanel
                  icon={<IconMessages />}
                  title={t('sms.history.noBroadcasts.title')}
                  action={
                    <Button component={Link} to="/settings?tab=sms&view=send">
                      {t('sms.history.first')}
                    </Button>
                  }
                >
                  {t('sms.history.noBroadcasts.text')}
                </StatePanel>
              ) : (
                <BroadcastTable broadcasts={broadcasts} names={names} />
              )}
              {broadcasts.length === count && (
                <Button variant="subtle" onClick={() => setCount(count + broadcastPageSize)}>
                  {t('sms.history.earlier')}
                </Button>
              )}
            </Card>
          </section>
          <section aria-labelledby="sms-texts">
            <h3 id="sms-texts" className="vh-group-title">
              {t('sms.history.texts')}
            </h3>
            <AllTexts names={names} />
          </section>
        </div>
      )}
    </LiveContent>
  );
}
