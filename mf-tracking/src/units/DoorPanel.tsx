import { IconFileUnknown } from '@tabler/icons-react';
import { useUnit } from 'shared-lib/data';
import { useDoorMonths } from '../data/doorMonths.api.ts';
import { doorName, monthOf, type Unit } from 'shared-lib/domain';
import { formatDateTime, formatNight, useTexts } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import { Button, LiveContent, Skeleton, StatePanel, StatusBadge, type Meaning } from 'shared-lib/ui';
import { FactList, PanelHead, StepPanel } from 'shared-lib/ui/drawer';
import { outcomeMeanings, UnitHistory } from 'shared-lib/ui/lists';
import { monthsUpTo } from './calendar.ts';
import type { NightFromAddress } from '../communityNight/CommunityNight.tsx';
import { ProofActions } from '../proof/ProofActions.tsx';
import styles from './DoorPanel.module.css';
import { doorStates, nightsOfDoor, type DoorState, type GridState, type NightDoor } from './doorNights.ts';
import { NightsCalendar } from './NightsCalendar.tsx';

/** The symbol of each state, below the day. */
const signs: Readonly<Partial<Record<DoorState, string>>> = {
  collected: '✓',
  notOut: '–',
  notCollected: '✕',
};

const meanings: Readonly<Record<GridState, Meaning>> = {
  ...outcomeMeanings,
  none: 'neutral',
  idle: 'neutral',
};

interface DoorPanelProps {
  asked: NightFromAddress;
  /** Those of the grid, in its order. */
  doors: readonly NightDoor[];
  /** The displayed unit; null for a closed panel. */
  openId: string | null;
  onStep: (id: string) => void;
  onClose: () => void;
}

/** A door's nights next to the grid: its months, and its recent service logs. */
export function DoorPanel({ asked, doors, openId, onStep, onClose }: DoorPanelProps) {
  const { t } = useTexts('mf-tracking');
  return (
    <StepPanel
      title={t('doors.one')}
      keys={doors.map(({ id }) => id)}
      openKey={openId}
      onStep={onStep}
      onClose={onClose}
    >
      {(id) => <Door key={id} id={id} asked={asked} door={doors.find((one) => one.id === id)} />}
    </StepPanel>
  );
}

interface DoorProps {
  id: string;
  asked: NightFromAddress;
  /** As in the grid; undefined if the grid does not show it. */
  door: NightDoor | undefined;
}

function Door({ id, asked, door }: DoorProps) {
  const { t } = useTexts('mf-tracking');
  return (
    <LiveContent live={useUnit(id)}>
      {(unit) =>
        unit ? (
          <Content unit={unit} asked={asked} door={door} />
        ) : (
          <StatePanel icon={<IconFileUnknown size={32} />} title={t('doors.gone.title')}>
            {t('doors.gone.text')}
          </StatePanel>
        )
      }
    </LiveContent>
  );
}

interface ContentProps extends Pick<DoorProps, 'asked' | 'door'> {
  unit: Unit;
}

function Content({ unit, asked, door }: ContentProps) {
  const { t, i18n } = useTexts('mf-tracking');
  const { language } = i18n;
  const { communityId, night, timeZone } = asked;
  const encoded = { community: encodeURIComponent(communityId), unit: encodeURIComponent(unit.id) };
  return (
    <>
      <PanelHead
        badges={
          door && (
            <StatusBadge meaning={meanings[door.state]}>
              {t('doors.dayOf', {
                night: formatNight(night, language),
                state: t(`doors.states.${door.state}`),
              })}
            </StatusBadge>
          )
        }
      >
        {doorName(unit)}
      </PanelHead>
      <FactList
        facts={[
          {
            label: t('serviceLogs.columns.reason'),
            value: door?.reason && t(`doors.reasons.${door.reason}`),
          },
          {
            label: t('doors.resident'),
            value: unit.status === 'active' ? unit.residentName : t(`doors.${unit.status}`),
          },
          {
            label: t('columns.lastServiced'),
            value:
              unit.lastServicedAt === null ? null : formatDateTime(unit.lastServicedAt, language, timeZone),
          },
          { label: t('columns.violations90d'), value: String(unit.violationCount90d) },
          { label: t('facts.serviceNotes'), value: unit.serviceNotes },
        ]}
      />
      <div className={styles.buttons}>
        <Button
          component={Link}
          variant="default"
          to={`/communities/${encoded.community}?tab=units&unit=${encoded.unit}`}
        >
          {t('openUnit')}
        </Button>
        <Button
          component={Link}
          variant="default"
          to={`/units?tab=logs&community=${encoded.community}&unit=${encoded.unit}`}
        >
          {t('doors.logsOf')}
        </Button>
        <ProofActions communityId={communityId} unitId={unit.id} night={night} />
      </div>
      <Part title={t('doors.months')}>
        <DoorMonths unitId={unit.id} asked={asked} />
      </Part>
      <UnitHistory
        unit={unit}
        timeZone={timeZone}
        part={(title, content) => (
          <Part key={title} title={title}>
            {content}
          </Part>
        )}
      />
    </>
  );
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className={styles.part} aria-label={title}>
      <h4>{title}</h4>
      {children}
    </section>
  );
}

function DoorMonths({ unitId, asked }: { unitId: string; asked: NightFromAddress }) {
  const { t, i18n } = useTexts('mf-tracking');
  const { communityId, night, tonight } = asked;
  const months = monthsUpTo(monthOf(tonight), 3);
  const live = useDoorMonths({ communityId, months });
  return (
    <LiveContent live={live} skeleton={<Skeleton height={240} />}>
      {(found) => {
        const nights = nightsOfDoor(found, unitId);
        return (
          <NightsCalendar
            label={t('doors.months')}
            months={months.toReversed()}
            legend={doorStates.map((tone) => ({
              tone,
              label: t(`doors.states.${tone}`),
              ...(signs[tone] && { text: signs[tone] }),
            }))}
            current={night}
            nightOf={(date) => {
              const state = nights.get(date) ?? 'none';
              return {
                tone: state,
                label: t('doors.dayOf', {
                  night: formatNight(date, i18n.language),
                  state: t(`doors.states.${state}`),
                }),
                ...(signs[state] && { text: signs[state] }),
              };
            }}
          />
        );
      }}
    </LiveContent>
  );
}
