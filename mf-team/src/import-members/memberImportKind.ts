import { memberImportLimits } from 'mf-team/domain';
import type { CallableErrorCode, CallableResult } from 'shared-lib/data';
import { changedMeanwhile, tiers, type NewTeamMember, type RowProblem, type Tier } from 'shared-lib/domain';
import type { Translate } from 'shared-lib/i18n';
import { errorMessage } from 'shared-lib/ui/form';
import { firstNames, lastNames, type ImportKind } from 'shared-lib/ui/importing';
import { updateTeamMember } from '../data/teamCallables.ts';
import { planMembers, type ComparedMember } from './planMembers.ts';
import { memberFields, nameOf, readMember, type MemberField, type MemberRow } from './readMember.ts';

/** Common column names in English and Spanish, folded to letters only. */
const names: Readonly<Record<MemberField, readonly string[]>> = {
  fullName: [
    'name',
    'fullname',
    'employee',
    'employeename',
    'member',
    'teammember',
    'nombre',
    'nombrecompleto',
    'empleado',
    'miembro',
  ],
  firstName: firstNames,
  lastName: lastNames,
  email: ['email', 'emailaddress', 'mail', 'workemail', 'correo', 'correoelectronico', 'direcciondecorreo'],
  phone: [
    'phone',
    'phonenumber',
    'mobile',
    'mobilephone',
    'cell',
    'cellphone',
    'cellnumber',
    'mobilenumber',
    'telephone',
    'telefono',
    'celular',
    'movil',
  ],
  tier: ['tier', 'role', 'position', 'title', 'jobtitle', 'nivel', 'funcion', 'rol', 'puesto', 'cargo'],
  isActive: ['active', 'isactive', 'status', 'activo', 'estado'],
};

const needed: readonly MemberField[] = ['firstName', 'email', 'tier'];

/** Errors that affect only one row; the next row may still succeed. */
const ofOneRow: readonly CallableErrorCode[] = [
  'already-exists',
  'failed-precondition',
  'invalid-argument',
  'resource-exhausted',
  'aborted',
  'not-found',
];

/** Why the plan has no room for a row. The member limit uses the spec's wording (section 5). */
export const limitWords = (t: Translate<'mf-team'>, limit: RowProblem): string =>
  limit.code === 'adminsFull'
    ? t('importMembers.details.adminsFull', { count: Number(limit['count']) })
    : t('addMember.problems.teamFull');

function formatProblem(t: Translate<'mf-team'>, field: string, problem: RowProblem): string {
  if (problem.code === 'locked') return t('importMembers.details.locked');
  // In the form these are choices, so the form has no texts for an invalid value.
  if (problem.code === 'invalid' && (field === 'tier' || field === 'isActive')) {
    return t(`importMembers.details.${field}`);
  }
  return errorMessage('mf-team:addMember.problems', field, problem);
}

function formatNote(t: Translate<'mf-team'>, { code, ...note }: RowProblem): string {
  if (code === 'stays') return t(`importMembers.details.stays.${note['status'] as 'active' | 'inactive'}`);
  const tier = t(`tiers.${note['tier'] as Tier}`);
  const words = note['status'] === 'inactive' ? `${tier} · ${t('inactive')}` : tier;
  return 'firstName' in note ? `${words} · ${t('importMembers.details.nameOrder', note)}` : words;
}

interface Context extends Pick<ImportKind<MemberField, MemberRow, ComparedMember>, 'existing' | 'limit'> {
  readonly uid: string;
  readonly customerId: string;
  /** The business's country, for reading phone numbers. */
  readonly country: string;
  readonly add: (member: NewTeamMember) => Promise<CallableResult<unknown>>;
}

/**
 * The import of members, one row at a time.
 * @param t the module's texts
 */
export const memberImportKind = (
  t: Translate<'mf-team'>,
  { uid, customerId, country, add, ...rest }: Context,
): ImportKind<MemberField, MemberRow, ComparedMember> => {
  return {
    ...rest,
    id: 'import-members',
    limits: memberImportLimits,
    fields: memberFields.map((id) => ({
      id,
      label: t(`importMembers.columns.${id}`),
      help: id === 'fullName' ? '' : t(`importMembers.wanted.${id}`),
      names: names[id],
      isNeeded: needed.includes(id),
      // Without its last name, a row would match someone else.
      isKey: id === 'lastName',
      ...(id === 'fullName' && { insteadOf: 'firstName' as const }),
    })),
    template: {
      fileName: 'team-members.csv',
      example: ['Dana', 'Cole', 'dana@example.com', '+15550100123', t(`tiers.${tiers[2]}`), t('active')],
    },
    read: (texts) => readMember(texts, country),
    plan: planMembers({ uid, customerId }),
    nameOf: (texts) => {
      const { firstName, lastName } = nameOf(texts);
      return `${firstName} ${lastName}`.trim() || texts.email;
    },
    detailOf: ({ email }) => email,
    formatValue: (field, value) => (field === 'tier' ? t(`tiers.${value as Tier}`) : String(value)),
    formatProblem: (field, problem) => formatProblem(t, field, problem),
    formatNote: (note) => formatNote(t, note),
    formatDone: ({ request }) =>
      request?.act === 'add' && request.member.isActive ? t('importMembers.invited') : '',
    canSkip: true,
    partSize: 1,
    send: ({ rows: [row] }) =>
      row?.request?.act === 'change' ? updateTeamMember(row.request.change) : add(row!.request!.member),
    rowRefusal: ({ code, reason, fields = {} }, { request }) => {
      if (!ofOneRow.includes(code)) return null;
      if (reason === changedMeanwhile) return t('importMembers.failures.overtaken');
      if (Object.keys(fields).length > 0) return fields;
      return t(`importMembers.failures.${request?.act === 'change' ? 'changeFailed' : 'addFailed'}`);
    },
  };
};
