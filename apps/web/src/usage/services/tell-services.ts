import { USAGE_META, type UsageRequestEvent, usageServices } from '@townlight/contract/usage';
import { isToldOutside } from '@townlight/domain/usage';
import type { TellService } from './service.ts';

let services: Promise<readonly TellService[]> | undefined;

/** Sends an event to the services that the page's head names; where it names none, no code of them is loaded. */
export function tellServices(event: UsageRequestEvent): void {
  if (!isToldOutside(event.page)) return;
  services ??= openServices();
  services.then(
    (opened) => {
      for (const tell of opened) tell(event);
    },
    () => {},
  );
}

async function openServices(): Promise<readonly TellService[]> {
  const told = document.querySelector<HTMLMetaElement>(`meta[name="${USAGE_META}"]`)?.content;
  if (told === undefined) return [];
  const { plausible, matomo, google } = usageServices.parse(JSON.parse(told));
  return await Promise.all([
    ...(plausible ? [import('./plausible.ts').then((one) => one.openPlausible(plausible))] : []),
    ...(matomo ? [import('./matomo.ts').then((one) => one.openMatomo(matomo))] : []),
    ...(google ? [import('./google.ts').then((one) => one.openGoogle(google))] : []),
  ]);
}
