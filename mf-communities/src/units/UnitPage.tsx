import { IconDoorEnter, IconDoorExit, IconTrash } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useUnit } from 'shared-lib/data';
import { doorName, type Community, type Unit } from 'shared-lib/domain';
import { formatCalendarDate, formatDateTime, useTexts } from 'shared-lib/i18n';
import {
  BackButton,
  Button,
  Card,
  LazyOverlay,
  lazyPart,
  LiveContent,
  StatePanel,
  StatusBadge,
  useOverlayHost,
  type Meaning,
} from 'shared-lib/ui';
import { RecordActivity, RecordHeader, UnitHistory } from 'shared-lib/ui/lists';
import { Facts } from '../place/Facts.tsx';
import { Section } from '../place/Section.tsx';
import { UnitForm } from './UnitForm.tsx';
import styles from './UnitPage.module.css';

const dialogs = lazyPart(
  'The unit actions',
  () => import(/* webpackChunkName: "unit-dialogs" */ './unitDialogs.ts'),
);

const meanings: Readonly<Record<Unit['status'], Meaning>> = {
  active: 'good',
  vacant: 'neutral',
  paused: 'watch',
};

interface UnitPageProps {
  community: Community;
  unitId: string;
  onClose: () => void;
}

/** `?tab=units&unit={id}`: a unit, its resident, and its door's history. */
export function UnitPage({ community, unitId, onClose }: UnitPageProps) {
  const { t } = useTexts('mf-communities');
  const live = useUnit(unitId);
  const [isDeleted, setIsDeleted] = useState(false);
  if (isDeleted) return <Deleted onClose={onClose} />;
  return (
    <div className="vh-grid">
      <BackButton onClick={onClose}>{t('units.back')}</BackButton>
      <LiveContent live={live}>
        {(unit) =>
          unit === null || unit.communityId !== community.id ? (
            <Card>
              <StatePanel title={t('units.page.gone')} icon={<IconDoorExit size={32} aria-hidden />} />
            </Card>
          ) : (
            <UnitParts community={community} unit={unit} onDeleted={() => setIsDeleted(true)} />
          )
        }
      </LiveContent>
    </div>
  );
}

/**
 * A unit that was deleted here. Its form is removed before the page is left, so that it can't prompt about
 * unsaved changes.
 */
function Deleted({ onClose }: { onClose: () => void }) {
  useEffect(onClose, [onClose]);
  return null;
}

interface UnitPartsProps {
  community: Community;
  unit: Unit;
  onDeleted: () => void;
}

function UnitParts({ community, unit, onDeleted }: UnitPartsProps) {
  const { t, i18n } = useTexts('mf-communities');
  const { language } = i18n;
  const show = useOverlayHost();
  const open = (name: 'MoveInDialog' | 'MoveOutDialog' | 'DeleteUnitsDialog', onDone = () => {}) =>
    show(({ opened, onClose: close }) => (
      <LazyOverlay part={dialogs} isOpen={opened} onClose={close}>
        {({ [name]: Dialog }) => (
          <Dialog community={community} units={[unit]} opened={opened} onClose={close} onDone={onDone} />
        )}
      </LazyOverlay>
    ));
  const moment = (instant: number) => formatDateTime(instant, language, community.timezone);
  const isVacant = unit.status === 'vacant' && unit.residentName === null;
  return (
    <div className="vh-grid">
      <RecordHeader
        picture={null}
        name={doorName(unit)}
        badges={<StatusBadge meaning={meanings[unit.status]}>{t(`units.status.${unit.status}`)}</StatusBadge>}
        place={null}
        facts={
          <div className={styles.facts}>
            <Facts
              facts={[
                {
                  label: t('units.page.tag'),
                  value: t(unit.binTagId ? 'units.page.someTag' : 'units.page.noTag'),
                },
                {
                  label: t('units.page.lastServiced'),
                  value: unit.lastServicedAt === null ? '–' : moment(unit.lastServicedAt),
                },
                { label: t('units.page.violations'), value: unit.violationCount90d.toLocaleString(language) },
                ...(unit.smsOptIn && unit.smsOptInAt !== null
                  ? [
                      {
                        label: t('units.fields.smsOptIn'),
                        value: t('units.page.consentSince', { when: moment(unit.smsOptInAt) }),
                      },
                    ]
                  : []),
                ...(!unit.smsOptIn && unit.smsOptOutAt !== null
                  ? [
                      {
                        label: t('units.fields.smsOptIn'),
                        value: t('units.page.consentEnded', { when: moment(unit.smsOptOutAt) }),
                      },
                    ]
                  : []),
              ]}
            />
          </div>
        }
        actions={
          <>
            {isVacant ? (
              <Button
                size="sm"
                variant="default"
                leftSection={<IconDoorEnter size={16} aria-hidden />}
                onClick={() => open('MoveInDialog')}
                {...dialogs.ahead}
              >
                {t('units.moveIn.action')}
              </Button>
            ) : (
              <Button
                size="sm"
                variant="default"
                leftSection={<IconDoorExit size={16} aria-hidden />}
                onClick={() => open('MoveOutDialog')}
                {...dialogs.ahead}
              >
                {t('units.moveOut.action')}
              </Button>
            )}
            <Button
              size="sm"
              variant="default"
              leftSection={<IconTrash size={16} aria-hidden />}
              onClick={() => open('DeleteUnitsDialog', onDeleted)}
              {...dialogs.ahead}
            >
              {t('units.deleting.action')}
            </Button>
          </>
        }
      />
      <div className={styles.columns}>
        <div className={styles.column}>
          <Section title={t('units.page.edit')}>
            <UnitForm unit={unit} />
          </Section>
          {unit.residencies.length > 0 && (
            <Section title={t('units.page.residencies')}>
              <ul className="vh-list vh-digits">
                {unit.residencies.toReversed().map(({ movedIn, movedOut }) => (
                  <li key={`${movedIn} ${movedOut}`}>
                    {t('units.page.residency', {
                      from:
                        movedIn === null
                          ? t('units.page.unknownDate')
                          : formatCalendarDate(movedIn, language),
                      to: formatCalendarDate(movedOut, language),
                    })}
                  </li>
                ))}
              </ul>
            </Section>
          )}
        </div>
        <div className={styles.column}>
          <UnitHistory
            unit={unit}
            timeZone={community.timezone}
            part={(title, content) => (
              <Section key={title} title={title}>
                {content}
              </Section>
            )}
          />
          <RecordActivity recordId={unit.id} isCard />
        </div>
      </div>
    </div>
  );
}
