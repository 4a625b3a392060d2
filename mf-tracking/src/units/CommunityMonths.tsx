import { useState } from 'react';
import { useKeepPreviousData } from 'shared-lib/data';
import { useDoorMonths } from '../data/doorMonths.api.ts';
import { monthOf, serviceOn } from 'shared-lib/domain';
import { formatNight, useTexts } from 'shared-lib/i18n';
import { Link, useLocation } from 'shared-lib/router';
import { Button, Card, LiveContent, Skeleton } from 'shared-lib/ui';
import type { NightFromAddress } from '../communityNight/CommunityNight.tsx';
import { monthsAtOnce, monthsUpTo, percentByNight } from './doorNights.ts';
import { NightsCalendar, type CalendarNight, type NightTone } from './NightsCalendar.tsx';
import styles from './units.module.css';

const maxMonths = 12;

/** The percentages of doors above which a night is good, and nearly good. */
const allServed = 97;
const mostServed = 90;

const toneOf = (percent: number): NightTone => {
  if (percent >= allServed) return 'collected';
  return percent >= mostServed ? 'most' : 'notCollected';
};

interface CommunityMonthsProps {
  asked: NightFromAddress;
  /** How many of the community's doors are expected today. */
  activeNow: number;
}

/** A community's nights over months: how many of the doors were served. A night links to its grid. */
export function CommunityMonths({ asked, activeNow }: CommunityMonthsProps) {
  const { t, i18n } = useTexts('mf-tracking');
  const { search } = useLocation();
  const [count, setCount] = useState(monthsAtOnce);
  const { communityId, night, tonight, account } = asked;
  const community = account.communityOf.get(communityId);
  const months = monthsUpTo(monthOf(tonight), count);
  const live = useKeepPreviousData(useDoorMonths({ communityId, months }));
  const hrefOf = (date: string) => {
    const next = new URLSearchParams(search);
    next.set('night', date);
    next.delete('open');
    return `?${next}`;
  };
  return (
    <Card>
      <div className={`vh-spread ${styles.head}`}>
        <h2 className="vh-title">{t('doors.communityMonths')}</h2>
        {count < maxMonths && (
          <Button variant="default" size="sm" onClick={() => setCount(count + monthsAtOnce)}>
            {t('doors.moreMonths')}
          </Button>
        )}
      </div>
      <LiveContent live={live} skeleton={<Skeleton height={240} />}>
        {(found) => {
          const percents = percentByNight(found, activeNow);
          const isOff = (date: string) =>
            community !== undefined && serviceOn(community, date) !== 'scheduled';
          const nightOf = (date: string): CalendarNight => {
            const words = formatNight(date, i18n.language);
            const percent = percents.get(date) ?? null;
            if (percent === null) {
              return isOff(date)
                ? { tone: 'off', label: t('doors.offNight', { night: words }) }
                : { tone: 'none', label: t('doors.noNight', { night: words }) };
            }
            return {
              tone: toneOf(percent),
              label: t('doors.nightOf', { night: words, percent }),
              text: `${percent}%`,
            };
          };
          return (
            <NightsCalendar
              label={t('doors.communityMonths')}
              months={months.toReversed()}
              legend={[
                { tone: 'collected', label: t('doors.percentFrom', { percent: allServed }) },
                { tone: 'most', label: t('doors.percentFrom', { percent: mostServed }) },
                { tone: 'notCollected', label: t('doors.percentBelow', { percent: mostServed }) },
                { tone: 'none', label: t('doors.states.none') },
                { tone: 'off', label: t('doors.off') },
              ]}
              nightOf={nightOf}
              current={night}
              wrap={(date, content) =>
                date > tonight ? (
                  content
                ) : (
                  <Link
                    to={hrefOf(date)}
                    preventScrollReset
                    aria-current={date === night ? 'date' : undefined}
                  >
                    {content}
                  </Link>
                )
              }
            />
          );
        }}
      </LiveContent>
    </Card>
  );
}
