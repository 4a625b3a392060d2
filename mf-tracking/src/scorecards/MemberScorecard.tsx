import { SlotScorecard } from './SlotScorecard.tsx';

export default function MemberScorecard() {
  return <SlotScorecard scope="member" />;
}
