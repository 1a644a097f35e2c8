/** /paynow/how-it-works: four steps, what to beware of, and what people ask (visual 36). Knows no route. */

import { buttonClass } from '../../../ui/actions/button.tsx';
import { FeatureLink } from '../../../ui/actions/feature-link.tsx';
import { PayAction } from '../../../ui/actions/pay-action.tsx';
import { Breadcrumbs, type Crumb } from '../../../ui/navigation/breadcrumbs.tsx';
import { Icon } from '../../../ui/surfaces/icons.tsx';
import { unbroken } from '../../../ui/text/unbroken.tsx';
import { copy } from '../copy.ts';
import { usePaynowMaintenance } from '../maintenance.query.ts';
import { MaintenanceSentence, MaintenanceStrip } from '../maintenance-words.tsx';
import { StepFigure } from '../step-figure.tsx';
import styles from './how-it-works.module.css';
import { type HowItWorksPageProps, HowScreen, type HowScreenName } from './how-screen.tsx';

const { how } = copy;
const trail: readonly Crumb[] = [
  { feature: 'bills', label: how.crumbs.bills },
  { feature: 'paynow', label: how.crumbs.payNow },
];
const names: readonly HowScreenName[] = ['amount', 'scan', 'check', 'pay'];

export function HowItWorksPage(props: HowItWorksPageProps) {
  const { state, message } = usePaynowMaintenance();
  return (
    <div className="stack">
      <Breadcrumbs trail={trail} current={how.crumbs.here} />
      <div className={styles.head}>
        <div className={styles.words}>
          <h1>{how.title}</h1>
          <p className="lead above-8">{how.lead}</p>
        </div>
        {state === 'off' ? <MaintenanceSentence message={message} /> : <Act due={props.due} />}
      </div>
      {state === 'told' && <MaintenanceStrip message={message} />}
      <ol className={styles.steps}>
        {names.map((name, index) => {
          const { title, text } = how.steps[name];
          return (
            <li key={name} className={styles.step}>
              <HowScreen name={name} {...props} />
              <div className={styles.told}>
                <StepFigure step={index + 1} isLarge />
                <h2>{title}</h2>
                <p className="second">
                  {typeof text === 'string' ? text : text(props.payee, props.paysSeveral)}
                </p>
              </div>
            </li>
          );
        })}
      </ol>
      <p className={`notice ${styles.beware}`}>
        <Icon name="shield" />
        <span>
          <strong>{how.ours}</strong>
          {unbroken(how.notOurs)}
        </span>
      </p>
      <section className={styles.know} aria-labelledby="good-to-know">
        <h2 id="good-to-know">{how.goodToKnow}</h2>
        <div className={`card ${styles.questions}`}>
          {how.questions.map(({ question, answer }, index) => (
            <details key={question} open={index === 0}>
              <summary>
                {question}
                <Icon name="chevronDown" />
              </summary>
              <p className="second">{answer}</p>
            </details>
          ))}
        </div>
      </section>
    </div>
  );
}

/** The sum when something is due, else the way to the bills. */
function Act({ due }: Pick<HowItWorksPageProps, 'due'>) {
  if (due === null || due <= 0)
    return (
      <FeatureLink feature="bills" className={buttonClass({ kind: 'second' })}>
        {how.toBills}
      </FeatureLink>
    );
  return (
    <PayAction className={buttonClass({})}>
      <Icon name="qr" />
      {how.pay(due)}
    </PayAction>
  );
}
