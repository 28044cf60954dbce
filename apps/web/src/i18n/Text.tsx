import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from './messages/en.ts';

type RichValue = ReactNode | ((chunks: ReactNode[]) => ReactNode);

const bold = (chunks: ReactNode[]) => <b>{chunks}</b>;

/** Renders a message; `<b>` in it is bold, other tags are passed as functions. */
export function Text(props: { id: MessageId; values?: Record<string, RichValue> }) {
  return <FormattedMessage id={props.id} values={{ b: bold, ...props.values }} />;
}
