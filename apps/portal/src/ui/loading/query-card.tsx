/** A card that asks for its own data, and fails alone: its skeleton, its failure with Try Again, or its answer. */
import type { ComponentProps, ReactNode } from 'react';
import { Card } from '../surfaces/card.tsx';
import { FailurePanel } from './error-card.tsx';
import { Skeleton } from './skeleton.tsx';
import type { CardQuery } from './use-card-query.ts';

interface QueryAnswerProps<Data> {
  readonly query: CardQuery<Data>;
  /** The blocks and what is loading; or a skeleton of its own. */
  readonly skeleton:
    | (Omit<ComponentProps<typeof Skeleton>, 'phase'> & { readonly className?: string | undefined })
    | ((phase: NonNullable<CardQuery['waiting']>) => ReactNode);
  /** The text is that of the error unless another is given. */
  readonly failure: {
    readonly heading: string;
    readonly text?: string;
    readonly note?: ReactNode;
    readonly className?: string | undefined;
  };
  children(data: Data): ReactNode;
}

/** The inside alone, for a frame that is no card, or that holds more. */
export function QueryAnswer<Data>({ query, skeleton, failure, children }: QueryAnswerProps<Data>) {
  const { waiting, data, error, retry } = query;
  if (waiting) {
    if (typeof skeleton === 'function') return skeleton(waiting);
    const { className, ...blocks } = skeleton;
    return framed(className, <Skeleton phase={waiting} {...blocks} />);
  }
  if (data !== undefined) return children(data);
  const { className, ...words } = failure;
  return framed(className, <FailurePanel text={error?.message} {...words} retry={retry} />);
}

const framed = (className: string | undefined, inside: ReactNode) =>
  className === undefined ? inside : <div className={className}>{inside}</div>;

type FrameProps = Omit<ComponentProps<typeof Card>, 'children' | 'busy' | 'ref'>;

export function QueryCard<Data>({
  query,
  skeleton,
  failure,
  children,
  tone,
  ...frame
}: FrameProps & QueryAnswerProps<Data>) {
  const { waiting, data } = query;
  const hasFailed = !waiting && data === undefined;
  return (
    // No ink is spent on a failure.
    <Card
      {...frame}
      tone={hasFailed ? 'surface' : (tone ?? 'surface')}
      busy={waiting !== null}
      ref={query.frame}
    >
      <QueryAnswer {...{ query, skeleton, failure, children }} />
    </Card>
  );
}

/** An answer with cards of its own: until it comes, one card with the skeleton or the failure. */
export function QueryPage<Data>({ children, ...card }: FrameProps & QueryAnswerProps<Data>) {
  const { data } = card.query;
  return data === undefined ? <QueryCard {...card}>{() => null}</QueryCard> : children(data);
}
