import type { AqiCategory } from '@townlight/domain/air';
import type { MessageId } from '../../../i18n/messages/en.ts';

/** Advice per level for groups that particles harm first, and for everyone. Source: EPA's advice, reworded. */
export const LEVEL_ADVICE: Readonly<
  Record<AqiCategory, { readonly sensitive: MessageId; readonly all: MessageId }>
> = {
  good: { sensitive: 'advice.good.sensitive', all: 'advice.good.all' },
  moderate: { sensitive: 'advice.moderate.sensitive', all: 'advice.moderate.all' },
  usg: { sensitive: 'advice.usg.sensitive', all: 'advice.usg.all' },
  unhealthy: { sensitive: 'advice.unhealthy.sensitive', all: 'advice.unhealthy.all' },
  veryunhealthy: { sensitive: 'advice.veryunhealthy.sensitive', all: 'advice.veryunhealthy.all' },
  hazardous: { sensitive: 'advice.hazardous.sensitive', all: 'advice.hazardous.all' },
};
