import { queryOptions, useQuery } from '@tanstack/react-query';
import { type AreaContacts, areaContactsRoute } from '@townlight/contract/area-contacts';
import type { Language } from '@townlight/domain/language';
import type { AreaId, Partition } from '@townlight/domain/places';
import { request } from '../../http/api-request.ts';
import { combineLoads } from '../../http/loads.ts';
import { Text } from '../../i18n/Text.tsx';
import { useLanguageChoice } from '../../i18n/use-language.ts';
import { LoadPlaceholder } from '../../notices/FailureNotice.tsx';
import { FeedbackButton } from '../feedback/index.ts';
import sectionStyles from './AreaContacts.module.css';
import styles from './ContactList.module.css';
import { NextMeeting } from './NextMeeting.tsx';

/** The area whose contacts are shown. */
export interface ContactArea {
  readonly partition: Partition;
  readonly area: AreaId;
  readonly name: string;
}

const areaContactsQuery = (partition: Partition, area: AreaId, language: Language) =>
  queryOptions({
    queryKey: ['who-to-ask', partition, area, language],
    queryFn: ({ signal }) =>
      request(areaContactsRoute, { params: { partition, id: area }, query: { language }, signal }),
  });

/** Emergency, police, districts, meetings and help; uncertain entries are marked as unknown. */
export function ContactList({ partition, area }: ContactArea) {
  const { language } = useLanguageChoice();
  const contacts = useQuery(areaContactsQuery(partition, area, language));
  if (contacts.data === undefined)
    return (
      <LoadPlaceholder loads={combineLoads([contacts], [])}>
        <div className={sectionStyles.place} />
      </LoadPlaceholder>
    );
  return (
    <>
      <dl className={styles.list}>
        {contacts.data.map((entry) => (
          <div key={`${entry.kind} ${entry.name}`} className={styles.row}>
            <dt>{entry.title}</dt>
            <dd>
              <Entry {...entry} />
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.foot}>
        {contacts.data.some(({ sample }) => sample) && <Text id="ask.sampleText" />}{' '}
        <FeedbackButton text="ask.missing" className={styles.missing} />
      </p>
    </>
  );
}

function Entry({ name, url, sample, text, phone, rule }: AreaContacts[number]) {
  return (
    <>
      {name !== null && <>{url === null ? name : <a href={url}>{name}</a>}. </>}
      {sample && (
        <span className={styles.sample}>
          <Text id="ask.sample" />
        </span>
      )}{' '}
      {text}
      {phone !== null && (
        <>
          {' '}
          <a href={`tel:${phone.replaceAll(' ', '-')}`}>{phone}</a>.
        </>
      )}
      {rule && <NextMeeting {...rule} />}
    </>
  );
}
