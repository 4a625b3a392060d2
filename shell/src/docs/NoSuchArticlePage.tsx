import { IconMapQuestion } from '@tabler/icons-react';
import { useTexts } from 'shared-lib/i18n';
import { Button, StatePanel } from 'shared-lib/ui';
import { Link } from 'react-router-dom';

/** What an address below `/docs` shows that names no article. */
export function NoSuchArticlePage() {
  const { t } = useTexts('docs');
  return (
    <>
      <title>{`${t('notFound.title')} · Valet Hub`}</title>
      <StatePanel
        icon={<IconMapQuestion size={32} />}
        title={t('notFound.title')}
        action={
          <Button component={Link} to="/docs">
            {t('all')}
          </Button>
        }
      >
        {t('notFound.text')}
      </StatePanel>
    </>
  );
}
