import { useTexts } from 'shared-lib/i18n';
import { useSearchParams } from 'shared-lib/router';
import { TextInput } from 'shared-lib/ui/inputs';
import styles from './Activity.module.css';
import { datesIn } from './parseActivityQuery.ts';

/** The first and last date of the shown entries; kept in the address. */
export function DateRange() {
  const { t } = useTexts('mf-settings');
  const [params, setParams] = useSearchParams();
  const { from, to } = datesIn(params);
  const choose = (name: 'from' | 'to', value: string) =>
    setParams(
      (next) => {
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <div className={styles.dates}>
      <TextInput
        type="date"
        label={t('activity.from')}
        max={to ?? undefined}
        value={from ?? ''}
        onChange={({ currentTarget }) => choose('from', currentTarget.value)}
      />
      <TextInput
        type="date"
        label={t('activity.to')}
        min={from ?? undefined}
        value={to ?? ''}
        onChange={({ currentTarget }) => choose('to', currentTarget.value)}
      />
    </div>
  );
}
