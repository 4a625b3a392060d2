import { paidPlan } from 'shared-lib/domain';
import { formatMoney, useTexts } from 'shared-lib/i18n';
import styles from './PlanQuestions.module.css';

const questions = ['included', 'employee', 'charged', 'fewer', 'older'] as const;

/** Communities added by each additional employee. */
const communitiesPerSeat = paidPlan(2).maxCommunities - paidPlan(1).maxCommunities;

interface PlanQuestionsProps {
  /** Cents per employee and month. */
  seatCents: number;
  heading?: 'h2' | 'h4';
}

/** Frequently asked questions about plans. */
export function PlanQuestions({ seatCents, heading: Heading = 'h2' }: PlanQuestionsProps) {
  const { t, i18n } = useTexts('mf-billing');
  const values = {
    communities: communitiesPerSeat,
    price: formatMoney(seatCents, i18n.language),
    admins: paidPlan(1).admin,
  };
  return (
    <section aria-labelledby="plan-questions">
      <Heading id="plan-questions" className={styles.title}>
        {t('questions.title')}
      </Heading>
      <dl className={styles.list}>
        {questions.map((question) => (
          <div key={question}>
            <dt className={styles.question}>{t(`questions.${question}.title`)}</dt>
            <dd className={styles.answer}>{t(`questions.${question}.text`, values)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
