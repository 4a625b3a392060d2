import { Button } from '@mantine/core';
import { IconFilterOff } from '@tabler/icons-react';
import { useTexts } from '../../../i18n/index.ts';
import { StatePanel } from './StatePanel.tsx';

/** Shown when search or filters match nothing, although the list isn't empty. */
export function NoMatch({ onClear }: { onClear: () => void }) {
  const { t } = useTexts('ui');
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
