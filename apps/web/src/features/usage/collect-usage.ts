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
  if (language !== inLanguage) send();
  inLanguage = language;
  waiting.push(event);
  if (waiting.length >= MAX_USAGE_EVENTS) send();
  else timer ??= setTimeout(send, SEND_AFTER_MS);
}

function send(): void {
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

// the last event at which a phone lets a page send anything
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') send();
});
