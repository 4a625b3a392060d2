import { useTeamMember } from 'shared-lib/data';
import { useTexts } from 'shared-lib/i18n';
import { nameOfMember } from './agentOf.ts';

/** One member's name, without loading the rest; live. */
export function MemberName({ memberId }: { memberId: string }) {
  const { t } = useTexts('mf-team');
  const member = useTeamMember(memberId);
  if (member.status !== 'ready') return '…';
  return <bdi>{member.data ? nameOfMember(member.data, t) : t('unknownMember')}</bdi>;
}
