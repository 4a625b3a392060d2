import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { monthAfter, monthBefore, type ManagerAccess, type ManagerNight } from 'mf-communities/domain';
import { useTexts } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import { adminPath } from '../ManagerScope.ts';
import { monthSteps } from './nightsMonth.ts';
import { monthName } from '../nightTexts.ts';
import styles from './NightsMonth.module.css';

interface MonthStepsProps {
  access: ManagerAccess;
  /** `YYYY-MM` */
  month: string;
  /** `YYYY-MM-DD` */
  tonight: string;
  /** The month's nights; none while they load. */
  nights: readonly ManagerNight[];
}

/** Links to the previous and the next month. They stay while a month loads, so they keep the focus. */
export function MonthSteps({ access, month, tonight, nights }: MonthStepsProps) {
  const { t, i18n } = useTexts('mf-communities');
  const { before, after } = monthSteps(month, tonight, nights);
  const step = (to: string | null) => ({
    to: adminPath(access, `?month=${to ?? month}`),
    'aria-disabled': to === null,
    className: styles.step,
  });
  return (
    <nav className={styles.steps} aria-label={t('managerPages.calendar.months')}>
      <Link {...step(before)}>
        <IconChevronLeft size={18} aria-hidden />
        <span>{monthName(monthBefore(month), i18n.language)}</span>
      </Link>
      <Link {...step(after)}>
        <span>{monthName(monthAfter(month), i18n.language)}</span>
        <IconChevronRight size={18} aria-hidden />
      </Link>
    </nav>
  );
}
