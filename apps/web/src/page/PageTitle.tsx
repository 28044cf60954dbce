import { useText } from '../i18n/use-text.ts';

/** The title of the document; React hoists it into the head. */
export function PageTitle(props: { page: string }) {
  const text = useText();
  return <title>{text('app.title', { page: props.page })}</title>;
}
