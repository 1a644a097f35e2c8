/** The whole way in three bars, as on the provider's own sign-up page. */
import { copy } from './copy.ts';
import styles from './sign-up-steps.module.css';

const [here, ...later] = copy.steps;

export function SignUpSteps() {
  return (
    <>
      <ol className={styles.steps}>
        <li aria-current="step">
          <span>{here}</span>
        </li>
        {later.map((name) => (
          <li key={name}>
            <span>{name}</span>
          </li>
        ))}
      </ol>
      <p className={styles.phone} aria-hidden="true">
        {copy.stepOf(1, copy.steps.length, here)}
      </p>
    </>
  );
}
