import { combineLive, useAgentsOf, useUnitListing } from 'shared-lib/data';
import { indexAssignments, type Community } from 'shared-lib/domain';
import { Navigate, useSearchParams } from 'shared-lib/router';
import { LiveContent, useStepFocus } from 'shared-lib/ui';
import {
  nextOpenStep,
  setupAddress,
  setupParameter,
  stepNamed,
  type SetupFacts,
  type SetupStep,
} from './setupSteps.ts';
import { AddStep } from './steps/AddStep.tsx';
import { AgentsStep } from './steps/AgentsStep.tsx';
import { CommunityStep } from './steps/CommunityStep.tsx';
import { DoneStep } from './steps/DoneStep.tsx';
import { TagsStep } from './steps/TagsStep.tsx';
import { UnitsStep } from './steps/UnitsStep.tsx';
import type { StepProps } from './steps/StepProps.ts';
import { StepFrame } from './StepFrame.tsx';

const panels: Readonly<Record<SetupStep, (props: StepProps) => React.ReactNode>> = {
  community: CommunityStep,
  units: UnitsStep,
  tags: TagsStep,
  agents: AgentsStep,
  done: DoneStep,
};

/**
 * The steps of a setup. Progress is derived from the data, so it continues after a reload and on another
 * device.
 */
export function SetupSteps({ community }: { community: Community | null }) {
  const [search] = useSearchParams();
  const requested = community ? stepNamed(search.get(setupParameter)) : 'community';
  // When a step removes the focused element, such as its Continue button, the next heading gets the focus.
  const heading = useStepFocus<HTMLHeadingElement>(requested ?? '');
  if (community) return <KnownSetup community={community} asked={requested} heading={heading} />;
  return (
    <StepFrame community={null} facts={null} step="community" heading={heading}>
      <AddStep />
    </StepFrame>
  );
}

interface KnownSetupProps {
  community: Community;
  /** The step in the address. */
  asked: SetupStep | null;
  heading: React.Ref<HTMLHeadingElement>;
}

function KnownSetup({ community, asked, heading }: KnownSetupProps) {
  const { id, serviceDays, totalUnits } = community;
  const live = combineLive([useUnitListing(id), useAgentsOf(id)], (listing, agents) => {
    const { regularAgent } = indexAssignments(agents, []);
    const facts: SetupFacts = {
      units: listing.rows.length,
      tagged: listing.rows.filter(({ has }) => has.tag).length,
      statedUnits: totalUnits,
      serviceDays: serviceDays.length,
      coveredDays: serviceDays.filter((day) => regularAgent(id, day) !== null).length,
    };
    return { listing, facts };
  });
  return (
    <LiveContent live={live}>
      {({ listing, facts }) => {
        if (asked === null) return <Navigate to={setupAddress(id, nextOpenStep(facts))} replace />;
        const Panel = panels[asked];
        return (
          <StepFrame key={asked} community={community} facts={facts} step={asked} heading={heading}>
            <Panel community={community} units={listing.rows} facts={facts} />
          </StepFrame>
        );
      }}
    </LiveContent>
  );
}
