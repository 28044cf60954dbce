import type { WhoToAsk } from '@townlight/contract/who-to-ask';
import { FeedbackButton } from '../feedback/index.ts';
import { Text } from '../language/Text.tsx';
import { loadsOf } from '../net/loads.ts';
import { PartPlace } from '../notices/PartPlace.tsx';
import type { AskedArea } from './asked-area.ts';
import { NextDay } from './NextDay.tsx';
import { useWhoToAsk } from './use-who-to-ask.ts';
import room from './WhoToAsk.module.css';
import styles from './WhoToAskList.module.css';

/** Emergency, police, districts, meetings and help; uncertain entries are marked as unknown. */
export function WhoToAskList({ partition, area }: AskedArea) {
  const asked = useWhoToAsk(partition, area);
  if (asked.data === undefined)
    return (
      <PartPlace loads={loadsOf([asked], [])}>
        <div className={room.place} />
      </PartPlace>
    );
  return (
    <>
      <dl className={styles.list}>
        {asked.data.map((entry) => (
          <div key={`${entry.kind} ${entry.name}`} className={styles.row}>
            <dt>{entry.title}</dt>
            <dd>
              <Entry {...entry} />
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.foot}>
        {asked.data.some(({ sample }) => sample) && <Text id="ask.sampleText" />}{' '}
        <FeedbackButton text="ask.missing" className={styles.missing} />
      </p>
    </>
  );
}

function Entry({ name, url, sample, text, phone, rule }: WhoToAsk[number]) {
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
          <a href={`tel:${phone}`}>{phone}</a>.
        </>
      )}
      {rule && <NextDay {...rule} />}
    </>
  );
}
