/**
 * Writes instants: milliseconds since 1970 that are compared with a column of timestamptz, inserted or set there go
 * to the driver as a Date. A number inside raw SQL does not pass here: PostgreSQL refuses it, use `dateAt`.
 */
import {
  type BinaryOperationNode,
  ColumnNode,
  type ColumnUpdateNode,
  type InsertQueryNode,
  type KyselyPlugin,
  type OperationNode,
  OperationNodeTransformer,
  PrimitiveValueListNode,
  type QueryId,
  ReferenceNode,
  ValueListNode,
  ValueNode,
  ValuesNode,
} from 'kysely';
import { dateAt } from '../../clock.ts';
import type { Instant } from '../tables/columns.ts';
import type { Tables } from '../tables.ts';

type InstantsOf<Table> = { [Name in keyof Table]: Instant extends Table[Name] ? Name : never }[keyof Table];
type InstantName = { [Name in keyof Tables]: InstantsOf<Tables[Name]> }[keyof Tables];

/** Every column of timestamptz; one that is missing here, or is none, does not compile. */
const instants: ReadonlySet<string> = new Set(
  Object.keys({
    askedAt: true,
    at: true,
    bankWordAt: true,
    callsUntil: true,
    cameAt: true,
    changedAt: true,
    closedAt: true,
    closesAt: true,
    consumedAt: true,
    createdAt: true,
    deadAt: true,
    decidedAt: true,
    doneAt: true,
    endedAt: true,
    endingToldAt: true,
    endsAt: true,
    expiresAt: true,
    firstAt: true,
    firstDueAt: true,
    flowedTo: true,
    foundAt: true,
    givenUpAt: true,
    invitedAt: true,
    issuedAt: true,
    lastAt: true,
    leftAt: true,
    liftedAt: true,
    linkedAt: true,
    lockedUntil: true,

    openedAt: true,
    opensAt: true,
    orderedAt: true,
    paidAt: true,
    passwordChangedAt: true,
    printedAt: true,
    readAt: true,
    receivedAt: true,
    recordedAt: true,
    replacedAt: true,
    retiredAt: true,
    retrievedAt: true,
    revokedAt: true,
    runAt: true,
    sealedAt: true,
    seenAt: true,
    sentAt: true,
    settledAt: true,
    startedAt: true,
    startsAt: true,
    statusAt: true,
    takenBackAt: true,
    toldAt: true,
    triedAt: true,
    usedAt: true,
    validatedAt: true,
    windowOpensAt: true,
    windowStart: true,
    withdrawnAt: true,
  } satisfies Record<InstantName, true>),
);

const isInstant = (node: OperationNode): boolean => {
  const column = ReferenceNode.is(node) ? node.column : node;
  return ColumnNode.is(column) && instants.has(column.column.name);
};

const toDate = (value: unknown): unknown => (typeof value === 'number' ? dateAt(value) : value);

const write = <Node extends OperationNode>(node: Node): Node =>
  ValueNode.is(node) ? { ...node, value: toDate(node.value) } : node;

class InstantTransformer extends OperationNodeTransformer {
  protected override transformBinaryOperation(node: BinaryOperationNode, id: QueryId): BinaryOperationNode {
    const seen = super.transformBinaryOperation(node, id);
    return isInstant(seen.leftOperand) ? { ...seen, rightOperand: write(seen.rightOperand) } : seen;
  }

  protected override transformColumnUpdate(node: ColumnUpdateNode, id: QueryId): ColumnUpdateNode {
    const seen = super.transformColumnUpdate(node, id);
    return isInstant(seen.column) ? { ...seen, value: write(seen.value) } : seen;
  }

  protected override transformInsertQuery(node: InsertQueryNode, id: QueryId): InsertQueryNode {
    const seen = super.transformInsertQuery(node, id);
    if (!seen.columns || !seen.values || !ValuesNode.is(seen.values)) return seen;
    const marks = seen.columns.map(isInstant);
    const rows = seen.values.values.map((row) =>
      PrimitiveValueListNode.is(row)
        ? PrimitiveValueListNode.create(row.values.map((value, at) => (marks[at] ? toDate(value) : value)))
        : ValueListNode.create(row.values.map((value, at) => (marks[at] ? write(value) : value))),
    );
    return { ...seen, values: ValuesNode.create(rows) };
  }
}

const transformer = new InstantTransformer();

export const instantsPlugin: KyselyPlugin = {
  transformQuery: ({ node, queryId }) => transformer.transformNode(node, queryId),
  transformResult: async ({ result }) => result,
};
