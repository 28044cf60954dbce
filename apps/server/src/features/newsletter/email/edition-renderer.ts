import type { Language } from '@townlight/domain/language';
import type { Queryable } from '../../../platform/database/query.ts';
import { describeDataNews } from '../blocks/describe-data-news.ts';
import type { AreaEditionFacts } from '../edition/area-edition-facts.ts';
import type { Edition } from '../edition/edition.ts';
import type { EmailMessagesByLanguage } from '../messages/index.ts';
import { readEdition } from '../store/editions.ts';
import { readEditionFacts } from '../store/facts.ts';
import type { EditionRenderer, EmailFrame, EmailSection, FrameChoice } from './email-content.ts';
import { renderEmailFrame } from './render-email-frame.ts';
import { renderEmailSection } from './render-email-section.ts';

/** What all editions are rendered with. */
export interface EmailRenderContext {
  /** Base URL of the site, without a trailing slash. */
  readonly siteUrl: string;
  readonly messages: EmailMessagesByLanguage;
  /** The sender's postal address; omitted if it is not configured. */
  readonly postalAddress?: string | undefined;
}

/** Loads an edition with its stored figures. Returns null if it does not exist or is a draft. */
export async function openEditionRenderer(
  pool: Queryable,
  id: string,
  emailContext: EmailRenderContext,
): Promise<EditionRenderer | null> {
  const edition = await readEdition(pool, id);
  if (edition === null || edition.state === 'draft') return null;
  return createEditionRenderer(edition, await readEditionFacts(pool, id), emailContext);
}

/** Creates the renderer of an edition from given figures. */
export function createEditionRenderer(
  edition: Edition,
  facts: readonly AreaEditionFacts[],
  { siteUrl, messages, postalAddress }: EmailRenderContext,
): EditionRenderer {
  const factsOf = new Map(facts.map((area) => [area.id, area]));
  const { record = null, news = [] } = facts[0] ?? {};
  const sample = facts.some(({ record: of, air }) => of?.sample || air?.sample);
  const sections = new Map<string, EmailSection>();
  const frames = new Map<string, EmailFrame>();

  const makeFrame = (language: Language, which: FrameChoice): EmailFrame =>
    renderEmailFrame({
      ...which,
      siteUrl,
      postalAddress,
      messages: messages[language],
      period: edition.period,
      sample,
      blocks:
        which.dataNews && edition.categories.includes('data-news')
          ? [describeDataNews({ record, news, period: edition.period }, messages[language])]
          : [],
      note:
        which.note && edition.categories.includes('editors-note')
          ? edition.notes[language].trim()
          : '',
    });

  return {
    edition,
    nameOf: (area) => factsOf.get(area)?.name ?? null,
    section(area, language, chosen, charts) {
      const categories = edition.categories.filter((category) => chosen.includes(category));
      const key = `${area}|${language}|${categories.join()}|${charts}`;
      const known = sections.get(key);
      if (known !== undefined) return known;
      const areaFacts = factsOf.get(area);
      if (areaFacts === undefined) return null;
      const section = renderEmailSection({
        edition: edition.id,
        siteUrl,
        facts: areaFacts,
        messages: messages[language],
        categories,
        charts,
      });
      sections.set(key, section);
      return section;
    },
    frame(language, which) {
      const key = `${language}|${Object.values(which).join('|')}`;
      const known = frames.get(key);
      if (known !== undefined) return known;
      const frame = makeFrame(language, which);
      frames.set(key, frame);
      return frame;
    },
    titles(language, of) {
      const localized = messages[language];
      const names = localized.list(of.map(({ name }) => name));
      const month = localized.month(edition.period);
      const [first] = of;
      const subjectNames =
        of.length > 3 ? localized.text('email.several', { areas: of.length }) : names;
      const title = localized.text('email.title', { names: subjectNames, month });
      return {
        title,
        subject: localized.text('email.subject', { title }),
        preview: first === undefined ? '' : `${first.name}: ${first.sentence}`,
        names,
      };
    },
  };
}
