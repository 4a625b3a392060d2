import { useUnitsById, useViolationsOf } from 'shared-lib/data';
import { addDays, citedName } from 'shared-lib/domain';
import { formatNight } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import { LiveContent, ListSkeleton } from 'shared-lib/ui';
import { useOwnTexts, PanelPart } from 'shared-lib/ui/lists';
import { violationsTexts } from '../listTexts.ts';
import type { CasePart } from '../casePart.ts';
import styles from './UnitViolations.module.css';

/** How many days back other violations of a unit are listed. */
const lookBackDays = 90;

/** The unit's violations in the 90 days up to this one and since, including this one. */
export function UnitViolations({ row: { record }, words: { t, language } }: CasePart) {
  const own = useOwnTexts({ id: 'violations', texts: violationsTexts });
  const all = useViolationsOf(record.unitId);
  const units = useUnitsById([record.unitId]);
  const isGone = units.status === 'ready' && units.data.length === 0;
  const since = addDays(record.serviceDate, -lookBackDays);
  const place = `/communities/${encodeURIComponent(record.communityId)}`;
  return (
    <PanelPart
      title={t('cases.unit.title')}
      aside={
        !isGone && (
          <Link to={`${place}?tab=units&unit=${encodeURIComponent(record.unitId)}`} className="vh-link">
            {t('cases.unit.open')}
          </Link>
        )
      }
    >
      {isGone && <p className="vh-muted">{t('cases.unit.gone')}</p>}
      <LiveContent live={all} skeleton={<ListSkeleton rows={2} />}>
        {(violations) => {
          const lately = violations.filter(({ serviceDate }) => serviceDate >= since);
          return (
            <>
              <p className="vh-muted">{t('cases.unit.count', { count: lately.length })}</p>
              <ul className={styles.list}>
                {lately.map(({ id, serviceDate, caseNumber, status, ...cited }) => (
                  <li key={id}>
                    <span>{formatNight(serviceDate, language)}</span>
                    {id === record.id ? (
                      <span dir="auto">
                        {citedName(cited, language)} ({t('cases.unit.current')})
                      </span>
                    ) : (
                      <Link to={`/violations?open=${encodeURIComponent(id)}`} className="vh-link" dir="auto">
                        {citedName(cited, language) || caseNumber}
                      </Link>
                    )}
                    <span className="vh-muted">{own(`statuses.${status}`)}</span>
                  </li>
                ))}
              </ul>
            </>
          );
        }}
      </LiveContent>
    </PanelPart>
  );
}
