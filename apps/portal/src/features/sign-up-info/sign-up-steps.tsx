/** The whole way in three bars, as on the provider's own sign-up page. */
import { copy } from './copy.ts';

const [here, ...later] = copy.steps;

export function SignUpSteps() {
  return (
    <>
      <ol className="steps">
        <li aria-current="step">
          <span>{here}</span>
        </li>
        {later.map((name) => (
          <li key={name}>
            <span>{name}</span>
          </li>
        ))}
      </ol>
      <p className="steps-phone" aria-hidden="true">
        {copy.stepOf(1, copy.steps.length, here)}
      </p>
    </>
  );
}
