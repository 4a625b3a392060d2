import {
  useAccount,
  useCommunityDirectory,
  useNow,
  useRecentRequests,
  useTeamDirectory,
} from 'shared-lib/data';
import { newRequestSchema } from 'mf-team/domain';
import { textCollator, useTexts, viewerTimeZone } from 'shared-lib/i18n';
import { DateField, FormDialog, SegmentsField, useForm } from 'shared-lib/ui/form';
import { SearchSelectField } from 'shared-lib/ui/forms';
import { addRequest } from '../../data/addRequest.ts';
import { nameOfMember } from '../../people/agentOf.ts';
import { keyOf } from '../requestEntries.ts';
import { requestDates, requestErrors, requestOf, type RequestValues } from './requestForm.ts';

const none: readonly never[] = [];

/**
 * The dialog's live choices: team members, communities, dates and existing requests; each empty while it loads.
 * @param memberId the member, if already chosen; the members always include them.
 */
function useRequestContext(memberId: string | null) {
  const dates = requestDates(useNow(), viewerTimeZone());
  const live = {
    team: useTeamDirectory(),
    communities: useCommunityDirectory(),
    records: useRecentRequests(),
  };
  const team = live.team.status === 'ready' ? live.team.data : none;
  const records = live.records.status === 'ready' ? live.records.data : none;
  return {
    dates,
    members: team.filter(({ id, isActive }) => isActive || id === memberId),
    communities: live.communities.status === 'ready' ? live.communities.data : none,
    requests: records.flatMap(({ requests }) => requests),
  };
}

export interface AddRequestDialogProps {
  opened: boolean;
  /** The member, if fixed. */
  memberId: string | null;
  /** Receives the new request's key. */
  onAdded: (key: string) => void;
  onClose: () => void;
}

/** One field's error may depend on another. */
const dependents = {
  memberId: ['date', 'communityId'],
  kind: ['memberId', 'date', 'communityId'],
  date: ['memberId', 'communityId'],
  communityId: ['memberId', 'date'],
} as const;

/** The form to add a request on behalf of a member, such as one who calls in sick. */
export function AddRequestDialog({ opened, memberId, onAdded, onClose }: AddRequestDialogProps) {
  const { t, i18n } = useTexts('mf-team');
  const { customerId } = useAccount();
  const { members, communities, requests, dates } = useRequestContext(memberId);
  const initialValues: RequestValues = { memberId, kind: 'timeOff', date: dates.first, communityId: null };
  const form = useForm({
    name: `add-request-${memberId ?? 'any'}`,
    initialValues,
    schema: newRequestSchema,
    toInput: requestOf,
    check: (values) =>
      requestErrors(values, {
        memberIds: new Set(members.map(({ id }) => id)),
        communities,
        requests,
        dates,
      }),
    dependents,
    submit: async (request) => {
      const added = await addRequest(customerId, request);
      if (added.ok) return { ok: true, value: keyOf(request.userId, added.place) };
      const isDuplicate = added.reason === 'duplicate';
      return isDuplicate
        ? { ok: false, error: { code: 'duplicate', fields: { date: { code: 'duplicate' } } } }
        : added;
    },
    errorTexts: 'mf-team:requests.add.problems',
    describeFailure: (code) => ({ text: t(`requests.add.${code === 'offline' ? 'offline' : 'failed'}`) }),
  });
  const { field, values } = form;
  const { compare } = textCollator(i18n.language);
  const byName = (named: { id: string; name: string }[]) =>
    named.map(({ id, name }) => ({ value: id, label: name })).sort((a, b) => compare(a.label, b.label));

  return (
    <FormDialog
      form={form}
      opened={opened}
      onClose={onClose}
      title={t('requests.add.title')}
      submitLabel={t('requests.add.submit')}
      success={() => t('requests.add.done')}
      onDone={({ value }) => value !== undefined && onAdded(value)}
    >
      {memberId === null && (
        <SearchSelectField
          {...field('memberId')}
          label={t('requests.add.member')}
          placeholder={t('requests.add.chooseMember')}
          nothingFound={t('requests.add.none')}
          choices={byName(members.map((member) => ({ id: member.id, name: nameOfMember(member, t) })))}
          limit={50}
          autoFocus
        />
      )}
      <SegmentsField
        {...field('kind')}
        label={t('requests.add.kind')}
        choices={[
          { value: 'timeOff', label: t('requests.timeOff') },
          { value: 'shift', label: t('requests.shift') },
        ]}
      />
      <DateField {...field('date')} label={t('requests.add.date')} min={dates.first} max={dates.last} />
      {values.kind === 'shift' && (
        <SearchSelectField
          {...field('communityId')}
          label={t('requests.decide.community')}
          placeholder={t('requests.add.chooseCommunity')}
          nothingFound={t('requests.add.none')}
          choices={byName(communities.map(({ id, propertyName }) => ({ id, name: propertyName })))}
          limit={50}
        />
      )}
    </FormDialog>
  );
}
