import { formatDateTime, useTexts } from 'shared-lib/i18n';
import formStyles from '../../add-member/MemberForm.module.css';
import styles from './EditMemberForm.module.css';
import type { EditField } from './memberEdits.ts';
import type { EditMemberState } from './useEditMember.ts';
import { nameOfUser, useUsers } from '../../people/nameOfUser.ts';

/** Says that someone else changed the member meanwhile: who and when, where that is known, and what. */
export function ChangedElsewhere({ form }: { form: EditMemberState }) {
  const { t, i18n } = useTexts('mf-team');
  const { conflicts, changedElsewhere, lastChange, status } = form;
  const users = useUsers();
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' });
  const named = (fields: readonly EditField[]) =>
    list.format(fields.map((field) => t(`editMember.fields.${field}`)));
  const isHeardOf = conflicts.length > 0 || changedElsewhere.length > 0;
  const isShown = isHeardOf || status === 'overtaken';
  const { by, at } = lastChange;
  // The last change that is known here is theirs as soon as what they changed is.
  const title =
    isHeardOf && by !== null && at !== null && users !== null
      ? t('editMember.elsewhere.changedBy', {
          name: nameOfUser(by, users, t),
          when: formatDateTime(at, i18n.language),
        })
      : t('editMember.elsewhere.title');
  return (
    <div role="status" className={formStyles.wide} hidden={!isShown}>
      {isShown && (
        <div className={styles.notice}>
          <p>
            <strong dir="auto">{title}</strong>
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
