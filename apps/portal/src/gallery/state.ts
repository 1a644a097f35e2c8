/**
 * A catalogued state. Every page and card has a *.states.tsx beside it; the gallery draws them, tests
 * walk through them, and so nobody has to know how to make a screen fail.
 */
import type { Input, OperationName, Output } from '@portal/contract';
import type { RestName } from '@portal/contract/http';
import type { ReactNode } from 'react';
import type { AvailabilityOfFeature } from '../lib/availability.ts';

/** Answer of the wire to an operation in a state. */
export type Answer<N extends OperationName> =
  | { readonly data: Output<N> | ((input: Input<N>) => Output<N>); readonly afterMs?: number }
  | Refused
  /** Never answers: freezes a loading state. */
  | { readonly delay: 'infinite' };

export type Answers = { readonly [N in OperationName]?: Answer<N> | ((count: number) => Answer<N>) };

/** Answer of the wire to a REST call beside POST /api; `data` may be made from the body that was sent. */
export type RestAnswer =
  | { readonly data: unknown; readonly status?: number; readonly afterMs?: number }
  | Refused
  /** Never answers; `sent`: so much of an upload, 0 to 1, has gone before. */
  | { readonly delay: 'infinite'; readonly sent?: number }
  /** The way there breaks. */
  | { readonly isCut: true }
  /** A stream of events that has told these and stays open. */
  | { readonly events: readonly object[] };

interface Refused {
  readonly error: string;
  /** The fields that were refused, with their words. */
  readonly details?: readonly { readonly field: string; readonly message: string }[];
}

/** By the name of its path in restPaths; a path that is not named here answers 404. */
export type RestAnswers = {
  readonly [N in Exclude<RestName, 'api'>]?: RestAnswer | ((count: number) => RestAnswer);
};

export interface GalleryState {
  /** In the words of a person: 'two premises, one not fetched yet'. */
  readonly about: string;
  /** None where nothing is asked for. */
  readonly answers?: Answers | undefined;
  readonly rest?: RestAnswers;
  /** Which features of the portal are open; all of them unless said. */
  readonly availability?: AvailabilityOfFeature;
  /** The gateway's clock, ISO; a fixed day unless said. */
  readonly now?: string;
  /** Draws a page of its own, with its main landmark: not a part inside the margins of one. */
  readonly isPage?: boolean;
  render(): ReactNode;
  /** Steps by hand, for states that are reached by them. */
  act?(page: HTMLElement): unknown;
}

/** The states of one page or card, by name: 'ready', 'empty', 'loading', 'failed', … */
export type States = Readonly<Record<string, GalleryState>>;

/** Availability in a state that says nothing: as in the pictures, everything is built and on. */
export const everythingOpen: AvailabilityOfFeature = () => 'open';

export function defineStates<const S extends States>(states: S): S {
  return states;
}

/** The Friday of the pictures, 3:02 PM in Singapore. */
export const PICTURED_NOW = '2026-11-20T07:02:00.000Z';
