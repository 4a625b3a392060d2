import { useTexts } from '../../../i18n/index.ts';
import styles from './edit.module.css';
import type { EditFormState } from './useEditForm.tsx';

interface ChangedElsewhereProps {
  form: Pick<EditFormState<object>, 'elsewhere' | 'isOvertaken'>;
  /** Who changed the record last, and when, in words; null while that is not known. */
  lastChange: { name: string; when: string } | null;
}

/** Says that someone else changed the record meanwhile: who and when, where that is known, and what. */
export function ChangedElsewhere({ form: { elsewhere, isOvertaken }, lastChange }: ChangedElsewhereProps) {
  const { t, i18n } = useTexts('form');
  const { taken, conflicts } = elsewhere;
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' });
  const isHeardOf = conflicts.length > 0 || taken.length > 0;
  const isShown = isHeardOf || isOvertaken;
  return (
    <div role="status" className={styles.elsewhere} hidden={!isShown}>
      {isShown && (
        <div className={styles.notice}>
          <p>
            {/* The last change that is known here is theirs as soon as what they changed is. */}
            <strong dir="auto">
              {isHeardOf && lastChange ? t('elsewhere.changedBy', lastChange) : t('elsewhere.title')}
            </strong>
          </p>
          {taken.length > 0 && <p>{t('elsewhere.taken', { fields: list.format(taken) })}</p>}
          {conflicts.length > 0 && <p>{t('elsewhere.decide', { fields: list.format(conflicts) })}</p>}
          {isOvertaken && <p>{t('elsewhere.again')}</p>}
        </div>
      )}
    </div>
  );
}
