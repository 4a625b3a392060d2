import { useTexts } from 'shared-lib/i18n';
import { nameOfAgent, type TonightShift } from './tonightOf.ts';
import styles from './AgentCell.module.css';

/** Who serves a shift, and for whom they stepped in. */
export function AgentCell({ shift: { agent, insteadOf } }: { shift: TonightShift }) {
  const { t } = useTexts('mf-tracking');
  if (agent === null) return <span className={styles.nobody}>{t('nobody')}</span>;
  return (
    <span className={styles.cell}>
      <span className={styles.name} dir="auto" title={nameOfAgent(agent, t)}>
        {nameOfAgent(agent, t)}
      </span>
      {insteadOf && (
        <span className={styles.instead}>{t('instead', { name: nameOfAgent(insteadOf, t) })}</span>
      )}
    </span>
  );
}
