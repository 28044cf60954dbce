import {
  createEditionRoute,
  type EmailPreviewQuery,
  pauseEditionRoute,
  resumeEditionRoute,
  type SaveEditionRequest,
  saveEditionRoute,
  scheduleEditionRoute,
  sendTestEmailRoute,
  setAutomaticSendingRoute,
  unscheduleEditionRoute,
} from '@townlight/contract/newsletter';
import { request } from '../../../http/api-request.ts';

const TRANSITIONS = {
  unschedule: unscheduleEditionRoute,
  pause: pauseEditionRoute,
  resume: resumeEditionRoute,
} as const;

/** State transitions of an edition other than scheduling. */
export type EditionTransition = keyof typeof TRANSITIONS;

/**
 * Creates a draft with all categories.
 * @throws ApiFailure
 */
export const createEdition = (id: string) => request(createEditionRoute, { body: { id } });

/**
 * Saves the text of a draft.
 * @throws ApiFailure 409 where it is no longer a draft, or another member has saved it
 */
export const saveEditionText = (id: string, body: SaveEditionRequest) =>
  request(saveEditionRoute, { params: { id }, body });

/** Schedules a draft. @throws ApiFailure */
export const scheduleEdition = (id: string, at: Date) =>
  request(scheduleEditionRoute, { params: { id }, body: { at: at.toISOString() } });

/**
 * Pauses, resumes or unschedules an edition.
 * @throws ApiFailure 409 where its state has changed
 */
export const transitionEdition = (id: string, move: EditionTransition) =>
  request(TRANSITIONS[move], { params: { id } });

/**
 * Sends a test to the signed-in member.
 * @throws ApiFailure
 */
export const sendTestEmail = (id: string, body: EmailPreviewQuery) =>
  request(sendTestEmailRoute, { params: { id }, body });

/** @throws ApiFailure */
export const setAutomaticSending = (automatic: boolean) =>
  request(setAutomaticSendingRoute, { body: { automatic } });
