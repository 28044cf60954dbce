import { successReply } from '@townlight/contract/done';
import type { EditionTextRequest, EmailPreviewQuery } from '@townlight/contract/newsletter';
import { apiSend } from '../../../http/api-request.ts';

const ROOT = '/api/staff/newsletter';

/** State transitions of an edition other than scheduling. */
export type EditionTransition = 'unschedule' | 'pause' | 'resume';

async function send(method: 'POST' | 'PUT', path: string, sent?: unknown): Promise<void> {
  await apiSend(method, `${ROOT}/${path}`, sent, successReply);
}

/**
 * `POST …/editions`: creates a draft with all categories.
 * @throws ApiFailure
 */
export const createEdition = (id: string) => send('POST', 'editions', { id });

/**
 * `PUT …/editions/{id}`.
 * @throws ApiFailure 409 where it is no longer a draft, or another member has saved it
 */
export const saveEditionText = (id: string, text: EditionTextRequest) =>
  send('PUT', `editions/${id}`, text);

/** `POST …/editions/{id}/schedule`. @throws ApiFailure */
export const scheduleEdition = (id: string, at: Date) =>
  send('POST', `editions/${id}/schedule`, { at: at.toISOString() });

/**
 * `POST …/editions/{id}/pause`, `resume` or `unschedule`.
 * @throws ApiFailure 409 where its state has changed
 */
export const transitionEdition = (id: string, move: EditionTransition) =>
  send('POST', `editions/${id}/${move}`);

/**
 * `POST …/editions/{id}/test`: sends a test to the signed-in member.
 * @throws ApiFailure
 */
export const sendTestEmail = (id: string, of: EmailPreviewQuery) =>
  send('POST', `editions/${id}/test`, of);

/** `PUT …/automatic`. @throws ApiFailure */
export const setAutomaticSending = (automatic: boolean) => send('PUT', 'automatic', { automatic });
