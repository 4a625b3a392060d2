import { IconMailCheck } from '@tabler/icons-react';
import { useAccount, useSupportRequests } from 'shared-lib/data';
import { useTexts } from 'shared-lib/i18n';
import { Button, StatePanel } from 'shared-lib/ui';
import { useEffect, useState } from 'react';
import { SupportForm } from './SupportForm.tsx';
import { clearOutbox, useOutbox } from './supportOutbox.ts';

/** The support form, and what happens next once the request is stored. */
export function ContactSupport() {
  const { t } = useTexts('help');
  const { email } = useAccount();
  const outbox = useOutbox();
  const requests = useSupportRequests();
  const [isAnother, setAnother] = useState(false);

  // The next visit starts with an empty form.
  useEffect(() => clearOutbox, []);

  if (outbox.status !== 'sent') return <SupportForm autoFocus={isAnother} />;
  const stored = requests.status === 'ready' && requests.data.find(({ id }) => id === outbox.id);
  const number = stored ? stored.number : null;
  return (
    <StatePanel
      icon={<IconMailCheck size={32} />}
      title={number === null ? t('support.sent') : t('support.sentAs', { number: String(number) })}
      action={
        // Takes focus from the button it replaces.
        <Button
          variant="default"
          autoFocus
          onClick={() => {
            setAnother(true);
            clearOutbox();
          }}
        >
          {t('support.another')}
        </Button>
      }
    >
      {t('support.sentText', { email })}
    </StatePanel>
  );
}
