import { Button } from '@mantine/core';
import { IconFilterOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { StatePanel } from './StatePanel.tsx';

/** What stands in place of a list whose search or filters leave nothing; the list itself is not empty. */
export function NoMatch({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation('ui');
  return (
    <StatePanel
      icon={<IconFilterOff size={32} />}
      title={t('noMatch.title')}
      action={
        <Button variant="default" onClick={onClear}>
          {t('noMatch.clear')}
        </Button>
      }
    >
      {t('noMatch.text')}
    </StatePanel>
  );
}
