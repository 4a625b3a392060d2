import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { upcomingHolidays } from 'mf-communities/domain';
import { formatNight, useTexts } from 'shared-lib/i18n';
import { ActionIcon, Button } from 'shared-lib/ui';
import { DateField, FieldFrame, type FieldProps } from 'shared-lib/ui/form';
import { Checkbox } from 'shared-lib/ui/forms';
import styles from './ClosuresField.module.css';
import { datesToAdd, maxRangeDays, type DatesToAdd, type TypedRange } from './datesToAdd.ts';

type ClosuresFieldProps = FieldProps<string[]> & {
  /** `YYYY-MM-DD` where the community is. */
  today: string;
  /** Shown if there are none. */
  none: string;
};

const nothing: TypedRange = { from: '', to: '' };

/** Closures: entered one by one, as a range, or as the coming year's federal holidays. */
export function ClosuresField({ today, none, ...field }: ClosuresFieldProps) {
  const { t, i18n } = useTexts('mf-communities');
  const { value: dates, readOnly, onChange } = field;
  const [range, setRange] = useState(nothing);
  const [refused, setRefused] = useState<Extract<DatesToAdd, { ok: false }> | null>(null);

  const toggle = (date: string, isClosed: boolean) =>
    onChange(isClosed ? [...dates, date].sort() : dates.filter((each) => each !== date));
  const add = () => {
    const adding = datesToAdd(range, dates, today);
    setRefused(adding.ok ? null : adding);
    if (!adding.ok) return;
    onChange([...dates, ...adding.dates].sort());
    setRange(nothing);
  };
  const dateField = (name: keyof TypedRange) => ({
    name: `closure-${name}`,
    value: range[name],
    readOnly,
    min: today,
    error: refused?.at === name ? t(`edit.closureProblems.${refused.code}`, { days: maxRangeDays }) : null,
    onChange: (typed: string) => {
      setRange((typedBefore) => ({ ...typedBefore, [name]: typed }));
      setRefused(null);
    },
  });
  const coming = dates.filter((date) => date >= today);
  const past = dates.length - coming.length;

  return (
    <FieldFrame field={field} group="group">
      {(control) => (
        <div className={styles.parts}>
          {coming.length === 0 ? (
            <p className="vh-muted">{none}</p>
          ) : (
            <ul className={`vh-list ${styles.dates}`} aria-label={t('closures.title')}>
              {coming.map((date) => (
                <li key={date} className={styles.date}>
                  <time dateTime={date}>{closureInWords(date, today, i18n.language)}</time>
                  <ActionIcon
                    variant="subtle"
                    size={28}
                    aria-label={t('edit.removeClosure', { date: closureInWords(date, today, i18n.language) })}
                    disabled={readOnly}
                    onClick={() => toggle(date, false)}
                  >
                    <IconX size={16} aria-hidden />
                  </ActionIcon>
                </li>
              ))}
            </ul>
          )}
          {past > 0 && <p className="vh-muted">{t('edit.pastClosures', { count: past })}</p>}
          <div className={styles.range}>
            <DateField {...dateField('from')} label={t('edit.closureFrom')} />
            <DateField {...dateField('to')} label={t('edit.closureTo')} />
            <Button
              id={control.id}
              data-field={control['data-field']}
              variant="default"
              className={styles.add ?? ''}
              disabled={readOnly}
              onClick={add}
            >
              {t('edit.addClosure')}
            </Button>
          </div>
          <fieldset className={`vh-fieldset ${styles.holidays}`}>
            <legend>{t('edit.holidays')}</legend>
            {upcomingHolidays(today).map(({ name, date }) => (
              <Checkbox
                key={date}
                disabled={readOnly}
                checked={dates.includes(date)}
                label={
                  <>
                    {t(`holidays.${name}`)}{' '}
                    <span className="vh-hint">{closureInWords(date, today, i18n.language)}</span>
                  </>
                }
                onChange={({ currentTarget }) => toggle(date, currentTarget.checked)}
              />
            ))}
          </fieldset>
        </div>
      )}
    </FieldFrame>
  );
}

/** A date with its weekday, and with the year if it isn't the current one. */
const closureInWords = (date: string, today: string, language: string): string =>
  date.slice(0, 4) === today.slice(0, 4)
    ? formatNight(date, language)
    : `${formatNight(date, language)}, ${date.slice(0, 4)}`;
