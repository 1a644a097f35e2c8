/**
 * A message of the utility with its few marks: bold, lines, paragraphs, lists and links to https. Loaded when a
 * message comes. Draws React elements from plain values and never innerHTML.
 */
import type { ReactNode } from 'react';
import { OutsideLink } from '../actions/outside-link.tsx';
import styles from './rich-text.module.css';
import { type RichNode, richNodes } from './rich-text.parse.ts';

export function RichText({ markup }: { markup: string }) {
  return <div className={styles.rich}>{richNodes(markup).map(drawn)}</div>;
}

/** Nodes never change places: their number is their name. */
function drawn(node: RichNode, key: number): ReactNode {
  if (typeof node === 'string') return node;
  if (node.tag === 'br') return <br key={key} />;
  const { tag: Tag, href, children } = node;
  const inside = children.map(drawn);
  if (Tag !== 'a') return <Tag key={key}>{inside}</Tag>;
  // A link that leads nowhere is its words; one without words is nothing.
  if (href === null || !hasWords(children)) return <span key={key}>{inside}</span>;
  return (
    <OutsideLink key={key} href={href} isInText>
      {inside}
    </OutsideLink>
  );
}

function hasWords(nodes: readonly RichNode[]): boolean {
  return nodes.some((node) =>
    typeof node === 'string' ? node.trim() !== '' : node.tag !== 'br' && hasWords(node.children),
  );
}
