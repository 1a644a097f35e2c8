/**
 * Draws a bill and a receipt that nobody gets, so that the first customer after a start does not wait for faces to be
 * read and code to be made fast.
 */
import { buffer } from 'node:stream/consumers';
import { loadFace } from '../../../pdf/faces.ts';
import { billPaper } from './bill-paper.ts';
import { receiptPaper } from './receipt-paper.ts';
import { sampleBill, sampleReceipt } from './sample-papers.ts';

/** Code becomes fast after a few times. */
const TIMES = 3;

export async function warmPapers(): Promise<void> {
  for (const face of ['text', 'strong', 'heading'] as const) {
    loadFace(face, 'latin').layout('0123456789 ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz');
  }
  for (const script of ['chinese-simplified', 'tamil'] as const) {
    loadFace('text', script);
  }
  for (let time = 0; time < TIMES; time += 1) {
    await buffer(billPaper(sampleBill()));
    await buffer(receiptPaper(sampleReceipt));
  }
}
