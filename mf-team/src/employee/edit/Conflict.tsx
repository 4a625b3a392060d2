import { tiers } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { Button } from 'shared-lib/ui';
import styles from './EditMemberForm.module.css';
import type { Conflict as ConflictOfField, EditField } from './memberEdits.ts';

interface ConflictProps {
  conflict: ConflictOfField;
  onTakeTheirs: (field: EditField) => void;
  onKeepMine: (field: EditField) => void;
}

/** What someone else saved in a field that was changed here as well, and the choice between the two. */
export function Conflict({ conflict: { field, theirs }, onTakeTheirs, onKeepMine }: ConflictProps) {
  const { t } = useTexts('mf-team');
  const tier = field === 'tier' ? tiers.find((name) => name === theirs) : undefined;
  const name = t(`editMember.fields.${field}`);
  return (
    <div role="group" aria-label={name} className={styles.conflict} data-conflict={field}>
      <p className={styles.theirs}>
        {theirs === '' ? (
          t('editMember.elsewhere.nothing')
        ) : (
          <>
            {t('editMember.elsewhere.now')} <bdi>{tier ? t(`tiers.${tier}`) : theirs}</bdi>
          </>
        )}
      </p>
      <div className={styles.choices}>
        <Button size="xs" variant="default" onClick={() => onTakeTheirs(field)}>
          {t('editMember.elsewhere.takeTheirs')}
        </Button>
        <Button size="xs" variant="default" onClick={() => onKeepMine(field)}>
          {t('editMember.elsewhere.keepMine')}
        </Button>
      </div>
    </div>
  );
}
