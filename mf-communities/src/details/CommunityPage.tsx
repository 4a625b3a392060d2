import { useParams } from 'shared-lib/router';
import { CommunityAt } from '../place/CommunityAt.tsx';
import { CommunityDetails } from './CommunityDetails.tsx';

/** `/communities/{id}`, also `/communities/{propertyName}`: all about one community. */
export default function CommunityPage() {
  const { id = '' } = useParams();
  return <CommunityAt name={id}>{(community) => <CommunityDetails community={community} />}</CommunityAt>;
}
