import { IconFileUnknown } from '@tabler/icons-react';
import { useCommunityDirectory } from 'shared-lib/data';
import type { TypeUsage } from '../../data/typeUsage.api.ts';
import { typeNameIn } from 'mf-settings/domain';
import { unknownProperty, type ViolationType } from 'shared-lib/domain';
import { formatDateTime, formatMoney, useTexts } from 'shared-lib/i18n';
import { Button, StatePanel, StatusBadge } from 'shared-lib/ui';
import { FactList, StepPanel } from 'shared-lib/ui/drawer';
import { RecordPage } from 'shared-lib/ui/lists';
import { usePersonName } from '../../settings/usePersonName.ts';
import { severityMeanings } from './severityMeanings.ts';
import { EditingType, useTypeActions } from './TypeActions.tsx';
import styles from './TypesSection.module.css';

interface TypePanelProps {
  /** The types in the list, in order. */
  types: readonly ViolationType[];
  /** All types, including merged ones. */
  all: readonly ViolationType[];
  /** How often a type is used; null while counting. */
  countsOf: (id: string) => TypeUsage | null;
  /** The type shown; null for a closed panel. */
  openId: string | null;
  onStep: (id: string) => void;
  onMerge: (id: string) => void;
  onClose: () => void;
}

/** Everything about one violation type, next to the list. */
export function TypePanel({ types, all, countsOf, openId, onStep, onMerge, onClose }: TypePanelProps) {
  const { t } = useTexts('mf-settings');
  return (
    <StepPanel
      title={t('operations.types.one')}
      keys={types.map(({ id }) => id)}
      openKey={openId}
      onStep={onStep}
      onClose={onClose}
    >
      {(id) => {
        const type = types.find((one) => one.id === id);
        return type ? (
          <Content
            key={id}
            type={type}
            all={all}
            use={countsOf(id)}
            onMerge={() => onMerge(id)}
            onGone={onClose}
          />
        ) : (
          <Gone type={all.find((one) => one.id === id)} all={all} onShow={onStep} />
        );
      }}
    </StepPanel>
  );
}

interface GoneProps {
  /** A merged type; undefined if it was deleted. */
  type: ViolationType | undefined;
  all: readonly ViolationType[];
  onShow: (id: string) => void;
}

/** Replaces a type that has left the list, and says where its cases are. */
function Gone({ type, all, onShow }: GoneProps) {
  const { t, i18n } = useTexts('mf-settings');
  const into = all.find(({ id }) => id === type?.mergedInto);
  return (
    <StatePanel
      icon={<IconFileUnknown size={32} />}
      title={t('operations.types.gone.title')}
      action={
        into && (
          <Button onClick={() => onShow(into.id)}>
            {t('operations.types.gone.show', { into: typeNameIn(into, i18n.language) })}
          </Button>
        )
      }
    >
      {type && into
        ? t('operations.types.gone.merged', {
            name: typeNameIn(type, i18n.language),
            into: typeNameIn(into, i18n.language),
          })
        : t('operations.types.gone.text')}
    </StatePanel>
  );
}

interface ContentProps {
  type: ViolationType;
  all: readonly ViolationType[];
  use: TypeUsage | null;
  onMerge: () => void;
  onGone: () => void;
}

function Content({ type, all, use, onMerge, onGone }: ContentProps) {
  const { t, i18n } = useTexts('mf-settings');
  const nameOf = usePersonName();
  const actions = useTypeActions({ type, all, use, onMerge, onGone });
  const communities = useCommunityDirectory();
  const { name, isActive, severity, defaultFineCents, communityIds, updatedAt, updatedBy } = type;
  const shown = typeNameIn(type, i18n.language);
  const found = communities.status === 'ready' ? communities.data : [];
  const places =
    communityIds === 'all'
      ? t('operations.types.reach.all')
      : found
          .filter(({ id }) => communityIds.includes(id))
          .map(({ propertyName }) => propertyName || unknownProperty)
          .join(', ') || t('operations.types.communities', { count: communityIds.length });
  const templates = (['emailTemplate', 'emailTemplateEs', 'smsTemplate', 'smsTemplateEs'] as const).filter(
    (field) => type[field],
  );
  return (
    <RecordPage
      name={shown}
      badges={
        <>
          <StatusBadge meaning={isActive ? 'good' : 'neutral'}>
            {t(isActive ? 'operations.types.active' : 'operations.types.inactive')}
          </StatusBadge>{' '}
          <StatusBadge meaning={severityMeanings[severity]}>
            {t(`operations.types.severities.${severity}`)}
          </StatusBadge>
        </>
      }
      facts={
        <>
          <FactList
            facts={[
              // The name in the other language.
              shown === name.en
                ? { label: t('operations.types.fields.nameEs'), value: name.es }
                : { label: t('operations.types.fields.nameEn'), value: name.en },
              {
                label: t('operations.types.used'),
                value: use && t('operations.types.use', { count: use.all, open: use.open }),
              },
              {
                label: t('operations.types.fields.requiresPhoto'),
                value: t(type.requiresPhoto ? 'operations.types.yes' : 'operations.types.no'),
              },
              {
                label: t('operations.types.fields.defaultFineCents'),
                value:
                  defaultFineCents === null
                    ? t('operations.types.noFine')
                    : formatMoney(defaultFineCents, i18n.language),
              },
              { label: t('operations.types.fields.reach'), value: places },
              {
                label: t('operations.types.words.title'),
                value:
                  templates.map((field) => t(`operations.types.fields.${field}`)).join(', ') ||
                  t('operations.types.words.ours'),
              },
              {
                label: t('operations.types.changed'),
                value:
                  updatedAt &&
                  [formatDateTime(updatedAt, i18n.language), updatedBy && nameOf(updatedBy)]
                    .filter(Boolean)
                    .join(' · '),
              },
            ]}
          />
          {use !== null && use.all > 0 && (
            <p className={`vh-soft ${styles.inUse}`}>{t('operations.types.remove.inUse')}</p>
          )}
        </>
      }
      logId={type.id}
      actions={actions}
    >
      <EditingType type={type} all={all} use={use} />
    </RecordPage>
  );
}
