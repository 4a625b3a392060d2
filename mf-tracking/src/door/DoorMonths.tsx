import { useDoorMonths } from '../data/doorMonths.api.ts';
import { monthOf, serviceOn } from 'shared-lib/domain';
import { formatNight, useTexts } from 'shared-lib/i18n';
import { Link, useLocation } from 'shared-lib/router';
import { LiveContent, Skeleton } from 'shared-lib/ui';
import type { NightFromAddress } from '../communityNight/CommunityNight.tsx';
import { doorStates, monthsAtOnce, monthsUpTo, nightsOfDoor, type DoorState } from '../units/doorNights.ts';
import { NightsCalendar } from '../units/NightsCalendar.tsx';

/** The symbol of each state, below the day. */
const signs: Readonly<Partial<Record<DoorState, string>>> = {
  collected: '✓',
  notOut: '–',
  notCollected: '✕',
};

/** The latest months, or those up to an earlier night. */
const monthsFor = (night: string, tonight: string): string[] => {
  const latest = monthsUpTo(monthOf(tonight), monthsAtOnce);
  return latest.includes(monthOf(night)) ? latest : monthsUpTo(monthOf(night), monthsAtOnce);
};

interface DoorMonthsProps {
  unitId: string;
  asked: NightFromAddress;
}

/** The door's nights by month. Choosing one moves the card to that night. */
export function DoorMonths({ unitId, asked }: DoorMonthsProps) {
  const { t, i18n } = useTexts('mf-tracking');
  const { search } = useLocation();
  const { communityId, night, tonight, account } = asked;
  const community = account.communityOf.get(communityId);
  const isOff = (date: string) => community !== undefined && serviceOn(community, date) !== 'scheduled';
  const months = monthsFor(night, tonight);
  const live = useDoorMonths({ communityId, months });
  const hrefOf = (date: string) => {
    const next = new URLSearchParams(search);
    next.set('night', date);
    return `?${next}`;
  };
  return (
    <LiveContent live={live} skeleton={<Skeleton height={240} />}>
      {(found) => {
        const nights = nightsOfDoor(found, unitId);
        return (
          <NightsCalendar
            label={t('doors.months')}
            months={months.toReversed()}
            legend={[
              ...doorStates.map((tone) => ({
                tone,
                label: t(`doors.states.${tone}`),
                ...(signs[tone] && { text: signs[tone] }),
              })),
              { tone: 'off', label: t('doors.off') },
            ]}
            current={night}
            nightOf={(date) => {
              const words = formatNight(date, i18n.language);
              const state = nights.get(date) ?? 'none';
              if (state === 'none' && isOff(date)) {
                return { tone: 'off', label: t('doors.offNight', { night: words }) };
              }
              return {
                tone: state,
                label: t('doors.dayOf', { night: words, state: t(`doors.states.${state}`) }),
                ...(signs[state] && { text: signs[state] }),
              };
            }}
            wrap={(date, content) =>
              date > tonight ? (
                content
              ) : (
                <Link to={hrefOf(date)} preventScrollReset aria-current={date === night ? 'date' : undefined}>
                  {content}
                </Link>
              )
            }
          />
        );
      }}
    </LiveContent>
  );
}
