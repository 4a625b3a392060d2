import { IconAlertTriangle } from '@tabler/icons-react';
import { readManagerViolations } from '../../data/managerCallables.ts';
import { violationStatuses } from 'shared-lib/domain';
import type { ManagerViolation } from 'mf-communities/domain';
import { formatDate, useTexts } from 'shared-lib/i18n';
import { useSearchParams } from 'shared-lib/router';
import { Button, StatePanel } from 'shared-lib/ui';
import { useState } from 'react';
import { Section } from '../../place/Section.tsx';
import styles from './admin.module.css';
import type { ManagerPartProps } from './ManagerScope.ts';
import { ListFooter } from './ListFooter.tsx';
import { PrintNote } from './PrintNote.tsx';
import { PrintAndCsv } from './PrintAndCsv.tsx';
import { usePages } from './usePages.ts';
import { ViolationCard } from './ViolationCard.tsx';

const statusOf = (text: string | null) => violationStatuses.find((status) => status === text) ?? null;

/** Reviewed violations, by status and unit; both filters are kept in the address. */
export function ViolationsPart({ page: { timezone }, access, onRefused }: ManagerPartProps) {
  const { t, i18n } = useTexts('mf-communities');
  const [search] = useSearchParams();
  const status = statusOf(search.get('status'));
  const unit = (search.get('unit') ?? '').slice(0, 100);
  const question = { ...access, status, unitNumber: unit || null };
  const ask = async (after: string | null) => {
    const result = await readManagerViolations({ ...question, after });
    if (!result.ok) return result;
    return { ok: true, value: { rows: result.value.violations, next: result.value.next } } as const;
  };
  const pages = usePages<ManagerViolation>(JSON.stringify(question), ask, onRefused);
  const isEmpty = pages.state === 'ready' && pages.rows.length === 0 && pages.next === null;
  const typeOf = ({ typeName, typeNameEs }: ManagerViolation) =>
    i18n.language === 'es' ? typeNameEs || typeName : typeName;
  const linesOf = (rows: readonly ManagerViolation[]) => [
    (['case', 'unit', 'type', 'night', 'status', 'cureBy'] as const).map((column) =>
      t(`managerPages.violation.columns.${column}`),
    ),
    ...rows.map((row) => [
      row.caseNumber,
      row.unitNumber,
      typeOf(row),
      row.serviceDate,
      t(`managerPages.violation.statuses.${row.status}`),
      row.cureBy === null ? '' : formatDate(row.cureBy, i18n.language, timezone),
    ]),
  ];
  return (
    <Section
      title={t('managerPages.violation.list')}
      action={
        <PrintAndCsv
          name={`${access.communitySlug}-violations`}
          rows={pages.all}
          lines={linesOf}
          disabled={pages.state === 'loading'}
        />
      }
    >
      <Filters key={`${status} ${unit}`} status={status} unit={unit} />
      <PrintNote
        timezone={timezone}
        facts={[
          t(
            status === null
              ? 'managerPages.violation.anyStatus'
              : `managerPages.violation.statuses.${status}`,
          ),
          ...(unit === '' ? [] : [t('managerPages.ofUnit', { unit })]),
        ]}
      />
      {isEmpty ? (
        <StatePanel icon={<IconAlertTriangle size={32} />} title={t('managerPages.violation.empty')}>
          {t('managerPages.violation.emptyHelp')}
        </StatePanel>
      ) : (
        <ul className={`vh-list ${styles.cases}`} aria-label={t('managerPages.violation.list')}>
          {pages.rows.map((violation, index) => (
            <ViolationCard
              key={violation.caseNumber || index}
              violation={violation}
              typeName={typeOf(violation)}
              access={access}
              timezone={timezone}
            />
          ))}
        </ul>
      )}
      <ListFooter pages={pages} />
    </Section>
  );
}

function Filters({ status, unit }: { status: string | null; unit: string }) {
  const { t } = useTexts('mf-communities');
  const [, setSearch] = useSearchParams();
  const [typed, setTyped] = useState(unit);
  const show = (next: { status: string; unit: string }) =>
    setSearch(new URLSearchParams(Object.entries(next).filter(([, value]) => value)));
  return (
    <form
      className={styles.filters}
      onSubmit={(event) => {
        event.preventDefault();
        show({ status: status ?? '', unit: typed.trim() });
      }}
    >
      <label className={styles.field}>
        {t('managerPages.violation.status')}
        <select
          value={status ?? ''}
          onChange={(event) => show({ status: event.target.value, unit: typed.trim() })}
        >
          <option value="">{t('managerPages.violation.anyStatus')}</option>
          {violationStatuses.map((each) => (
            <option key={each} value={each}>
              {t(`managerPages.violation.statuses.${each}`)}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.field}>
        {t('managerPages.unit')}
        <input maxLength={100} value={typed} onChange={(event) => setTyped(event.target.value)} />
      </label>
      <Button type="submit" variant="default" size="md">
        {t('managerPages.apply')}
      </Button>
    </form>
  );
}
