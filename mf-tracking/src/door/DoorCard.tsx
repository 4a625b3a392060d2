import { IconFileUnknown } from '@tabler/icons-react';
import { useUnit } from 'shared-lib/data';
import { addCatalogs, useTexts } from 'shared-lib/i18n';
import { LiveContent, StatePanel } from 'shared-lib/ui';
import { StepPanel } from 'shared-lib/ui/drawer';
import type { NightFromAddress } from '../communityNight/CommunityNight.tsx';
import { DoorContent } from './DoorContent.tsx';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';

addCatalogs('mf-tracking', { en, es });

interface DoorCardProps {
  asked: NightFromAddress;
  /** The units to step through, in order. */
  unitIds: readonly string[];
  /** How many of the community's doors have a record of that night. */
  recordedDoors: number;
  /** The displayed unit; null for a closed card. */
  openId: string | null;
  onStep: (id: string) => void;
  onClose: () => void;
}

/** One unit on one night: what happened there, and everything that shows it. */
export function DoorCard({ asked, unitIds, recordedDoors, openId, onStep, onClose }: DoorCardProps) {
  const { t } = useTexts('mf-tracking');
  return (
    <StepPanel title={t('doors.one')} keys={unitIds} openKey={openId} onStep={onStep} onClose={onClose}>
      {(id) => <Door key={id} id={id} asked={asked} recordedDoors={recordedDoors} />}
    </StepPanel>
  );
}

interface DoorProps extends Pick<DoorCardProps, 'asked' | 'recordedDoors'> {
  id: string;
}

function Door({ id, ...shown }: DoorProps) {
  const { t } = useTexts('mf-tracking');
  return (
    <LiveContent live={useUnit(id)}>
      {(unit) =>
        unit?.communityId === shown.asked.communityId ? (
          <DoorContent unit={unit} {...shown} />
        ) : (
          <StatePanel icon={<IconFileUnknown size={32} />} title={t('doors.gone.title')}>
            {t('doors.gone.text')}
          </StatePanel>
        )
      }
    </LiveContent>
  );
}
