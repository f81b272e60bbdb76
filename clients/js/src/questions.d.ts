import type { Signal } from './connection.js';
import type { ConfirmEvent, ResolveEvent } from './protocol/changes.js';
import type { PlacedTarget } from './protocol/values.js';

/** Where a question comes from, and a signal that is aborted when nobody waits for the answer any more. */
export interface QuestionContext {
  session: string;
  signal: Signal;
}

/** May the step be left, or entered? Undefined: the host calls `answer` itself. */
export type Confirmation = boolean | 'yes' | 'no' | 'skip' | undefined;

/** Where the target is; null: it has none now. Undefined: the host calls `answer` itself. */
export type Resolution = PlacedTarget | null | 'skip' | undefined;

export type ConfirmHandler = (question: ConfirmEvent, context: QuestionContext) => Promise<Confirmation> | Confirmation;

export type ResolveHandler = (question: ResolveEvent, context: QuestionContext) => Promise<Resolution> | Resolution;
