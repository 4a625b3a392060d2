import { CommunityHeader } from '../../details/CommunityHeader.tsx';
import { EditHost } from '../../edit/EditHost.tsx';
import type { StepProps } from './StepProps.ts';

/** What is known of the community, which can be changed. */
export function CommunityStep({ community }: StepProps) {
  return (
    <>
      <CommunityHeader community={community} />
      <EditHost community={community} />
    </>
  );
}
