import { employeePriceMonthly, paidPlan } from 'shared-lib/domain';
import { formatMoney, useTexts } from 'shared-lib/i18n';
import styles from './PlanQuestions.module.css';

const questions = ['included', 'employee', 'charged', 'fewer', 'older'] as const;

/** What one employee more brings. */
const further = {
  communities: paidPlan(2).maxCommunities - paidPlan(1).maxCommunities,
  cents: employeePriceMonthly * 100,
};

/** What people ask before they choose a plan, with the answers. */
export function PlanQuestions({ heading: Heading = 'h2' }: { heading?: 'h2' | 'h4' }) {
  const { t, i18n } = useTexts('mf-billing');
  const values = {
    communities: further.communities,
    price: formatMoney(further.cents, i18n.language),
    admins: paidPlan(1).admin,
  };
  return (
    <section className={styles.section} aria-labelledby="plan-questions">
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
