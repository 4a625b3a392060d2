import { useRoundOfSlot } from 'shared-lib/slots/round';
import { SendView } from './SendView.tsx';

/** Slot `round.text`: texts a community's residents that tonight's service is running late. */
export default function TextRound() {
  const { communityId, onDone } = useRoundOfSlot();
  return <SendView lateAt={communityId} onSent={onDone} />;
}
