import { IconChevronLeft, IconDoor, IconPrinter } from '@tabler/icons-react';
import type { ManagerAccess, ManagerDoor } from 'mf-communities/domain';
import { useState, type FormEvent } from 'react';
import { clockTime, useTexts, viewerTimeZone } from 'shared-lib/i18n';
import { Link, useNavigate } from 'shared-lib/router';
import { Button, LiveContent, printPage, StatePanel, StatusBadge } from 'shared-lib/ui';
import { readManagerDoor, readManagerNights } from '../../../data/managerCallables.ts';
import { Facts } from '../../../place/Facts.tsx';
import { Section } from '../../../place/Section.tsx';
import { doorMeanings } from '../../doorMeanings.ts';
import styles from '../admin.module.css';
import { ManagerPhoto } from '../ManagerPhoto.tsx';
import { nightPath, unitPath, type ManagerPartProps } from '../ManagerScope.ts';
import { NightsTable } from '../NightsTable.tsx';
import { useNightTexts } from '../nightTexts.ts';
import { PrintNote } from '../PrintNote.tsx';
import { useAnswer } from '../useAnswer.ts';
import own from './doors.module.css';

interface UnitPartProps extends ManagerPartProps {
  /** `YYYY-MM-DD` */
  date: string;
  /** As typed, or as a list names it. */
  unit: string;
}

interface UnitSearchProps {
  access: ManagerAccess;
  /** `YYYY-MM-DD` */
  date: string;
  /** The unit shown. */
  unit?: string;
}

/** Opens one unit's proof of a night. */
export function UnitSearch({ access, date, unit = '' }: UnitSearchProps) {
  const { t } = useTexts('mf-communities');
  const navigate = useNavigate();
  const [typed, setTyped] = useState(unit);
  const open = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() !== '') void navigate(unitPath(access, date, typed.trim()));
  };
  return (
    <form className={styles.filters} onSubmit={open} role="search" aria-label={t('managerPages.door.search')}>
      <label className={styles.field}>
        {t('managerPages.unit')}
        <input
          type="text"
          required
          maxLength={100}
          autoComplete="off"
          value={typed}
          placeholder={t('managerPages.door.example')}
          onChange={(event) => setTyped(event.target.value)}
        />
      </label>
      <Button type="submit" variant="default" size="md">
        {t('managerPages.door.find')}
      </Button>
    </form>
  );
}

/** One unit's proof of a night, for printing: what happened at its door, and its photo. */
export function UnitPart({ page: { timezone }, access, onRefused, date, unit }: UnitPartProps) {
  const { t } = useTexts('mf-communities');
  const words = useNightTexts(timezone);
  const requested = { ...access, night: date, unitNumber: unit };
  const span = { ...access, from: date, to: date };
  const read = useAnswer(JSON.stringify(requested), () => readManagerDoor(requested), onRefused);
  const night = useAnswer(JSON.stringify(span), () => readManagerNights(span), onRefused);
  const door = read.status === 'ready' ? read.data.door : null;
  const ofNight = t('managerPages.door.night');
  return (
    <>
      <Link to={nightPath(access, date)} className={styles.back}>
        <IconChevronLeft size={18} aria-hidden />
        <span>{words.wholeNight(date)}</span>
      </Link>
      <Section
        title={t('managerPages.door.title', {
          unit: door?.unitNumber ?? unit,
          night: words.wholeNight(date),
        })}
        action={
          door && (
            <div className={styles.tools}>
              <Button
                variant="default"
                size="sm"
                leftSection={<IconPrinter size={18} aria-hidden />}
                onClick={() => printPage()}
              >
                {t('managerPages.print')}
              </Button>
            </div>
          )
        }
      >
        <PrintNote timezone={timezone} />
        <LiveContent live={read}>
          {(found) =>
            found.door ? (
              <Door door={found.door} access={access} timezone={timezone} />
            ) : (
              <Choice units={found.units} unit={unit} access={access} date={date} />
            )
          }
        </LiveContent>
        {door && (
          <>
            <h3 className={styles.sub}>{ofNight}</h3>
            <LiveContent live={night}>
              {({ nights }) => (
                <NightsTable nights={nights} access={access} timezone={timezone} label={ofNight} />
              )}
            </LiveContent>
          </>
        )}
      </Section>
      <div className={styles.noPrint}>
        <Section title={t('managerPages.door.search')}>
          <UnitSearch key={unit} access={access} date={date} />
        </Section>
      </div>
    </>
  );
}

interface DoorProps {
  door: NonNullable<ManagerDoor['door']>;
  access: ManagerAccess;
  timezone: string;
}

function Door({ door: { unitNumber, result, reason, servedAt, photo }, access, timezone }: DoorProps) {
  const { t, i18n } = useTexts('mf-communities');
  const facts = [
    {
      label: t('managerPages.log.columns.outcome'),
      value: (
        <StatusBadge meaning={doorMeanings[result]}>{t(`managerPages.door.results.${result}`)}</StatusBadge>
      ),
    },
    ...(servedAt === null
      ? []
      : [
          {
            label: t('managerPages.log.columns.time'),
            value: clockTime(servedAt, timezone, viewerTimeZone(), i18n.language),
          },
        ]),
    ...(reason === null
      ? []
      : [
          {
            label: t('managerPages.log.columns.reason'),
            value: <span className={own.reason}>{t(`managerPages.nights.reasons.${reason}`)}</span>,
          },
        ]),
  ];
  return (
    <>
      <Facts facts={facts} />
      {photo !== null && (
        <div className={own.photo}>
          <ManagerPhoto
            asked={{ ...access, of: 'door', id: photo, index: 0 }}
            name={t('managerPages.decisions.photo', { unit: unitNumber })}
          />
        </div>
      )}
    </>
  );
}

interface ChoiceProps {
  units: readonly string[];
  unit: string;
  access: ManagerAccess;
  date: string;
}

/** The units that match a number, or a note that none do. */
function Choice({ units, unit, access, date }: ChoiceProps) {
  const { t } = useTexts('mf-communities');
  if (units.length === 0) {
    return (
      <StatePanel icon={<IconDoor size={32} />} title={t('managerPages.door.none', { unit })}>
        {t('managerPages.door.noneHelp')}
      </StatePanel>
    );
  }
  return (
    <>
      <p>{t('managerPages.door.several', { unit })}</p>
      <ul className={`vh-list ${styles.links}`} aria-label={t('managerPages.door.several', { unit })}>
        {units.map((name) => (
          <li key={name}>
            <Link to={unitPath(access, date, name)}>{name}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}
