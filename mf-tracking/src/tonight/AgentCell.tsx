import { useTexts } from 'shared-lib/i18n';
import type { Agent, TonightShift } from './tonightOf.ts';
import styles from './AgentCell.module.css';

/** Who serves a shift, and for whom they stepped in. */
export function AgentCell({ shift: { agent, insteadOf } }: { shift: TonightShift }) {
  const { t } = useTexts('mf-tracking');
  const nameOf = ({ name }: Agent) => name ?? t('unknownMember');
  if (agent === null) return <span className={styles.nobody}>{t('nobody')}</span>;
  return (
    <span className={styles.cell}>
      <span className={styles.name} dir="auto" title={nameOf(agent)}>
        {nameOf(agent)}
      </span>
      {insteadOf && <span className={styles.instead}>{t('instead', { name: nameOf(insteadOf) })}</span>}
    </span>
  );
}
