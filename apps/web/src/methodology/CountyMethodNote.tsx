import { queryOptions, useQuery } from '@tanstack/react-query';
import { methodNoteRoute } from '@townlight/contract/county/method-note';
import type { MethodName } from '@townlight/domain/county';
import type { Language } from '@townlight/domain/language';
import { useIntl } from 'react-intl';
import { request } from '../http/api-request.ts';
import { county } from '../i18n/county.ts';
import { localName } from '../i18n/names.ts';
import { Text } from '../i18n/Text.tsx';
import { useLanguageChoice } from '../i18n/use-language.ts';

const methodNoteQuery = (method: MethodName, language: Language) =>
  queryOptions({
    queryKey: ['method note', method, language],
    queryFn: ({ signal }) => request(methodNoteRoute, { params: { method, language }, signal }),
  });

/** What the county’s pack adds to a method: its sources and exceptions. */
export function CountyMethodNote(props: { of: MethodName }) {
  return county.methodNotes?.includes(props.of) ? <Note of={props.of} /> : null;
}

function Note(props: { of: MethodName }) {
  const intl = useIntl();
  const { data } = useQuery(methodNoteQuery(props.of, useLanguageChoice().language));
  if (data === undefined) return null;
  return (
    <>
      <h2>
        <Text id="method.inCounty" values={{ county: localName(intl, county.name) }} />
      </h2>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by the server without raw HTML */}
      <div lang={data.language} dangerouslySetInnerHTML={{ __html: data.html }} />
    </>
  );
}
