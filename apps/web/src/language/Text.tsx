import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from './messages/en.ts';

type RichValue = ReactNode | ((parts: ReactNode[]) => ReactNode);

const bold = (parts: ReactNode[]) => <b>{parts}</b>;

/** A text of the catalog; `<b>` in it is bold, other tags are given as functions. */
export function Text(props: { id: MessageId; values?: Record<string, RichValue> }) {
  return <FormattedMessage id={props.id} values={{ b: bold, ...props.values }} />;
}
