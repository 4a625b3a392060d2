import type { ManagerAccess, ManagerNight } from 'mf-communities/domain';
import { useTexts } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import { StatusBadge } from 'shared-lib/ui';
import styles from './admin.module.css';
import { nightPath } from './ManagerScope.ts';
import { nightMeanings, useNightTexts } from './nightTexts.ts';

interface NightsTableProps {
  nights: readonly ManagerNight[];
  access: ManagerAccess;
  timezone: string;
  label: string;
}

const columns = ['night', 'state', 'times', 'doors', 'left'] as const;

/** Nights, one per row; each links to its proof. On a phone the rows are blocks. */
export function NightsTable({ nights, access, timezone, label }: NightsTableProps) {
  const { t } = useTexts('mf-communities');
  const words = useNightTexts(timezone);
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {t(`managerPages.nights.columns.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {nights.map((night) => (
          <tr key={night.date}>
            <th scope="row">
              <Link to={nightPath(access, night.date)}>{words.night(night)}</Link>
            </th>
            <td>
              <StatusBadge meaning={nightMeanings[night.state]}>{words.state(night)}</StatusBadge>
            </td>
            <td className={styles.times}>{words.times(night)}</td>
            <td>{words.doors(night)}</td>
            <td>{words.left(night)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The rows of a file of nights. */
export function useNightLines(timezone: string) {
  const { t } = useTexts('mf-communities');
  const words = useNightTexts(timezone);
  return (nights: readonly ManagerNight[]): (string | number)[][] => [
    columns.map((column) => t(`managerPages.nights.columns.${column}`)),
    ...nights.map((night) => [
      night.date,
      words.state(night),
      words.times(night),
      words.doors(night),
      words.left(night),
    ]),
  ];
}
