import { useRoundOfSlot } from 'shared-lib/slots/round';
import { SendView } from './SendView.tsx';

/** Slot `round.text`: tells a community's residents that tonight runs late. */
export default function TextRound() {
  const { communityId, onDone } = useRoundOfSlot();
  return <SendView lateAt={communityId} onSent={onDone} />;
}
