import { useTexts } from 'shared-lib/i18n';
import styles from './EditMemberForm.module.css';
import formStyles from '../../add-member/MemberForm.module.css';
import type { EditField } from './memberEdits.ts';
import type { EditMemberState } from './useEditMember.ts';

/** Says that someone else changed the member meanwhile, and what. */
export function ChangedElsewhere({ form }: { form: EditMemberState }) {
  const { t, i18n } = useTexts('mf-team');
  const { conflicts, changedElsewhere, status } = form;
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' });
  const named = (fields: readonly EditField[]) =>
    list.format(fields.map((field) => t(`editMember.fields.${field}`)));
  const isShown = conflicts.length > 0 || changedElsewhere.length > 0 || status === 'overtaken';
  return (
    <div role="status" className={formStyles.wide} hidden={!isShown}>
      {isShown && (
        <div className={styles.notice}>
          <p>
            <strong>{t('editMember.elsewhere.title')}</strong>
          </p>
          {changedElsewhere.length > 0 && (
            <p>{t('editMember.elsewhere.taken', { fields: named(changedElsewhere) })}</p>
          )}
          {conflicts.length > 0 && (
            <p>{t('editMember.elsewhere.decide', { fields: named(conflicts.map(({ field }) => field)) })}</p>
          )}
          {status === 'overtaken' && <p>{t('editMember.elsewhere.again')}</p>}
        </div>
      )}
    </div>
  );
}
