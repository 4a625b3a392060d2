import { isArchived } from 'shared-lib/domain';
import { useParams, useSearchParams } from 'shared-lib/router';
import { LabelStudio } from '../labels/LabelStudio.tsx';
import { labelKinds } from '../labels/source/labelKind.ts';
import { CommunityAt } from '../place/CommunityAt.tsx';
import { Setup } from '../setup/Setup.tsx';
import { setupParameter } from '../setup/setupAddress.ts';
import { CommunityDetails } from './CommunityDetails.tsx';

/**
 * `/communities/{id}`, also `/communities/{propertyName}`: one community; with `?labels=` its labels to
 * print, with `?setup=` its guided setup while it is in service.
 */
export default function CommunityPage() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const requested = search.get('labels');
  const isSetup = search.has(setupParameter);
  const kind = labelKinds.find((one) => one === requested);
  return (
    <CommunityAt name={id}>
      {(community) => {
        if (kind) return <LabelStudio community={community} kind={kind} />;
        if (isSetup && !isArchived(community)) return <Setup community={community} />;
        return <CommunityDetails community={community} />;
      }}
    </CommunityAt>
  );
}
