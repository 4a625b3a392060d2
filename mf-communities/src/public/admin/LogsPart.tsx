import { IconClipboardList } from '@tabler/icons-react';
import { addDays, serviceNight } from 'shared-lib/domain';
import { managerPageLimits } from 'mf-communities/domain';
import { formatCalendarDate, useTexts } from 'shared-lib/i18n';
import { useSearchParams } from 'shared-lib/router';
import { Button, StatePanel } from 'shared-lib/ui';
import { useState, type FormEvent } from 'react';
import { Section } from '../../place/Section.tsx';
import styles from './admin.module.css';
import { logsPage } from './logsPage.ts';
import { LogsTable, useLogLines } from './LogsTable.tsx';
import type { ManagerPartProps } from './ManagerScope.ts';
import { ListFooter } from './ListFooter.tsx';
import { PrintNote } from './PrintNote.tsx';
import { PrintAndCsv } from './PrintAndCsv.tsx';
import { usePages } from './usePages.ts';

/** How many nights back the list starts. */
const usualNights = 6;

const isDate = (text: string | null): text is string => text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text);

/** The error in a date range; null if it is valid. */
const spanProblem = (from: string, to: string): 'required' | 'before' | 'tooMany' | null => {
  if (!isDate(from) || !isDate(to)) return 'required';
  if (to < from) return 'before';
  return to >= addDays(from, managerPageLimits.logDays) ? 'tooMany' : null;
};

/** Service logs filtered by date range and unit; both filters are kept in the address. */
export function LogsPart({ page: { timezone }, access, onRefused }: ManagerPartProps) {
  const { t, i18n } = useTexts('mf-communities');
  const [search, setSearch] = useSearchParams();
  const [tonight] = useState(() => serviceNight(Date.now(), timezone));
  const requested = { from: search.get('from'), to: search.get('to') };
  const isGiven =
    isDate(requested.from) && isDate(requested.to) && spanProblem(requested.from, requested.to) === null;
  const from = isGiven ? requested.from! : addDays(tonight, -usualNights);
  const to = isGiven ? requested.to! : tonight;
  const unit = (search.get('unit') ?? '').slice(0, 100);
  const question = { ...access, from, to, unitNumber: unit || null };
  const ask = (after: string | null) => logsPage({ ...question, after });
  const pages = usePages(JSON.stringify(question), ask, onRefused);
  const lines = useLogLines(timezone);
  const isEmpty = pages.state === 'ready' && pages.rows.length === 0 && pages.next === null;
  return (
    <Section
      title={t('managerPages.log.list')}
      action={
        <PrintAndCsv
          name={`${access.communitySlug}-service-logs-${from}-${to}`}
          rows={pages.all}
          lines={lines}
          disabled={pages.state === 'loading'}
        />
      }
    >
      <Filters
        key={`${from} ${to} ${unit}`}
        values={{ from, to, unit }}
        onApply={(values) =>
          setSearch(new URLSearchParams(Object.entries(values).filter(([, value]) => value)))
        }
      />
      <PrintNote
        timezone={timezone}
        facts={[
          t('managerPages.nights.range', {
            from: formatCalendarDate(from, i18n.language),
            to: formatCalendarDate(to, i18n.language),
          }),
          ...(unit === '' ? [] : [t('managerPages.ofUnit', { unit })]),
        ]}
      />
      {isEmpty ? (
        <StatePanel icon={<IconClipboardList size={32} />} title={t('managerPages.log.empty')}>
          {t('managerPages.log.emptyHelp')}
        </StatePanel>
      ) : (
        <LogsTable logs={pages.rows} access={access} timezone={timezone} />
      )}
      <ListFooter pages={pages} />
    </Section>
  );
}

interface FilterValues {
  readonly from: string;
  readonly to: string;
  readonly unit: string;
}

function Filters({ values, onApply }: { values: FilterValues; onApply: (values: FilterValues) => void }) {
  const { t } = useTexts('mf-communities');
  const [typed, setTyped] = useState(values);
  const [isChecked, setChecked] = useState(false);
  const problem = isChecked ? spanProblem(typed.from, typed.to) : null;
  const apply = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (spanProblem(typed.from, typed.to) === null) onApply({ ...typed, unit: typed.unit.trim() });
  };
  const field = (name: keyof FilterValues, label: string, type: 'date' | 'text') => (
    <label className={styles.field}>
      {label}
      <input
        type={type}
        maxLength={100}
        value={typed[name]}
        aria-invalid={problem !== null && type === 'date'}
        aria-describedby={problem === null ? undefined : 'span-problem'}
        onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
      />
    </label>
  );
  return (
    <form className={styles.filters} onSubmit={apply} noValidate>
      {field('from', t('managerPages.from'), 'date')}
      {field('to', t('managerPages.to'), 'date')}
      {field('unit', t('managerPages.unit'), 'text')}
      <Button type="submit" variant="default" size="md">
        {t('managerPages.apply')}
      </Button>
      {problem !== null && (
        <p id="span-problem" className={styles.problem} role="alert">
          {t(`managerPages.log.${problem}`)}
        </p>
      )}
    </form>
  );
}
