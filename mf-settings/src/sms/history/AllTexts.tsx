import { useState } from 'react';
import { useTextMessages } from '../../data/texts.api.ts';
import { useTexts } from 'shared-lib/i18n';
import { Button, Card, LiveContent } from 'shared-lib/ui';
import { TextTable } from './TextTable.tsx';

/** How many texts are shown at first, and how many more each time. */
export const pageSize = 50;

interface AllTextsProps {
  broadcastId?: string;
  names: ReadonlyMap<string, string>;
}

/** The latest texts, of one broadcast or of the whole business. */
export function AllTexts({ broadcastId, names }: AllTextsProps) {
  const { t } = useTexts('mf-settings');
  const [count, setCount] = useState(pageSize);
  const live = useTextMessages({ broadcastId: broadcastId ?? null, count });
  return (
    <LiveContent live={live}>
      {(texts) => (
        <Card flush>
          <TextTable
            texts={texts}
            names={names}
            broadcastId={broadcastId ?? null}
            isComplete={texts.length < count}
          />
          {texts.length === count && (
            <Button variant="subtle" onClick={() => setCount(count + pageSize)}>
              {t('sms.history.earlier')}
            </Button>
          )}
        </Card>
      )}
    </LiveContent>
  );
}
