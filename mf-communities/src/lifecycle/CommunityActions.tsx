import { IconArchive, IconChevronDown } from '@tabler/icons-react';
import { unknownProperty, type Community } from 'shared-lib/domain';
import { formatDate, useTexts } from 'shared-lib/i18n';
import { Button, useOpenFromAddress } from 'shared-lib/ui';
import { PopoverAction, PopoverMenu } from 'shared-lib/ui/table';
import styles from './CommunityActions.module.css';
import { lifecycleActions } from './lifecycleActions.ts';
import { lifecyclePrefetch, useLifecycleDialog } from './useLifecycleDialog.tsx';

/** A menu of actions on a community as a whole. */
export function CommunityActions({ community }: { community: Community }) {
  const { t } = useTexts('mf-communities');
  const ask = useLifecycleDialog();
  const label = t('lifecycle.actionsOf', { name: community.propertyName || unknownProperty });
  return (
    <PopoverMenu
      label={label}
      buttonLabel={label}
      face={
        <>
          {t('lifecycle.actions')}
          <IconChevronDown size={16} aria-hidden />
        </>
      }
      onAhead={lifecyclePrefetch.onPointerEnter}
    >
      {lifecycleActions(community).map((action) => (
        <PopoverAction
          key={action}
          label={t(`lifecycle.menu.${action}`)}
          isDestructive={action === 'delete' || action === 'finishDeleting'}
          onAction={() => ask(action, [community])}
        />
      ))}
    </PopoverMenu>
  );
}

/**
 * Shows that a community is archived, or that archiving or deleting it was interrupted, with the next action;
 * otherwise nothing.
 */
export function ArchivedNotice({ community }: { community: Community }) {
  const { t, i18n } = useTexts('mf-communities');
  const ask = useLifecycleDialog();
  const { archivedAt, unfinished } = community;
  const [action] = lifecycleActions(community);
  useOpenFromAddress('ask', (requested) => {
    if (action === undefined || action !== requested) return false;
    ask(action, [community]);
    return true;
  });
  if (archivedAt === null || action === undefined) return null;
  return (
    <div className={styles.notice} data-unfinished={unfinished !== null || undefined} role="status">
      <IconArchive size={20} aria-hidden />
      <p className={styles.words}>
        {t(`lifecycle.notice.${unfinished ?? 'archived'}`, { date: formatDate(archivedAt, i18n.language) })}
      </p>
      <Button size="sm" variant="default" onClick={() => ask(action, [community])} {...lifecyclePrefetch}>
        {t(`lifecycle.menu.${action}`)}
      </Button>
    </div>
  );
}
