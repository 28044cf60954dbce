import { USAGE_META, type UsageRequestEvent, usageServices } from '@townlight/contract/usage';
import { canReportToAnalytics } from '@townlight/domain/usage';
import type { SendUsage } from './service.ts';

let services: Promise<readonly SendUsage[]> | undefined;

/** Sends an event to the services that the page's head names; where it names none, no code of them is loaded. */
export function sendToServices(event: UsageRequestEvent): void {
  if (!canReportToAnalytics(event.page)) return;
  services ??= openServices();
  services.then(
    (opened) => {
      for (const send of opened) send(event);
    },
    () => {},
  );
}

async function openServices(): Promise<readonly SendUsage[]> {
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${USAGE_META}"]`)?.content;
  if (content === undefined) return [];
  const { plausible, matomo, google } = usageServices.parse(JSON.parse(content));
  return await Promise.all([
    ...(plausible ? [import('./plausible.ts').then((one) => one.openPlausible(plausible))] : []),
    ...(matomo ? [import('./matomo.ts').then((one) => one.openMatomo(matomo))] : []),
    ...(google ? [import('./google.ts').then((one) => one.openGoogleAnalytics(google))] : []),
  ]);
}
