import { type ReactNode, Suspense } from 'react';
import { AddMessages } from '../i18n/LanguageProvider.tsx';
import type { Catalog } from '../i18n/messages/define-catalog.ts';

/** Renders a dialog that `useOpenable` opened, with the messages that loaded with it. */
export function OpenedDialog({ catalog, children }: { catalog: Catalog; children: ReactNode }) {
  return (
    <Suspense>
      <AddMessages catalog={catalog}>{children}</AddMessages>
    </Suspense>
  );
}
