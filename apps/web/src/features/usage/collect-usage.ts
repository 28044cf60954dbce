import {
  MAX_USAGE_EVENTS,
  USAGE_PATH,
  type UsageRequest,
  type UsageRequestEvent,
} from '@townlight/contract/usage';
import type { Language } from '@townlight/domain/language';
import { hasOrigin } from '../../http/has-origin.ts';
import { sendToServices } from './services/send-to-services.ts';

/** Events within this time are sent together. */
const SEND_AFTER_MS = 5_000;

let waiting: UsageRequestEvent[] = [];
let inLanguage: Language = 'en';
let timer: ReturnType<typeof setTimeout> | undefined;

/** Queues an event for this site's collector and, where configured, sends it to external services. */
export function collectUsage(event: UsageRequestEvent, language: Language): void {
  sendToServices(event);
  if (language !== inLanguage) sendUsage();
  inLanguage = language;
  waiting.push(event);
  if (waiting.length >= MAX_USAGE_EVENTS) sendUsage();
  else timer ??= setTimeout(sendUsage, SEND_AFTER_MS);
}

/** Sends the queued events. */
export function sendUsage(): void {
  clearTimeout(timer);
  timer = undefined;
  // a frame with an opaque origin cannot send anything
  if (waiting.length === 0 || !hasOrigin) {
    waiting = [];
    return;
  }
  const request: UsageRequest = { language: inLanguage, events: waiting };
  waiting = [];
  const body = new Blob([JSON.stringify(request)], { type: 'application/json' });
  navigator.sendBeacon(USAGE_PATH, body);
}
