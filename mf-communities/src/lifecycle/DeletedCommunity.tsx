import { IconTrash } from '@tabler/icons-react';
import { unknownProperty, type Community } from 'shared-lib/domain';
import { formatDate, useTexts } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import { Button, StatePanel } from 'shared-lib/ui';

interface DeletedCommunityProps {
  community: Pick<Community, 'id' | 'propertyName'>;
  /** Epoch milliseconds. */
  deletedAt: number;
}

/** Replaces a deleted community's page: links to the records of its nights. */
export function DeletedCommunity({ community: { id, propertyName }, deletedAt }: DeletedCommunityProps) {
  const { t, i18n } = useTexts('mf-communities');
  const query = `?community=${encodeURIComponent(id)}`;
  return (
    <StatePanel
      icon={<IconTrash size={32} />}
      title={t('lifecycle.deleted.title', { name: propertyName || unknownProperty })}
      heading
      action={
        <>
          <Button component={Link} to={`/violations${query}`} variant="default">
            {t('lifecycle.deleted.violations')}
          </Button>
          <Button component={Link} to={`/clock-in-outs${query}`} variant="default">
            {t('lifecycle.deleted.clockInOuts')}
          </Button>
        </>
      }
    >
      {t('lifecycle.deleted.text', { date: formatDate(deletedAt, i18n.language) })}
    </StatePanel>
  );
}
