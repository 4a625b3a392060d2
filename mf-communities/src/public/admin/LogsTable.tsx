import type { ManagerAccess, ManagerLog } from 'mf-communities/domain';
import { clockTime, formatNight, useTexts, viewerTimeZone } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import styles from './admin.module.css';
import { unitPath } from './ManagerScope.ts';

const columns = ['night', 'unit', 'time', 'outcome', 'reason'] as const;

/** Formats a service log. */
function useLogWords(timezone: string) {
  const { t, i18n } = useTexts('mf-communities');
  return {
    night: ({ serviceDate }: ManagerLog) => formatNight(serviceDate, i18n.language),
    time: ({ servicedAt }: ManagerLog) =>
      servicedAt === null ? '' : clockTime(servicedAt, timezone, viewerTimeZone(), i18n.language),
    outcome: ({ outcome }: ManagerLog) => t(`managerPages.log.outcomes.${outcome}`),
    reason: ({ reason }: ManagerLog) => (reason === null ? '' : t(`managerPages.nights.reasons.${reason}`)),
  };
}

interface LogsTableProps {
  logs: readonly ManagerLog[];
  access: ManagerAccess;
  timezone: string;
  /** Whether all logs belong to one night, shown above them. */
  ofOneNight?: boolean;
}

/** The label of a deleted unit. */
const deletedUnit = '–';

/** Service logs, one per row; each unit links to its proof of that night. */
export function LogsTable({ logs, access, timezone, ofOneNight = false }: LogsTableProps) {
  const { t } = useTexts('mf-communities');
  const words = useLogWords(timezone);
  const isShown = (column: (typeof columns)[number]) => column !== 'night' || !ofOneNight;
  return (
    <table className={styles.table} aria-label={t('managerPages.log.list')}>
      <thead>
        <tr>
          {columns.filter(isShown).map((column) => (
            <th key={column} scope="col">
              {t(`managerPages.log.columns.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {logs.map((log, index) => (
          // Only the index tells rows apart: ids would reveal who wrote them.
          <tr key={index}>
            {isShown('night') && <td>{words.night(log)}</td>}
            <th scope="row">
              {log.unitNumber === deletedUnit ? (
                log.unitNumber
              ) : (
                <Link to={unitPath(access, log.serviceDate, log.unitNumber)}>{log.unitNumber}</Link>
              )}
            </th>
            <td>{words.time(log)}</td>
            <td>{words.outcome(log)}</td>
            <td>{words.reason(log)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The rows of a service log file. */
export function useLogLines(timezone: string) {
  const { t } = useTexts('mf-communities');
  const words = useLogWords(timezone);
  return (logs: readonly ManagerLog[]): string[][] => [
    columns.map((column) => t(`managerPages.log.columns.${column}`)),
    ...logs.map((log) => [
      log.serviceDate,
      log.unitNumber,
      words.time(log),
      words.outcome(log),
      words.reason(log),
    ]),
  ];
}
