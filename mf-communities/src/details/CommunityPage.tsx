import { useParams, useSearchParams } from 'shared-lib/router';
import { LabelStudio } from '../labels/LabelStudio.tsx';
import { labelKinds } from '../labels/source/labelKind.ts';
import { CommunityAt } from '../place/CommunityAt.tsx';
import { CommunityDetails } from './CommunityDetails.tsx';

/** `/communities/{id}`, also `/communities/{propertyName}`: all about one community; with `?labels=` its labels to be printed. */
export default function CommunityPage() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const asked = search.get('labels');
  const kind = labelKinds.find((one) => one === asked);
  return (
    <CommunityAt name={id}>
      {(community) =>
        kind ? <LabelStudio community={community} kind={kind} /> : <CommunityDetails community={community} />
      }
    </CommunityAt>
  );
}
