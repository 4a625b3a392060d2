import { IconDownload, IconMoon } from '@tabler/icons-react';
import { useMemo } from 'react';
import { decimalHours } from 'shared-lib/domain';
import { nightHours, payOfMembers, type PayRow } from 'mf-tracking/domain';
import { formatNight, textCollator, useTexts } from 'shared-lib/i18n';
import { useSearchParams } from 'shared-lib/router';
import { Button, Segments, showToast, StatePanel } from 'shared-lib/ui';
import { formatMinutes, useListTexts } from 'shared-lib/ui/lists';
import { DataTable, downloadLines, type Column } from 'shared-lib/ui/table';
import type { ListedPeriod, PeriodState } from './listedPeriod.ts';
import { linesByMember, linesByNight } from './payLines.ts';
import styles from './PayPeriods.module.css';

interface PayTableProps {
  period: ListedPeriod;
  state: PeriodState;
  rows: readonly PayRow[];
  nameOf: (memberId: string) => string;
}

/** A row of either view: a member's period, or a member's night. */
interface ShownRow extends Omit<PayRow, 'serviceDate'> {
  readonly name: string;
  /** A night's `YYYY-MM-DD`, or a member's number of nights. */
  readonly nights: string | number;
  /** Decimal. */
  readonly hours: number;
}

/** A period's approved time, by member or by night, on screen and as the payroll file. */
export function PayTable({ period, state, rows, nameOf }: PayTableProps) {
  const { t, i18n } = useTexts('mf-tracking');
  const { t: tShared } = useListTexts();
  const [params, setParams] = useSearchParams();
  const isByNight = params.get('by') === 'night';
  const { language } = i18n;
  const byName = useMemo(() => {
    const { compare } = textCollator(language);
    return rows.toSorted((one, other) => compare(nameOf(one.memberId), nameOf(other.memberId)));
  }, [rows, nameOf, language]);
  const members = useMemo(() => payOfMembers(byName), [byName]);
  const shown = useMemo((): ShownRow[] => {
    if (!isByNight)
      return members.map((member) => ({
        ...member,
        name: nameOf(member.memberId),
        hours: decimalHours(member.workedMin),
      }));
    const hours = nightHours(byName);
    return byName.map(({ serviceDate, ...row }, index) => ({
      ...row,
      name: nameOf(row.memberId),
      nights: serviceDate,
      hours: hours[index] ?? 0,
    }));
  }, [isByNight, byName, members, nameOf]);
  const columns = useMemo((): Column<ShownRow>[] => {
    const amount = (
      id: string,
      header: string,
      of: (row: ShownRow) => number,
      textOf: (amount: number) => string = String,
    ): Column<ShownRow> => ({
      id,
      header,
      align: 'end',
      phone: id === 'worked' ? 'aside' : 'hidden',
      firstDirection: 'desc',
      value: of,
      cell: (row) => textOf(of(row)),
    });
    const inWords = (minutes: number) => formatMinutes(minutes, { tShared }) ?? '';
    return [
      {
        id: 'member',
        header: t('clock.pay.columns.member'),
        track: 'minmax(0, 2fr)',
        phone: 'first',
        choice: 'fixed',
        value: ({ name }) => name,
        search: ({ name }) => name,
        cell: ({ name }) => (
          <span className={styles.name} dir="auto">
            {name}
          </span>
        ),
      },
      {
        id: 'nights',
        header: t(isByNight ? 'clock.pay.columns.night' : 'clock.pay.columns.nights'),
        phone: 'below',
        value: ({ nights }) => nights,
        cell: ({ nights }) =>
          typeof nights === 'string'
            ? formatNight(nights, language)
            : t('clock.pay.nights', { count: nights }),
      },
      amount('records', t('clock.pay.columns.records'), ({ records }) => records),
      amount('break', t('facts.break'), ({ breakMin }) => breakMin, inWords),
      amount('worked', t('columns.worked'), ({ workedMin }) => workedMin, inWords),
      amount(
        'hours',
        t('clock.pay.columns.hours'),
        ({ hours }) => hours,
        (hours) => hours.toFixed(2),
      ),
    ];
  }, [t, tShared, isByNight, language]);

  const download = () => {
    const file = { nights: period, nameOf, t };
    const lines = isByNight ? linesByNight(byName, file) : linesByMember(members, rows, file);
    const name = [`payroll-${period.from}-${period.to}`, ...(state === 'locked' ? [] : ['not-locked'])];
    downloadLines(name.join('-'), lines).catch(() =>
      showToast({ meaning: 'bad', message: t('clock.pay.noFile') }),
    );
  };
  return (
    <>
      <div className={styles.bar}>
        <Segments
          label={t('clock.pay.by.label')}
          options={[
            { value: 'member', label: t('clock.pay.by.member') },
            { value: 'night', label: t('clock.pay.by.night') },
          ]}
          value={isByNight ? 'night' : 'member'}
          onChange={(by) =>
            setParams((present) => {
              const next = new URLSearchParams(present);
              if (by === 'night') next.set('by', by);
              else next.delete('by');
              return next;
            })
          }
        />
        <Button
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden />}
          disabled={rows.length === 0}
          onClick={download}
        >
          {t('clock.pay.download')}
        </Button>
      </div>
      <DataTable
        key={isByNight ? 'night' : 'member'}
        id="payroll"
        label={t('clock.pay.table')}
        {...(!isByNight && { noun: (count: number) => t('clock.pay.noun', { count }) })}
        columns={columns}
        rows={shown}
        rowKey={({ memberId, nights }) => `${memberId} ${nights}`}
        rowName={({ name }) => name}
        searchLabel={t('clock.pay.search')}
        empty={
          <StatePanel icon={<IconMoon size={32} />} title={t('clock.pay.empty.title')}>
            {t('clock.pay.empty.text')}
          </StatePanel>
        }
      />
    </>
  );
}
