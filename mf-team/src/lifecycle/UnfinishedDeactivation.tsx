import { IconAlertTriangle } from '@tabler/icons-react';
import type { TeamMember } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { Button, Notice } from 'shared-lib/ui';
import { MemberName } from '../people/MemberName.tsx';
import { listedMember } from './lifecycleActions.ts';
import { lifecyclePrefetch, useLifecycleDialog } from './useLifecycleDialog.tsx';

/** Shows that a member's deactivation was interrupted, and offers to finish it; otherwise nothing. */
export function UnfinishedDeactivation({ member }: { member: TeamMember }) {
  const { t } = useTexts('mf-team');
  const ask = useLifecycleDialog();
  const { deactivation } = member;
  if (!deactivation) return null;
  return (
    <Notice
      meaning="watch"
      icon={<IconAlertTriangle size={20} />}
      role="status"
      actions={
        <Button size="sm" onClick={() => ask('finish', listedMember(member))} {...lifecyclePrefetch}>
          {t('lifecycle.unfinished.finish')}
        </Button>
      }
    >
      {t('lifecycle.unfinished.text')}{' '}
      {deactivation.takenOverBy !== null && (
        <>
          {t('lifecycle.unfinished.successor')} <MemberName memberId={deactivation.takenOverBy} />
        </>
      )}
    </Notice>
  );
}
