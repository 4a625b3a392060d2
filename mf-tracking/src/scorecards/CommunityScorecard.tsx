import { SlotScorecard } from './SlotScorecard.tsx';

export default function CommunityScorecard() {
  return <SlotScorecard scope="community" />;
}
