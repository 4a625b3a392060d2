import { useTexts } from '../../../i18n/index.ts';
import styles from './edit.module.css';
import type { EditFormState } from './useEditForm.tsx';

interface ChangedElsewhereProps {
  form: Pick<EditFormState<object>, 'elsewhere' | 'isOvertaken'>;
  /** Who last changed the record and when, as text; null if unknown. */
  lastChange: { name: string; when: string } | null;
}

/** Shows that someone else changed the record: who, when (if known) and what. */
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
            {/* The latest change may not have loaded yet; once the changed fields have, it is theirs. */}
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
