import { IconMessage, IconQrcode } from '@tabler/icons-react';
import { doorName, type ListedUnit } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { Link, useLocation } from 'shared-lib/router';
import { DoorGrid } from 'shared-lib/ui/lists';
import styles from './units.module.css';

interface UnitGridProps {
  /** In door order. */
  units: readonly ListedUnit[];
  /** The selected ones in selection mode; null while a click opens a unit. */
  chosen: ReadonlySet<string> | null;
  onToggle: (ids: readonly string[]) => void;
}

/** A community's units by building and floor. Clicking one opens or selects it. */
export function UnitGrid({ units, chosen, onToggle }: UnitGridProps) {
  const { t } = useTexts('mf-communities');
  const { search } = useLocation();
  const hrefOf = (id: string) => {
    const next = new URLSearchParams(search);
    next.set('unit', id);
    return `?${next}`;
  };
  return (
    <>
      <p className={`vh-muted ${styles.help}`}>{t('units.gridHelp')}</p>
      <DoorGrid
        doors={units}
        label={t('units.grid')}
        chosen={chosen}
        cell={(unit, focus) => {
          const shared = { ...focus, className: styles.unit ?? '', 'data-status': unit.status };
          return chosen === null ? (
            <Link {...shared} to={hrefOf(unit.id)} preventScrollReset>
              <UnitContent unit={unit} />
            </Link>
          ) : (
            <button
              {...shared}
              type="button"
              aria-pressed={chosen.has(unit.id)}
              onClick={() => onToggle([unit.id])}
            >
              <UnitContent unit={unit} />
            </button>
          );
        }}
      />
    </>
  );
}

function UnitContent({ unit }: { unit: ListedUnit }) {
  const { t } = useTexts('mf-communities');
  const { status, residentName, has } = unit;
  return (
    <>
      <span className={styles.head}>
        <span className={`vh-cut ${styles.number}`} dir="auto" title={doorName(unit)}>
          {unit.unitNumber}
        </span>
        {has.consent && <IconMessage size={14} role="img" aria-label={t('units.cell.consent')} />}
        {has.tag && <IconQrcode size={14} role="img" aria-label={t('units.cell.tag')} />}
      </span>
      <span className={`vh-cut ${styles.resident}`} dir="auto">
        {status === 'active' ? (residentName ?? ' ') : t(`units.status.${status}`)}
      </span>
    </>
  );
}
