import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import type { Language } from '@townlight/domain/language';
import { useState } from 'react';
import { siteLanguages } from '../../i18n/resolve-language.ts';
import { Text } from '../../i18n/Text.tsx';
import { useLanguageChoice } from '../../i18n/use-language.ts';
import { useText } from '../../i18n/use-text.ts';
import { useServerMessages } from '../staff/index.ts';
import { newsQuery } from './api/news-queries.ts';
import { useParagraphs, useSaveParagraph } from './api/use-paragraph.ts';
import styles from './NewsParagraphEditor.module.css';

/** Edits a paragraph of one of the newest entries, in either language. */
export function NewsParagraphEditor() {
  const text = useText();
  const { language: pageLanguage } = useLanguageChoice();
  const entries = useQuery(newsQuery(pageLanguage, null, null)).data?.entries;
  const [chosen, setChosen] = useState<string | null>(null);
  const [language, setLanguage] = useState<Language>('en');
  const entry = chosen ?? entries?.[0]?.id ?? null;
  const written = useParagraphs(entry).data?.paragraphs;
  if (entries === undefined || entry === null) return null;
  return (
    <section className={styles.section} aria-labelledby="staff-news">
      <h2 id="staff-news">
        <Text id="staff.news" />
      </h2>
      <div className={styles.choices}>
        <TextField
          select
          size="small"
          label={text('staff.newsEntry')}
          value={entry}
          onChange={({ target }) => setChosen(target.value)}
        >
          {entries.map(({ id, title }) => (
            <MenuItem key={id} value={id}>
              {title}
            </MenuItem>
          ))}
        </TextField>
        {siteLanguages.length > 1 && (
          <TextField
            select
            size="small"
            label={text('staff.newsLanguage')}
            value={language}
            onChange={({ target }) => setLanguage(target.value as Language)}
          >
            {siteLanguages.map((one) => (
              <MenuItem key={one} value={one}>
                {text(one === 'en' ? 'staff.news.en' : 'staff.news.es')}
              </MenuItem>
            ))}
          </TextField>
        )}
      </div>
      {written !== undefined && (
        <ParagraphForm
          key={`${entry} ${language}`}
          entry={entry}
          language={language}
          before={written.find((one) => one.language === language)?.markdown ?? ''}
        />
      )}
    </section>
  );
}

function ParagraphForm(props: { entry: string; language: Language; before: string }) {
  const text = useText();
  const serverMessages = useServerMessages();
  const save = useSaveParagraph();
  const [markdown, setMarkdown] = useState(props.before);
  const [result, setResult] = useState('');
  const send = async () => {
    try {
      const message = await save(props.entry, { language: props.language, markdown });
      setResult(
        serverMessages.success(message, markdown === '' ? 'staff.newsRemoved' : 'staff.newsSaved'),
      );
    } catch (error) {
      setResult(serverMessages.failure(error));
    }
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextField
        multiline
        minRows={3}
        label={text('staff.newsParagraph')}
        helperText={text('staff.newsHint')}
        value={markdown}
        onChange={({ target }) => setMarkdown(target.value)}
        slotProps={{ htmlInput: { maxLength: 5_000, lang: props.language } }}
      />
      <Button type="submit" variant="outlined">
        <Text id="staff.newsSave" />
      </Button>
      <p role="status">{result}</p>
    </form>
  );
}
