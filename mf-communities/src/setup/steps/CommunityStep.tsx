import { CommunityHeader } from '../../details/CommunityHeader.tsx';
import { EditHost } from '../../edit/EditHost.tsx';
import type { StepProps } from './StepProps.ts';

/** The community's details, which can be edited. */
export function CommunityStep({ community }: StepProps) {
  return (
    <>
      <CommunityHeader community={community} />
      <EditHost community={community} />
    </>
  );
}
