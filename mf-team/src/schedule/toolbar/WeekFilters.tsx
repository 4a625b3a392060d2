import { IconPrinter, IconSearch } from '@tabler/icons-react';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { textCollator, useTexts } from 'shared-lib/i18n';
import { Button, printPage, useIsPhone } from 'shared-lib/ui';
import { NativeSelect, TextInput } from 'shared-lib/ui/inputs';
import { ExportButton, CollapsedFilters } from 'shared-lib/ui/table';
import { nameOfAgent } from '../../people/agentOf.ts';
import { fileColumns, shiftLinesOf } from '../rows/fileColumns.ts';
import type { WeekRow } from '../rows/weekGridOf.ts';
import { agentsOfWeek, maxSearchLength, unassignedChoice, type WeekFilter } from '../rows/weekView.ts';
import { ViewSwitch } from './ViewSwitch.tsx';
import styles from './WeekFilters.module.css';

/** How long typing must pause, in milliseconds, before the search text goes into the address. */
const searchRest = 250;

interface WeekFiltersProps {
  rows: readonly WeekRow[];
  /** The rows that match the filter. */
  shown: readonly WeekRow[];
  filter: WeekFilter;
  dates: readonly string[];
  onChange: (change: Partial<WeekFilter>) => void;
  /** The search's label, if it doesn't cover communities only. */
  searchLabel?: string;
  /** The items counted, if not communities. */
  status?: string;
  /** The content at the end of the bar, such as a different export button. */
  file?: ReactNode;
}

/** The bar above the week: search, specialist, number of matches, print and export. */
export function WeekFilters(props: WeekFiltersProps) {
  const { rows, shown, filter, dates, onChange, searchLabel, status, file } = props;
  const { t, i18n } = useTexts('mf-team');
  const agents = useMemo(
    () => agentsOfWeek(rows, textCollator(i18n.language).compare),
    [rows, i18n.language],
  );
  const columns = useMemo(() => fileColumns('community', t, i18n.language), [t, i18n.language]);
  const listed = [
    { value: '', label: t('schedule.everyone') },
    { value: unassignedChoice, label: t('schedule.unassigned') },
    ...agents.map((agent) => ({ value: agent.id, label: nameOfAgent(agent, t) })),
  ];
  // An address may name someone without shifts in this week.
  const choices = listed.some(({ value }) => value === filter.agent)
    ? listed
    : [...listed, { value: filter.agent, label: t('schedule.notThisWeek') }];

  const isPhone = useIsPhone();
  const search = (
    <SearchField
      label={searchLabel ?? t('schedule.search')}
      search={filter.search}
      onSearch={(search) => onChange({ search })}
    />
  );
  // On a phone, everything is in one sheet, so that the shifts start in the first half of the screen.
  const folded = [filter.agent, ...(isPhone ? [filter.search] : [])];
  return (
    <div className={`vh-row ${styles.filters}`} data-all={shown.length === rows.length || undefined}>
      {!isPhone && search}
      <CollapsedFilters
        inUse={folded.filter((each) => each !== '').length}
        onClear={() => onChange({ agent: '', ...(isPhone && { search: '' }) })}
        tools={
          <div className={styles.tools}>
            <Button
              variant="default"
              className={styles.print ?? ''}
              leftSection={<IconPrinter size={16} aria-hidden />}
              onClick={printPage}
            >
              {t('schedule.print')}
            </Button>
            {file ?? (
              <ExportButton
                id={`schedule-${dates[0]}`}
                columns={columns}
                rows={() => shiftLinesOf(shown, filter.agent)}
              />
            )}
          </div>
        }
      >
        {isPhone && (
          <>
            <ViewSwitch />
            {search}
          </>
        )}
        <NativeSelect
          className={styles.agent}
          label={t('schedule.agent')}
          labelAt="start"
          choices={choices}
          value={filter.agent}
          onChange={(agent) => onChange({ agent })}
        />
      </CollapsedFilters>
      <p className={`vh-soft vh-digits ${styles.status}`} role="status">
        {status ??
          (shown.length === rows.length
            ? t('schedule.communities', { count: rows.length })
            : t('schedule.matches', { matches: shown.length, total: rows.length }))}
      </p>
    </div>
  );
}

interface SearchFieldProps {
  label: string;
  search: string;
  onSearch: (text: string) => void;
}

/**
 * The search field. The text goes into the address when the user pauses or leaves the field; from then on, it follows the address, which
 * a link may change.
 */
function SearchField({ label, search, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState<{ text: string; isSent: boolean } | null>(null);
  const [shown, setShown] = useState(search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (shown !== search) {
    setShown(search);
    if (typed?.isSent) setTyped(null);
  }

  const send = (text: string) => {
    setTyped({ text, isSent: true });
    onSearch(text);
  };
  const settle = () => {
    clearTimeout(timer.current);
    if (typed && !typed.isSent) send(typed.text);
  };
  return (
    <TextInput
      type="search"
      className={styles.search ?? ''}
      placeholder={label}
      aria-label={label}
      maxLength={maxSearchLength}
      leftSection={<IconSearch size={16} aria-hidden />}
      value={typed?.text ?? search}
      onChange={({ currentTarget: { value } }) => {
        setTyped({ text: value, isSent: false });
        clearTimeout(timer.current);
        timer.current = setTimeout(() => send(value), searchRest);
      }}
      onKeyDown={({ key }) => key === 'Enter' && settle()}
      onBlur={() => (typed?.isSent ? setTyped(null) : settle())}
    />
  );
}
