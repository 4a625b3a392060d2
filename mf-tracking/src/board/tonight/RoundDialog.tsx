import { useMemo, useEffect, useState } from 'react';
import { addCatalogs, useTexts } from 'shared-lib/i18n';
import { useSlot } from 'shared-lib/slots';
import { RoundSlotContext } from 'shared-lib/slots/round';
import { LazyContent, lazyPart, type OverlayState } from 'shared-lib/ui';
import { Modal } from 'shared-lib/ui/dialogs';
import type { BoardRow } from '../night/boardRow.ts';
import { notePart } from '../notes/notePart.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';
import { useSettings } from 'shared-lib/data';
import { payPeriodAt } from 'mf-tracking/domain';
import { reckonPayProgress } from '../../data/clockCallables.ts';
import { usePayPeriods } from '../../data/payPeriods.api.ts';

/**
 * Minutes worked so far in a night's pay period, by member; undefined until they are known.
 * @param serviceDate `YYYY-MM-DD`
 */
function usePeriodMinutes(serviceDate: string): ReadonlyMap<string, number> | undefined {
  const payroll = useSettings('payroll');
  const kept = usePayPeriods();
  const [minutes, setMinutes] = useState<ReadonlyMap<string, number>>();
  const from =
    payroll.status === 'ready' && kept.status === 'ready'
      ? payPeriodAt(serviceDate, payroll.data, kept.data).from
      : null;
  useEffect(() => {
    if (from === null) return;
    let isShown = true;
    void reckonPayProgress([{ from, to: serviceDate }], true).then((result) => {
      const progress = result.ok ? result.value.periods[0] : null;
      if (!isShown || !progress) return;
      setMinutes(new Map(progress.members.map(({ memberId, workedMin }) => [memberId, workedMin])));
    });
    return () => {
      isShown = false;
    };
  }, [from, serviceDate]);
  return minutes;
}

addCatalogs('mf-tracking', { en, es });

const closeRound = lazyPart(
  'The form to clock someone out',
  async () => (await import(/* webpackChunkName: "clock-forms" */ '../../clock/CloseRound.tsx')).CloseRound,
);

/** The office's actions on a round without leaving the page. */
export type RoundAction = 'reassign' | 'text' | 'clockOut' | 'note';

interface RoundDialogProps extends OverlayState {
  act: RoundAction;
  row: Pick<
    BoardRow,
    'communityId' | 'communityName' | 'serviceDate' | 'agentId' | 'agentName' | 'timeZone' | 'clockInOutId'
  >;
}

/** The dialog of an action on one of tonight's rounds. */
export function RoundDialog({ act, row, ...state }: RoundDialogProps) {
  if (act === 'note') {
    return (
      <LazyContent part={notePart} isWanted={state.opened} onFailed={state.onClose}>
        {(NoteDialog) => <NoteDialog row={row} {...state} />}
      </LazyContent>
    );
  }
  if (act === 'reassign') return <ReassignDialog act={act} row={row} {...state} />;
  return act === 'clockOut' ? (
    <LazyContent part={closeRound} isWanted={state.opened} onFailed={state.onClose}>
      {(CloseRound) => <CloseRound row={row} {...state} />}
    </LazyContent>
  ) : (
    <SlotDialog act={act} row={row} {...state} />
  );
}

/** The choice of who takes over, with everyone's hours in the pay period. */
function ReassignDialog(props: SlotDialogProps) {
  return <SlotDialog {...props} periodMinutes={usePeriodMinutes(props.row.serviceDate)} />;
}

interface SlotDialogProps extends RoundDialogProps {
  act: Exclude<RoundAction, 'clockOut' | 'note'>;
  periodMinutes?: ReadonlyMap<string, number> | undefined;
}

/** An action provided by another area, in the slot of that name. */
function SlotDialog({ act, row, opened, onClose, periodMinutes }: SlotDialogProps) {
  const { t } = useTexts('mf-tracking');
  const { fills, Part } = useSlot(`round.${act}`);
  const { communityId, communityName: community, serviceDate, agentId } = row;
  const round = useMemo(
    () => ({ communityId, serviceDate, periodMinutes, onDone: onClose }),
    [communityId, serviceDate, periodMinutes, onClose],
  );
  const title = act === 'reassign' && agentId === null ? 'assign' : act;
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t(`tonight.${title}Name`, { community })}
      size={act === 'text' ? 'xl' : 'md'}
    >
      <RoundSlotContext value={round}>
        {fills.map((fill) => (
          <Part key={`${fill.module}/${fill.id}`} fill={fill} />
        ))}
      </RoundSlotContext>
    </Modal>
  );
}
